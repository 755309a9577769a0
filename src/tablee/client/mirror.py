"""Client-side copy of a table: the last snapshot with all updates applied."""

from tablee.core.setup import HIDDEN, Setup
from tablee.core.zones import HAND, NOBODY
from tablee.registry import find
from tablee.table.messages import (
    BoardView,
    CardView,
    ChatMessage,
    EffectView,
    LessonView,
    ProposalView,
    Snapshot,
    Update,
    ZoneView,
)
from tablee.table.table import OVER, PLAYING, WAITING


class TableMirror:
    """A table as we see it, kept current with `load_snapshot` and `apply_update`.

    Raises:
        GameError: `unknown_game`, if the game is not installed.
    """

    def __init__(self, snapshot: Snapshot) -> None:
        self.load_snapshot(snapshot)

    def load_snapshot(self, snapshot: Snapshot) -> None:
        """Replace everything with a snapshot."""
        opening = snapshot.opening
        self.setup = Setup(find(opening.game), opening.seats, opening.options)
        self.snapshot = snapshot
        self.cards: dict[str, CardView] = {card.code: card for card in snapshot.cards}

    def apply_update(self, update: Update) -> bool:
        """Apply an update; return `False` if an earlier one was missed."""
        snapshot = self.snapshot
        if update.version > snapshot.version + 1:
            return False
        if update.version >= snapshot.version:
            snapshot.version = update.version
            snapshot.room = update.room or snapshot.room
            snapshot.board = update.board or snapshot.board
            snapshot.you = snapshot.you if update.you is None else update.you
            snapshot.zones = _replace_zones(snapshot.zones, update.zones or [])
            self._update_logs(update)
        return True

    def _update_logs(self, update: Update) -> None:
        snapshot = self.snapshot
        if update.news.what == "began":
            snapshot.log = []
        if update.news.what == "undone" and update.board is not None:
            snapshot.log = [entry for entry in snapshot.log if entry.event <= update.board.events]
        if update.told is not None:
            snapshot.log.append(update.told)
        if not snapshot.opening.aide_memoire:
            del snapshot.log[: -snapshot.opening.seats]
        if update.news.what == "said" and update.news.text:
            seat = update.news.seat
            name = snapshot.room.seats[seat].name
            snapshot.said.append(ChatMessage(update.at, seat, name, update.news.text))

    @property
    def slug(self) -> str:
        """Slug of the game."""
        return self.snapshot.opening.game

    @property
    def you(self) -> int:
        """Our seat, or `NOBODY`."""
        return self.snapshot.you

    @property
    def version(self) -> int:
        """Version of the table."""
        return self.snapshot.version

    @property
    def board(self) -> BoardView | None:
        """State of the game besides the cards; `None` before it begins."""
        return self.snapshot.board

    @property
    def lesson(self) -> LessonView | None:
        """Guide of a lesson, if it is one and we are the learner."""
        return self.board.lesson or None if self.board else None

    @property
    def is_playing(self) -> bool:
        """True while a game is being played."""
        return self.snapshot.room.status == PLAYING

    @property
    def is_waiting(self) -> bool:
        """True before the first game begins."""
        return self.snapshot.room.status == WAITING

    @property
    def is_hosting(self) -> bool:
        """True if we are the host, before the first game begins."""
        return self.is_waiting and self.you != NOBODY and self.snapshot.room.host == self.you

    @property
    def free_seats(self) -> list[int]:
        """Seats that are not taken."""
        return [number for number, seat in enumerate(self.snapshot.room.seats) if seat.free]

    @property
    def proposal(self) -> ProposalView | None:
        """Proposal that we have not agreed to yet."""
        proposal = self.snapshot.room.offer
        is_open = proposal is not None and self.you != NOBODY and self.you not in proposal.agreed
        return proposal if is_open else None

    @property
    def is_over(self) -> bool:
        """True after the end of a game."""
        return self.snapshot.room.status == OVER

    @property
    def is_asked(self) -> bool:
        """True if we have to choose a move."""
        return bool(self.board and self.board.choices)

    @property
    def needs_ready(self) -> bool:
        """True if a manche is over, and we have not said that we are ready for the next."""
        seats, you = self.snapshot.room.seats, self.you
        counted = self.board is not None and self.board.counted and self.is_playing
        return counted and you != NOBODY and not seats[you].ready

    @property
    def awaited(self) -> list[int]:
        """Seats that are asked and have not answered."""
        board = self.board
        return [seat for seat in board.asked if seat not in board.answered] if board else []

    def cards_in(self, name: str, owner: int = NOBODY) -> list[str]:
        """Return the codes of the cards in a zone."""
        for zone in self.snapshot.zones:
            if zone.name == name and zone.owner == owner:
                return zone.cards
        return []

    def effects_at(self, zone: str = "") -> list[EffectView]:
        """Return the ongoing effects, all or those at one zone."""
        effects = self.board.pending if self.board else []
        return [effect for effect in effects if zone in ("", effect.zone)]

    def hand(self, seat: int) -> list[str]:
        """Return the codes of the cards in a seat's hand, in the order of the game's cards."""
        order = {code: number for number, code in enumerate(self.cards)}
        zones = [zone for zone in self.snapshot.zones if zone.owner == seat]
        held = [code for zone in zones if zone.name.startswith(HAND) for code in zone.cards]
        return sorted(held, key=lambda code: order.get(code, -1))

    def closed_zones(self) -> list[ZoneView]:
        """Return the zones without an owner that hold closed cards only."""
        return [
            zone
            for zone in self.snapshot.zones
            if zone.owner == NOBODY and zone.cards and all(c[0] == HIDDEN for c in zone.cards)
        ]


def _replace_zones(zones: list[ZoneView], changed: list[ZoneView]) -> list[ZoneView]:
    merged = {(zone.name, zone.owner): zone for zone in [*zones, *changed]}
    return list(merged.values())
