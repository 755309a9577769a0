"""The command `tablee`."""

from tablee.cli.main import main

__all__ = ["main"]
