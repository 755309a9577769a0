"""Game records: write, read and replay a game."""

from tablee.records.fair import (
    UNPROMISED,
    Dealer,
    check_fair,
    check_luck,
    commitment,
    is_luck_promised,
)
from tablee.records.record import (
    FORMAT,
    Deal,
    Fair,
    Move,
    Record,
    RecordedEvent,
    RecordError,
    Result,
    SeatedPlayer,
    Starter,
)
from tablee.records.replay import (
    Recorder,
    Step,
    places_of_game,
    replay,
    result_of_game,
    step_of_deal,
    step_of_move,
    verify,
)
from tablee.records.text import dumps, load, loads, save

__all__ = [
    "FORMAT",
    "UNPROMISED",
    "Deal",
    "Dealer",
    "Fair",
    "Move",
    "Record",
    "RecordError",
    "RecordedEvent",
    "Recorder",
    "Result",
    "SeatedPlayer",
    "Starter",
    "Step",
    "check_fair",
    "check_luck",
    "commitment",
    "dumps",
    "is_luck_promised",
    "load",
    "loads",
    "places_of_game",
    "replay",
    "result_of_game",
    "save",
    "step_of_deal",
    "step_of_move",
    "verify",
]
