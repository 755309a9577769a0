"""Prompts: what a seat is asked, before any language."""

from typing import NamedTuple


class Prompt(NamedTuple):
    """A question: its name, and the numbers and words of moves that its sentence needs.

    The message `SLUG-ask-NAME` says it. Without a name, a general one does.
    """

    name: str
    details: dict[str, int | str]
