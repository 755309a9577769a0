"""The protocol of a game: states, zones, views, moves and notation."""
