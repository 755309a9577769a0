"""A table as we see it, which is exactly what any other client of a server sees."""

from tablee.boxes import find
from tablee.core.zones import HAND, NOBODY
from tablee.records import HIDDEN, Setup
from tablee.table.shapes import Board, Card, Change, Heap, Offer, Pending, Remark, Sight
from tablee.table.table import OVER, PLAYING, WAITING


class Seen:
    """The last whole sight, with every change laid over it.

    Raises:
        GameError: `unknown_game`, if it is a game that we do not have.
    """

    def __init__(self, sight: Sight) -> None:
        opening = sight.opening
        self.setup = Setup(find(opening.game), opening.seats, opening.options)
        self.show(sight)

    def show(self, sight: Sight) -> None:
        """See the whole table anew."""
        self.sight = sight
        self.cards: dict[str, Card] = {card.code: card for card in sight.cards}

    def fold(self, change: Change) -> bool:
        """Lay a change over it; whether that was possible, or something was missed before."""
        sight = self.sight
        if change.version > sight.version + 1:
            return False
        if change.version >= sight.version:
            sight.version = change.version
            sight.room = change.room or sight.room
            sight.board = change.board or sight.board
            sight.you = sight.you if change.you is None else change.you
            sight.zones = _replaced(sight.zones, change.zones or [])
            self._tell(change)
        return True

    def _tell(self, change: Change) -> None:
        sight = self.sight
        if change.news.what == "began":
            sight.log = []
        if change.news.what == "undone" and change.board is not None:
            sight.log = [told for told in sight.log if told.event <= change.board.events]
        if change.told is not None:
            sight.log.append(change.told)
        if change.news.what == "said" and change.news.text:
            seat = change.news.seat
            name = sight.room.seats[seat].name
            sight.said.append(Remark(change.at, seat, name, change.news.text))

    @property
    def slug(self) -> str:
        """Which game it is."""
        return self.sight.opening.game

    @property
    def you(self) -> int:
        """Our seat, or `NOBODY`."""
        return self.sight.you

    @property
    def version(self) -> int:
        """How far we have seen it."""
        return self.sight.version

    @property
    def board(self) -> Board | None:
        """How the game stands; nothing before it begins."""
        return self.sight.board

    @property
    def is_playing(self) -> bool:
        """Whether a game is going on."""
        return self.sight.room.status == PLAYING

    @property
    def is_waiting(self) -> bool:
        """Whether no game has begun yet."""
        return self.sight.room.status == WAITING

    @property
    def is_hosting(self) -> bool:
        """Whether it is for us to say who else plays, and when it begins."""
        return self.is_waiting and self.you != NOBODY and self.sight.room.host == self.you

    @property
    def free(self) -> list[int]:
        """The seats that nobody has taken."""
        return [number for number, seat in enumerate(self.sight.room.seats) if seat.free]

    @property
    def offer(self) -> Offer | None:
        """What somebody has proposed, if it is for us to agree or not."""
        offer = self.sight.room.offer
        is_ours = offer is not None and self.you != NOBODY and self.you not in offer.agreed
        return offer if is_ours else None

    @property
    def is_over(self) -> bool:
        """Whether a game has been played to its end."""
        return self.sight.room.status == OVER

    @property
    def is_asked(self) -> bool:
        """Whether it is for us to choose."""
        return bool(self.board and self.board.choices)

    @property
    def is_counted(self) -> bool:
        """Whether a manche is over, and we have not said that we are ready for the next."""
        seats, you = self.sight.room.seats, self.you
        counted = self.board is not None and self.board.counted and self.is_playing
        return counted and you != NOBODY and not seats[you].ready

    @property
    def is_alone(self) -> bool:
        """Whether all the others are bots."""
        seats = enumerate(self.sight.room.seats)
        return self.you != NOBODY and all(bool(seat.bot) for n, seat in seats if n != self.you)

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked and have not answered."""
        board = self.board
        return [seat for seat in board.asked if seat not in board.answered] if board else []

    def heap(self, name: str, owner: int = NOBODY) -> list[str]:
        """What lies in a zone."""
        for heap in self.sight.zones:
            if heap.name == name and heap.owner == owner:
                return heap.cards
        return []

    def pending(self, zone: str = "") -> list[Pending]:
        """What goes on over several turns, everywhere or at one zone."""
        found = self.board.pending if self.board else []
        return [one for one in found if zone in ("", one.zone)]

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat plays from, in the order of the box."""
        order = {code: number for number, code in enumerate(self.cards)}
        zones = [zone for zone in self.sight.zones if zone.owner == seat]
        held = [code for zone in zones if zone.name.startswith(HAND) for code in zone.cards]
        return sorted(held, key=lambda code: order.get(code, -1))

    def piles(self) -> list[Heap]:
        """The heaps of closed cards that belong to nobody."""
        return [
            heap
            for heap in self.sight.zones
            if heap.owner == NOBODY and heap.cards and all(c[0] == HIDDEN for c in heap.cards)
        ]


def _replaced(heaps: list[Heap], news: list[Heap]) -> list[Heap]:
    found = {(heap.name, heap.owner): heap for heap in [*heaps, *news]}
    return list(found.values())
