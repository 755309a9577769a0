"""Chance that nobody can foresee."""

import secrets


def fresh_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(32)
