"""A game on paper: write it down, read it, play it again."""

from tablee.records.fair import Dealer, check_fair, check_luck, commitment
from tablee.records.notation import (
    PLACE,
    TARGET,
    Walk,
    move_of,
    play,
    read,
    shown,
    written,
)
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
from tablee.records.replay import Scribe, Step, dealt, moved, replay, result_of, verify
from tablee.records.setup import HIDDEN, Setup
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
    "dealt",
    "dumps",
    "load",
    "loads",
    "move_of",
    "moved",
    "play",
    "read",
    "replay",
    "result_of",
    "save",
    "shown",
    "verify",
    "written",
]
