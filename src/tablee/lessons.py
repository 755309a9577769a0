"""Lessons: guided first games, written as data beside their games (`lessons/SLUG.toml`)."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

from tablee import registry
from tablee.core.errors import GameError
from tablee.core.game import OptionValue

ANY_OTHER = ""
"""The beginning of every move: the answer to moves that no other beginning matches."""


class LessonPage(Struct, forbid_unknown_fields=True, frozen=True):
    """A page of a bubble: the message `GAME-lesson-TEXT`, and the things on the table it shows.

    A thing is a card, a zone such as `line`, the zone of a seat such as `front@1`, or a seat
    such as `@1`.
    """

    text: str
    show: list[str] = []


class ScriptedMove(Struct, tag_field="kind", tag="move", forbid_unknown_fields=True, frozen=True):
    """A step in which another seat makes a move."""

    seat: int
    move: str


class LessonQuestion(Struct, tag_field="kind", tag="ask", forbid_unknown_fields=True, frozen=True):
    """A step in which the learner reads and makes one of the wanted moves."""

    say: list[LessonPage]
    moves: list[str]
    others: dict[str, str] = {}
    """Messages for other legal moves, by the first words of the move; the longest one counts."""

    def answer(self, move: str) -> str:
        """Return the message for a legal move that is not wanted; empty if there is none."""
        fitting = [begin for begin in self.others if f"{move} ".startswith(f"{begin} ".lstrip())]
        return self.others[max(fitting, key=len)] if fitting else ""


LessonStep = ScriptedMove | LessonQuestion


class Lesson(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A guided game: its table, the first cards of its deal, its steps and its last words."""

    seats: int
    learner: int = 0
    options: dict[str, OptionValue] = {}
    deal: list[str]
    """Codes of the first cards; those that are not named follow as luck has them."""
    steps: list[LessonStep]
    farewell: list[LessonPage]
    """Pages after the last step, before the game goes on or after it has ended."""

    @property
    def questions(self) -> int:
        """The number of moves that the learner makes."""
        return sum(isinstance(step, LessonQuestion) for step in self.steps)

    def pages(self) -> Iterator[LessonPage]:
        """Yield all pages in their order."""
        for step in self.steps:
            if isinstance(step, LessonQuestion):
                yield from step.say
        yield from self.farewell

    def stack(self, shuffled: list[str]) -> list[str]:
        """Return the cards of a deal with those of the lesson first."""
        named = frozenset(self.deal)
        return [*self.deal, *[code for code in shuffled if code not in named]]


def parse_lesson(text: bytes) -> Lesson:
    """Parse the text of a lesson.

    Raises:
        GameError: `bad_lesson`, with the reason.
    """
    try:
        return msgspec.toml.decode(text, type=Lesson)
    except (msgspec.DecodeError, ValueError) as error:
        raise GameError("bad_lesson", reason=str(error)) from error


@cache
def read_lesson(slug: str) -> Lesson:
    """Read the lesson of an installed game; of several, our own.

    Raises:
        GameError: `no_lesson`, `bad_lesson`.
    """
    for folder in _folders():
        file = folder / "lessons" / f"{slug}.toml"
        if file.is_file():
            return parse_lesson(file.read_bytes())
    raise GameError("no_lesson", game=slug)


def find_lesson(slug: str) -> Lesson | None:
    """Return the lesson of an installed game, if there is one that can be read."""
    try:
        return read_lesson(slug)
    except GameError:
        return None


def _folders() -> Iterator[Traversable]:
    yield files("tablee.games")
    yield from registry.plugin_folders()
