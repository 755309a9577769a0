"""Labels: the texts about a table, shared by the plain lines and the screens."""

from collections.abc import Iterator

from tablee.client.mirror import TableMirror
from tablee.core.errors import GameError
from tablee.core.game import Face
from tablee.core.setup import HIDDEN
from tablee.core.zones import NOBODY
from tablee.i18n import Catalog, explain
from tablee.i18n.narrator import Narrator
from tablee.i18n.options import describe_options, summarize_options
from tablee.table.messages import EffectView, LogEntry, ProposalView, Update, ZoneView
from tablee.wire.responses import HintCandidate

MAX_HINTS = 3
"""Moves of a hint that are shown."""
PLAYED_ZONES = ("discard", "past")
"""Zones of played cards, which are left out of the middle."""
_SILENT_EVENTS = ("moved", "dealt", "answered", "said")
"""Events without a line of their own: the log or the chat has it."""


class Labels:
    """Texts about one table, in one language."""

    def __init__(self, texts: Catalog, mirror: TableMirror) -> None:
        self.texts = texts
        self.mirror = mirror
        self._player_names: list[str] = []
        self._narrator: Narrator | None = None

    @property
    def narrator(self) -> Narrator:
        """Narrator of moves, with the current names of the players."""
        player_names = [seat.name for seat in self.mirror.snapshot.room.seats]
        if self._narrator is None or player_names != self._player_names:
            self._player_names = player_names
            self._narrator = Narrator(self.texts, self.mirror.setup, player_names, self.mirror.you)
        return self._narrator

    @property
    def names(self) -> list[str]:
        """Names of the players, by seat."""
        return self.narrator.names

    @property
    def title(self) -> str:
        """Title of the game."""
        return self.texts.text(f"{self.mirror.slug}-title")

    @property
    def rules_summary(self) -> str:
        """Summarize the options that differ from the usual ones; empty if none do."""
        said = [summarize_options(self.texts, self.mirror.setup)]
        if not self.mirror.snapshot.opening.aide_memoire:
            said.append(self.texts.text("options-no-memory"))
        return ", ".join(filter(None, said))

    def say(self, key: str, **details: object) -> str:
        """Format a message of the terminal."""
        return self.texts.text(f"terminal-{key}", **details)

    def card_name(self, code: str) -> str:
        """Return the name of a card."""
        card = self.mirror.cards.get(code)
        if card is None:
            return self.say("card-back")
        face = Face(card.code, card.kind, card.key, card.color, card.value)
        return self.narrator.card(face)

    def describe_entry(self, entry: LogEntry) -> list[str]:
        """Return the lines of a log entry."""
        narrator = self.narrator
        return [narrator.say(message) for message in entry.lines]

    def describe_log(self) -> list[str]:
        """Return the lines of the whole log."""
        return [line for entry in self.mirror.snapshot.log for line in self.describe_entry(entry)]

    def zone_name(self, name: str) -> str:
        """Return the translated name of a zone, or the rules' name if there is none."""
        key = f"{self.mirror.slug}-zone-{name}"
        return self.texts.text(key) if self.texts.has(key) else name

    def describe_zone(self, zone: ZoneView) -> str:
        """Return a line with the owner and the cards of a zone."""
        what = self.zone_name(zone.name)
        whose = "" if zone.owner == NOBODY else self.names[zone.owner]
        shown = [code for code in zone.cards if not code.startswith(HIDDEN)]
        closed = len(zone.cards) - len(shown)
        cards = self.texts.listed([self.card_name(code) for code in shown])
        return self.say(
            "heap", what=what, whose=whose, owned=int(bool(whose)), cards=cards,
            open=len(shown), closed=closed,
        )  # fmt: skip

    def describe_table(self) -> list[str]:
        """Return a line for every rule that differs, and for every zone that is not empty."""
        zones = [self.describe_zone(zone) for zone in self.mirror.snapshot.zones if zone.cards]
        return [*self.describe_rules(), *zones]

    def describe_rules(self) -> list[str]:
        """Return a line for everything that was chosen otherwise than usual."""
        lines = describe_options(self.texts, self.mirror.setup)
        is_forgetful = not self.mirror.snapshot.opening.aide_memoire
        return [*lines, self.texts.text("options-no-memory")] if is_forgetful else lines

    def describe_middle(self) -> list[str]:
        """Return a line for every zone without an owner that has open cards in play."""
        return [
            self.describe_zone(zone)
            for zone in self.mirror.snapshot.zones
            if zone.owner == NOBODY
            and zone.name not in PLAYED_ZONES
            and any(not code.startswith(HIDDEN) for code in zone.cards)
        ]

    def describe_effects(self, zone: str = "") -> Iterator[str]:
        """Yield a line for every ongoing effect, all or those at one zone."""
        for effect in self.mirror.effects_at(zone):
            has_leader = effect.ahead != NOBODY
            yield self.texts.text(
                f"{self.mirror.slug}-pending-{effect.name}",
                who=self.names[effect.seat],
                where=self.zone_name(effect.zone),
                strengths=self._list_strengths(effect),
                leads=int(has_leader),
                ahead=self.names[effect.ahead] if has_leader else "",
                left=effect.left,
                last=self.names[effect.last],
                words=self.texts.listed([self.narrator.word(word) for word in effect.words]),
            )

    def _list_strengths(self, effect: EffectView) -> str:
        return ", ".join(
            self._format_entry(seat, points)
            for seat, points in enumerate(effect.strengths)
            if points is not None
        )

    def sheet_line_name(self, name: str) -> str:
        """Return the name of a line of the score sheet."""
        text = self.texts.text(f"{self.mirror.slug}-sheet-{name}", entries="")
        return text.strip(" .:\N{NO-BREAK SPACE}")

    def describe_sheet(self) -> Iterator[str]:
        """Yield the lines of the score sheets, then the standing."""
        board = self.mirror.board
        if board is None:
            return
        for number, sheet in enumerate(board.sheets, start=1):
            if len(board.sheets) > 1:
                yield self.say("manche", number=number)
            for name, entries in sheet.items():
                cells = [self._format_entry(seat, points) for seat, points in enumerate(entries)]
                key = f"{self.mirror.slug}-sheet-{name}"
                yield self.texts.text(key, entries=", ".join(cells))
        yield from self.describe_standing()

    def _format_entry(self, seat: int, points: float) -> str:
        return self.texts.text("sheet-entry", who=self.names[seat], points=points)

    def describe_standing(self) -> Iterator[str]:
        """Yield the place and the score of every seat, best first."""
        board = self.mirror.board
        if board is not None:
            order = sorted(range(len(board.places)), key=lambda seat: (board.places[seat], seat))
            for seat in order:
                place, points = board.places[seat], board.scores[seat]
                who = self.names[seat]
                yield self.texts.text("log-place", place=place, who=who, points=points)

    def describe_hints(self, candidates: list[HintCandidate]) -> list[str]:
        """Return a line for each of the best moves."""
        return [
            self.say(
                "hint-line",
                move=self.narrator.move(candidate.move),
                place=self.texts.figures(f"{candidate.place.mean:.1f}"),
            )
            for candidate in candidates[:MAX_HINTS]
        ]

    def describe_error(self, error: GameError) -> str:
        """Return an error as a sentence; a newer server may have codes without a message here."""
        details = dict(error.details)
        try:
            if error.code == "illegal_move":
                details["move"] = self.narrator.move(str(details["move"]))
            return _to_sentence(explain(self.texts, GameError(error.code, **details)))
        except LookupError:
            return self.say("refused", code=error.code)

    def describe_proposal(self, proposal: ProposalView) -> str:
        """Return a sentence about a proposal."""
        return self.say("news-proposed", who=self.names[proposal.seat], text=proposal.plan)

    def describe_lobby(self) -> str:
        """Return what is to be done before the game begins."""
        if not self.mirror.is_hosting:
            return self.say("lobby-wait")
        return self.say("lobby-free" if self.mirror.free_seats else "lobby-host")

    def describe_waiting(self) -> str:
        """Return a sentence with the players whose move is awaited."""
        who = [self.names[seat] for seat in self.mirror.awaited if seat != self.mirror.you]
        return self.say("waiting", who=self.texts.listed(who)) if who else self.say("wait")

    def describe_update(self, update: Update) -> list[str]:
        """Return the lines of an update; none if there is nothing to say."""
        if update.told is not None:
            return self.describe_entry(update.told)
        event = update.news
        if event.what == "said" and event.text:
            return [self.say("said", who=self.names[event.seat], text=event.text)]
        key = f"terminal-news-{event.what}"
        if event.what in _SILENT_EVENTS or not self.texts.has(key):
            return []
        who = self.names[event.seat] if event.seat != NOBODY else ""
        return [self.texts.text(key, who=who, text=event.text)]


def _to_sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
