"""What is seen of a table, in words; the lines and the screens say it alike."""

from collections.abc import Iterator

from tablee.core.errors import GameError
from tablee.core.game import Face
from tablee.core.zones import NOBODY
from tablee.i18n import Catalog, Teller, explain
from tablee.records import HIDDEN
from tablee.table.shapes import Change, Heap, Offer, Pending, Told
from tablee.terminal.seen import Seen
from tablee.wire.telling import Candidate

ADVISED = 3
"""So many moves are told of those that a bot has thought of."""
OUT = ("discard", "past")
"""Heaps of cards that have been played, which nobody needs to hear again and again."""
_TOLD_BY_MOVES = ("moved", "dealt", "answered", "said")


class Words:
    """Says what there is to say about one table."""

    def __init__(self, texts: Catalog, seen: Seen) -> None:
        self.texts = texts
        self.seen = seen
        self._called: list[str] = []
        self._teller: Teller | None = None

    @property
    def teller(self) -> Teller:
        """Tells moves, with the names of those who sit there now."""
        called = [seat.name for seat in self.seen.sight.room.seats]
        if self._teller is None or called != self._called:
            self._called = called
            self._teller = Teller(self.texts, self.seen.setup, called, self.seen.you)
        return self._teller

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return self.teller.names

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.texts.text(f"{self.seen.slug}-title")

    def say(self, key: str, **details: object) -> str:
        """A message of the terminal's own."""
        return self.texts.text(f"terminal-{key}", **details)

    def card(self, code: str) -> str:
        """What players call a card."""
        found = self.seen.cards.get(code)
        if found is None:
            return self.say("card-back")
        face = Face(found.code, found.kind, found.key, found.color, found.value)
        return self.teller.card(face)

    def told(self, told: Told) -> list[str]:
        """An event, line by line."""
        teller = self.teller
        return [teller.say(line) for line in told.lines]

    def journal(self) -> list[str]:
        """What has happened, as far back as we were told."""
        return [line for told in self.seen.sight.log for line in self.told(told)]

    def zone(self, name: str) -> str:
        """What a zone is called; a game that nobody has words for calls it itself."""
        key = f"{self.seen.slug}-zone-{name}"
        return self.texts.text(key) if self.texts.has(key) else name

    def heap(self, heap: Heap) -> str:
        """What lies in a zone."""
        what = self.zone(heap.name)
        whose = "" if heap.owner == NOBODY else self.names[heap.owner]
        shown = [code for code in heap.cards if not code.startswith(HIDDEN)]
        closed = len(heap.cards) - len(shown)
        cards = self.texts.listed([self.card(code) for code in shown])
        return self.say(
            "heap", what=what, whose=whose, owned=int(bool(whose)), cards=cards,
            open=len(shown), closed=closed,
        )  # fmt: skip

    def table(self) -> list[str]:
        """Everything that lies on the table."""
        return [self.heap(heap) for heap in self.seen.sight.zones if heap.cards]

    def middle(self) -> list[str]:
        """What lies open between all, without what is out of the game."""
        return [
            self.heap(heap)
            for heap in self.seen.sight.zones
            if heap.owner == NOBODY
            and heap.name not in OUT
            and any(not code.startswith(HIDDEN) for code in heap.cards)
        ]

    def pending(self, zone: str = "") -> Iterator[str]:
        """What goes on over several turns, everywhere or at one zone."""
        for found in self.seen.pending(zone):
            leads = found.ahead != NOBODY
            yield self.texts.text(
                f"{self.seen.slug}-pending-{found.name}",
                who=self.names[found.seat],
                where=self.zone(found.zone),
                strengths=self._strengths(found),
                leads=int(leads),
                ahead=self.names[found.ahead] if leads else "",
                left=found.left,
                last=self.names[found.last],
                words=self.texts.listed([self.teller.word(word) for word in found.words]),
            )

    def _strengths(self, found: Pending) -> str:
        said = enumerate(found.strengths)
        return ", ".join(self._entry(seat, points) for seat, points in said if points is not None)

    def sheet_line(self, name: str) -> str:
        """What a line of the score sheet is called."""
        said = self.texts.text(f"{self.seen.slug}-sheet-{name}", entries="")
        return said.strip(" .:\N{NO-BREAK SPACE}")

    def sheet(self) -> Iterator[str]:
        """The score sheets, and how everybody stands."""
        board = self.seen.board
        if board is None:
            return
        for number, sheet in enumerate(board.sheets, start=1):
            if len(board.sheets) > 1:
                yield self.say("manche", number=number)
            for name, entries in sheet.items():
                said = [self._entry(seat, points) for seat, points in enumerate(entries)]
                key = f"{self.seen.slug}-sheet-{name}"
                yield self.texts.text(key, entries=", ".join(said))
        yield from self.standing()

    def _entry(self, seat: int, points: float) -> str:
        return self.texts.text("sheet-entry", who=self.names[seat], points=points)

    def standing(self) -> Iterator[str]:
        """How everybody stands, best first."""
        board = self.seen.board
        if board is not None:
            order = sorted(range(len(board.places)), key=lambda seat: (board.places[seat], seat))
            for seat in order:
                place, points = board.places[seat], board.scores[seat]
                who = self.names[seat]
                yield self.texts.text("log-place", place=place, who=who, points=points)

    def hints(self, candidates: list[Candidate]) -> list[str]:
        """What a bot would do, the best first."""
        return [
            self.say(
                "hint-line",
                move=self.teller.move(candidate.move),
                place=self.texts.figures(f"{candidate.place.mean:.1f}"),
            )
            for candidate in candidates[:ADVISED]
        ]

    def error(self, error: GameError) -> str:
        """A refusal in one sentence; a newer server may know some that we do not."""
        details = dict(error.details)
        try:
            if error.code == "illegal_move":
                details["move"] = self.teller.move(str(details["move"]))
            return _sentence(explain(self.texts, GameError(error.code, **details)))
        except LookupError:
            return self.say("refused", code=error.code)

    def offer(self, offer: Offer) -> str:
        """What somebody proposes."""
        return self.say("news-proposed", who=self.names[offer.seat], text=offer.plan)

    def lobby(self) -> str:
        """What is to be done before the game."""
        if not self.seen.is_hosting:
            return self.say("lobby-wait")
        return self.say("lobby-free" if self.seen.free else "lobby-host")

    def waiting(self) -> str:
        """Whom the table waits for."""
        who = [self.names[seat] for seat in self.seen.awaited if seat != self.seen.you]
        return self.say("waiting", who=self.texts.listed(who)) if who else self.say("wait")

    def news(self, change: Change) -> list[str]:
        """What happened, in words; nothing if there is nothing to say."""
        if change.told is not None:
            return self.told(change.told)
        news = change.news
        if news.what == "said" and news.text:
            return [self.say("said", who=self.names[news.seat], text=news.text)]
        key = f"terminal-news-{news.what}"
        if news.what in _TOLD_BY_MOVES or not self.texts.has(key):
            return []
        who = self.names[news.seat] if news.seat != NOBODY else ""
        return [self.texts.text(key, who=who, text=news.text)]


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
