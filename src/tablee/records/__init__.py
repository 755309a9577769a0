"""A game on paper: write it down, read it, play it again."""

from tablee.records.fair import Dealer, check_fair, check_luck, commitment
from tablee.records.notation import HIDDEN, PLACE, TARGET, Setup, Walk, play, read, shown, written
from tablee.records.record import (
    FORMAT,
    Deal,
    Event,
    Fair,
    Move,
    Record,
    RecordError,
    Result,
    Sitter,
)
from tablee.records.replay import Scribe, Step, replay, result_of, verify
from tablee.records.text import dumps, load, loads, save

__all__ = [
    "FORMAT",
    "HIDDEN",
    "PLACE",
    "TARGET",
    "Deal",
    "Dealer",
    "Event",
    "Fair",
    "Move",
    "Record",
    "RecordError",
    "Result",
    "Scribe",
    "Setup",
    "Sitter",
    "Step",
    "Walk",
    "check_fair",
    "check_luck",
    "commitment",
    "dumps",
    "load",
    "loads",
    "play",
    "read",
    "replay",
    "result_of",
    "save",
    "shown",
    "verify",
    "written",
]
