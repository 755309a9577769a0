"""Folders of this user's files, by the conventions of the operating system."""

from pathlib import Path

from platformdirs import user_data_path, user_state_path


def state_folder() -> Path:
    """Return the folder for tables, score sheets, guest tokens and journals."""
    return user_state_path("tablee", appauthor=False)


def data_folder() -> Path:
    """Return the folder for the database of a server."""
    return user_data_path("tablee", appauthor=False)
