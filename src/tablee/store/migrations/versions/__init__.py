"""One file for each migration; a published migration is never edited."""
