"""Sentences before any language: keys of messages, and details."""

from msgspec import Struct


class Words(Struct, tag_field="kind", tag="words"):
    """Cards by their codes and other words of moves, to be listed."""

    words: list[str]


class Seats(Struct, tag_field="kind", tag="seats"):
    """Those who sit there, to be listed by name."""

    seats: list[int]


class Lines(Struct, tag_field="kind", tag="lines"):
    """Lines within a line, one after the other."""

    lines: "list[Line]"


Detail = int | float | str | Words | Seats | Lines


class Line(Struct):
    """One sentence."""

    key: str
    details: dict[str, Detail]
