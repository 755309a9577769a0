"""The protocol that every game speaks."""
