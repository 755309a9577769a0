"""Labels: the texts about a table, shared by the plain lines and the screens."""

from collections.abc import Iterator

from tablee.client.mirror import TableMirror
from tablee.core.errors import GameError
from tablee.core.game import Face
from tablee.core.setup import HIDDEN
from tablee.core.zones import NOBODY
from tablee.i18n import Catalog, explain
from tablee.i18n.narrator import Narrator, sheet_line_name
from tablee.i18n.options import describe_options, summarize_options
from tablee.table.messages import (
    EffectView,
    LogEntry,
    LogMessage,
    ProposalView,
    Update,
    ZoneView,
)
from tablee.wire.responses import HintCandidate

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
        said = [summarize_options(self.texts, self.mirror.setup), *self._describe_opening()]
        return ", ".join(filter(None, said))

    def say(self, key: str, **details: object) -> str:
        """Format a message of the terminal."""
        return self.texts.text(f"terminal-{key}", **details)

    def card_name(self, code: str) -> str:
        """Return the name of a card."""
        face = self._find_face(code)
        return self.say("card-back") if face is None else self.narrator.card(face)

    def card_about(self, code: str) -> str:
        """Return what a card does, in one line; empty if its name says enough."""
        face = self._find_face(code)
        return "" if face is None else self.narrator.card_about(face)

    def _find_face(self, code: str) -> Face | None:
        card = self.mirror.cards.get(code)
        if card is None:
            return None
        return Face(card.code, card.kind, card.key, card.color, card.value)

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
        return [*describe_options(self.texts, self.mirror.setup), *self._describe_opening()]

    def _describe_opening(self) -> list[str]:
        """Return what was chosen otherwise than usual beside the rules."""
        opening = self.mirror.snapshot.opening
        keys = [] if opening.aide_memoire else ["options-no-memory"]
        keys += ["options-with-hints"] if opening.hints is True else []
        return [self.texts.text(key) for key in keys]

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
        return sheet_line_name(self.texts, f"{self.mirror.slug}-sheet-{name}")

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

    def describe_hint(self, candidates: list[HintCandidate], shown: int) -> list[str]:
        """Return a move with how sure it is, why, and what is wrong with the next best one."""
        one = candidates[shown]
        sure = self.narrator.say(one.sure) if one.sure else ""
        lines = [self.say("hint-line", move=self.narrator.move(one.whole), text=sure)]
        lines.append(self._join_sentences(one.reasons))
        if shown == 0 and one.against and candidates[1:]:
            rival = self.narrator.move(candidates[1].whole)
            against = self._join_sentences(one.against)
            lines.append(self.say("hint-line", move=rival, text=against))
        if candidates[1:]:
            lines.append(self.say("hint-more", number=shown + 1, count=len(candidates)))
        return lines

    def _join_sentences(self, messages: list[LogMessage]) -> str:
        return " ".join(map(self.narrator.say, messages))

    def describe_lesson(self) -> list[str]:
        """Return the pages of the guide, each with its title in its first line."""
        lesson = self.mirror.lesson
        return [self.narrator.say(page.text) for page in lesson.pages] if lesson else []

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
        who = self.names[proposal.seat]
        return self.texts.text("news-proposed", who=who, text=proposal.plan)

    def describe_lobby(self) -> str:
        """Return what is to be done before the game begins."""
        if not self.mirror.is_hosting:
            return self.say("lobby-wait")
        return self.say("lobby-free" if self.mirror.free_seats else "lobby-host")

    def describe_starter(self, first: int | None) -> str:
        """Return who begins, a seat that the host has chosen or whoever is drawn."""
        if first is None:
            return self.say("first-draw")
        seat = self.mirror.snapshot.room.seats[first]
        who = self.say("free") if seat.free else self.names[first]
        return self.say("first-seat", who=who, seat=first + 1)

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
        if event.what == "reacted" and event.text:
            said = self.texts.text("reaction", reaction=event.text)
            return [self.texts.text("reaction-said", who=self.names[event.seat], said=said)]
        key = f"news-{event.what}"
        if event.what in _SILENT_EVENTS or not self.texts.has(key):
            return []
        who = self.names[event.seat] if event.seat != NOBODY else ""
        return [self.texts.text(key, who=who, text=event.text)]


def _to_sentence(text: str) -> str:
    end = "" if text.endswith((".", "!", "?")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}"
