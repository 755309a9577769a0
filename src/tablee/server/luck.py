"""Chance that nobody can foresee."""

import secrets


def fresh_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(32)


def fresh_name() -> str:
    """The name of a table, which nobody can guess."""
    return secrets.token_urlsafe(12)


def fresh_number() -> int:
    """What a bot's luck begins with."""
    return secrets.randbits(31)
