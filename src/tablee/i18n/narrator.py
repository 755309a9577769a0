"""Narration of a game in one language, limited to what a viewer may know."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from tablee.core.game import Face
from tablee.core.notation import PLACE, TARGET
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.i18n.catalog import Catalog
from tablee.records import Step
from tablee.table.endings import sides_of
from tablee.table.messages import Detail, LogMessage, MessageList, SeatList, WordList
from tablee.table.names import distinct_names
from tablee.table.narration import narrate, result_messages


def sheet_line_name(catalog: Catalog, key: str) -> str:
    """Return the name of a line of a score sheet: the message for its entries, without any."""
    return catalog.text(key, entries="").rstrip(" \N{NO-BREAK SPACE}:.")


class Narrator:
    """Formats log messages for one viewer, or for one who may see everything (`viewer=None`)."""

    def __init__(
        self,
        catalog: Catalog,
        setup: Setup,
        names: list[str],
        viewer: int | None = None,
        resigned: Sequence[int] = (),
    ) -> None:
        self._resigned = resigned
        self._catalog = catalog
        self._setup = setup
        self.names = [
            name or catalog.text("seat-name", seat=seat)
            for seat, name in enumerate(distinct_names(names))
        ]
        self._viewer = viewer
        self._faces = {face.code: face for face in setup.faces}

    def card(self, face: Face) -> str:
        """Return the name of a card, or its code if there is no message for it."""
        if not self._catalog.has(face.key):
            return face.code
        value = "" if face.value is None else face.value
        return self._catalog.text(face.key, kind=face.kind, color=face.color, value=value)

    def card_about(self, face: Face) -> str:
        """Return what a card does, in one line: its own message or its kind's; many need none."""
        value = "" if face.value is None else face.value
        for key in (f"{face.key}-about", f"{self._setup.game.slug}-about-{face.kind}"):
            if self._catalog.has(key):
                return self._catalog.text(key, kind=face.kind, color=face.color, value=value)
        return ""

    def lines(self, step: Step) -> Iterator[str]:
        """Return what happened in a step, one sentence a line."""
        return map(self.say, narrate(self._setup, step, self._resigned).messages(self._viewer))

    def result(self, state: State) -> Iterator[str]:
        """Return the last score sheet, the final places and the points, best first."""
        return map(self.say, result_messages(self._setup, state, self._resigned))

    def move(self, move: str) -> str:
        """Describe a move, or its beginning, before it is made."""
        verb, *words = move.split()
        key = f"{self._setup.game.slug}-move-{verb}"
        if not self._catalog.has(key):
            return move
        cards = [self.word(word) for word in words if word[0] not in (TARGET, PLACE)]
        sides = self._sides if any(word.startswith(TARGET) for word in words) else {}
        targets = [sides[int(word[1:])] for word in words if word.startswith(TARGET)]
        return self._catalog.text(
            key,
            cards=self._catalog.listed(cards),
            card=cards[0] if cards else "",
            count=len(cards),
            target=self._catalog.listed([self.names[seat] for side in targets for seat in side]),
            place=", ".join(word[1:] for word in words if word.startswith(PLACE)),
        )

    @cached_property
    def _sides(self) -> dict[int, list[int]]:
        return sides_of(self._setup.start())

    def say(self, line: LogMessage) -> str:
        """Format a log message."""
        details = {name: self._detail(detail) for name, detail in line.details.items()}
        if details.get("entries") == "":
            return sheet_line_name(self._catalog, line.key)
        log = f"{self._setup.game.slug}-log-"
        if line.key.startswith(log) and not self._catalog.has(line.key):
            return self._catalog.text("log-move", verb=line.key.removeprefix(log), **details)
        return self._catalog.text(line.key, **details)

    def _detail(self, detail: Detail) -> int | float | str:
        if isinstance(detail, WordList):
            return self._catalog.listed([self.word(word) for word in detail.words])
        if isinstance(detail, SeatList):
            return self._catalog.listed([self.names[seat] for seat in detail.seats])
        if isinstance(detail, MessageList):
            return ", ".join(map(self.say, detail.lines))
        return detail

    def word(self, word: str) -> str:
        """Return the name of a card, or the game's message for any other word."""
        if word in self._faces:
            return self.card(self._faces[word])
        key = f"{self._setup.game.slug}-word-{word}"
        return self._catalog.text(key) if self._catalog.has(key) else word
