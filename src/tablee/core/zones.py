"""Where cards lie, and who may look."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

NOBODY: Final = -1  # the turn at the end, the owner of a shared zone, the viewer of a closed one
DEALER: Final = -2  # whose turn it is when cards must be shuffled before anybody can go on
EVERYBODY: Final = -3  # the viewer of an open zone
HAND: Final = "hand"  # how the names of zones begin that their owner plays from


@mypyc_attr(acyclic=True)  # nothing for the garbage collector to look through, in many zones
class Zone:
    """An ordered heap of cards with an owner and a viewer; closed to all unless it says so."""

    def __init__(self, name: str, *, owner: i64 = NOBODY, viewer: i64 = NOBODY) -> None:
        self.cards = vec[i64]()  # to be read; interpreted code changes them by the methods below
        self.viewer = viewer  # beside the cards: who writes rows looks at both, of many tables
        self.owner = owner
        self.name = name
        self._barred = vec[i64]()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and repr(self) == repr(other)

    def __repr__(self) -> str:
        barred = [card for card in range(len(self._barred)) if self.bars(card)]
        said = f"<{self.name} owner={self.owner} viewer={self.viewer} {list(self.cards)}"
        return f"{said} without {barred}>" if barred else f"{said}>"

    def copy(self) -> "Zone":
        """An equal zone that shares nothing with this one."""
        twin = Zone(self.name, owner=self.owner, viewer=self.viewer)
        twin.become(self)
        return twin

    def become(self, other: "Zone") -> None:
        """Be equal to another zone, and share nothing with it."""
        self.name = other.name
        self.owner = other.owner
        self.viewer = other.viewer  # some zones are opened in the course of a game
        self.cards = other.cards[:]
        self._barred = other._barred[:]

    def __reduce__(self) -> tuple[object, ...]:
        where = (self.name, self.owner, self.viewer)
        return restored, (*where, list(self.cards), list(self._barred))

    def open_to(self, seat: i64) -> bool:
        """Whether `seat` may look at the faces here."""
        return self.viewer == EVERYBODY or (self.viewer == seat and seat != NOBODY)

    def lies_as(self, other: "Zone") -> bool:
        """Whether the same cards lie here as in another zone, in the same order."""
        if len(self.cards) != len(other.cards):
            return False
        for i in range(len(self.cards)):
            if self.cards[i] != other.cards[i]:
                return False
        return True

    def holds(self, card: i64) -> bool:
        """Whether a card lies here."""
        for i in range(len(self.cards)):
            if self.cards[i] == card:
                return True
        return False

    def add(self, card: i64) -> None:
        """Lay a card on top, which is the end."""
        self.cards = append(self.cards, card)

    def remove(self, card: i64) -> None:
        """Take a card out; the others close up."""
        self.cards = remove(self.cards, card)

    def draw(self) -> i64:
        """Take the top card, which is the last."""
        self.cards, card = pop(self.cards)
        return card

    def in_order(self) -> vec[i64]:
        """The cards by their numbers, which tells nothing of how they lay."""
        most: i64 = 0
        for card in self.cards:
            most = max(most, card)
        lies = vec[i64]([0] * (most + 1))
        for card in self.cards:
            lies[card] += 1
        found = vec[i64](capacity=len(self.cards))
        for number in range(most + 1):
            for _ in range(lies[number]):
                found = append(found, number)
        return found

    def clear(self) -> None:
        """Empty the zone and forget what it could not contain."""
        self.cards = vec[i64]()
        self._barred = vec[i64]()

    def bar(self, card: i64) -> None:
        """Note that everybody can know that `card` does not lie here."""
        while len(self._barred) <= card:
            self._barred = append(self._barred, 0)
        self._barred[card] = 1

    def ruled_out(self) -> vec[i64]:
        """A number for each card up to the last one that was ruled out here: 1 for those."""
        return self._barred

    def bars(self, card: i64) -> bool:
        """Whether public play has ruled `card` out here."""
        return 0 <= card < len(self._barred) and self._barred[card] == 1


def restored(name: str, owner: i64, viewer: i64, cards: list[int], barred: list[int]) -> Zone:
    """A zone as it was before it traveled to another process."""
    zone = Zone(name, owner=owner, viewer=viewer)
    zone.cards = vec[i64](cards)
    zone._barred = vec[i64](barred)
    return zone
