"""A game on paper: write it down, read it, play it again."""

from tablee.records.notation import HIDDEN, PLACE, TARGET, Setup, Walk, play, read, shown, written
from tablee.records.record import FORMAT, Deal, Move, Record, RecordError, Result, Sitter
from tablee.records.replay import Scribe, Step, replay, verify
from tablee.records.text import dumps, load, loads, save

__all__ = [
    "FORMAT",
    "HIDDEN",
    "PLACE",
    "TARGET",
    "Deal",
    "Move",
    "Record",
    "RecordError",
    "Result",
    "Scribe",
    "Setup",
    "Sitter",
    "Step",
    "Walk",
    "dumps",
    "load",
    "loads",
    "play",
    "read",
    "replay",
    "save",
    "shown",
    "verify",
    "written",
]
