"""Zones: ordered piles of cards with an owner and a viewer."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64, mypyc_attr

NOBODY: Final = -1  # the turn after the end, the owner of a shared zone, the viewer of a closed one
DEALER: Final = -2  # the turn when cards must be shuffled and dealt
EVERYBODY: Final = -3  # the viewer of an open zone
HAND: Final = "hand"  # prefix of the names of zones that their owner plays from


@mypyc_attr(acyclic=True)  # spares the garbage collector many objects
class Zone:
    """An ordered pile of cards; closed to everybody unless a viewer is given."""

    def __init__(self, name: str, *, owner: i64 = NOBODY, viewer: i64 = NOBODY) -> None:
        self.cards = vec[i64]()  # read-only for interpreted code, which uses the methods below
        self.viewer = viewer  # beside the cards in memory: row writers read both
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
        """Return an equal zone that shares nothing with this one."""
        twin = Zone(self.name, owner=self.owner, viewer=self.viewer)
        twin.become(self)
        return twin

    def become(self, other: "Zone") -> None:
        """Copy another zone into this one."""
        self.name = other.name
        self.owner = other.owner
        self.viewer = other.viewer  # games may open a zone during play
        self.cards = other.cards[:]
        self._barred = other._barred[:]

    def __reduce__(self) -> tuple[object, ...]:
        where = (self.name, self.owner, self.viewer)
        return _restore, (*where, list(self.cards), list(self._barred))

    def open_to(self, seat: i64) -> bool:
        """Return whether `seat` may see the faces here."""
        return self.viewer == EVERYBODY or (self.viewer == seat and seat != NOBODY)

    def has_same_cards(self, other: "Zone") -> bool:
        """Return whether another zone has the same cards in the same order."""
        if len(self.cards) != len(other.cards):
            return False
        for i in range(len(self.cards)):
            if self.cards[i] != other.cards[i]:
                return False
        return True

    def holds(self, card: i64) -> bool:
        """Return whether the card is here."""
        for i in range(len(self.cards)):
            if self.cards[i] == card:
                return True
        return False

    def add(self, card: i64) -> None:
        """Put a card on top, which is the end."""
        self.cards = append(self.cards, card)

    def remove(self, card: i64) -> None:
        """Remove a card; the others close up."""
        self.cards = remove(self.cards, card)

    def draw(self) -> i64:
        """Remove and return the top card, which is the last."""
        self.cards, card = pop(self.cards)
        return card

    def sorted_cards(self) -> vec[i64]:
        """Return the cards sorted by number, which hides their order (counting sort)."""
        highest: i64 = 0
        for card in self.cards:
            highest = max(highest, card)
        counts = vec[i64]([0] * (highest + 1))
        for card in self.cards:
            counts[card] += 1
        cards = vec[i64](capacity=len(self.cards))
        for card in range(highest + 1):
            for _ in range(counts[card]):
                cards = append(cards, card)
        return cards

    def clear(self) -> None:
        """Remove all cards and forget which ones were ruled out."""
        self.cards = vec[i64]()
        self._barred = vec[i64]()

    def bar(self, card: i64) -> None:
        """Rule out `card` here: public play shows that it is elsewhere."""
        while len(self._barred) <= card:
            self._barred = append(self._barred, 0)
        self._barred[card] = 1

    def barred_flags(self) -> vec[i64]:
        """Return 1 for each card ruled out here and 0 for the others, up to the last 1."""
        return self._barred

    def bars(self, card: i64) -> bool:
        """Return whether public play has ruled `card` out here."""
        return 0 <= card < len(self._barred) and self._barred[card] == 1


def _restore(name: str, owner: i64, viewer: i64, cards: list[int], barred: list[int]) -> Zone:
    """Rebuild a zone from its pickled form."""
    zone = Zone(name, owner=owner, viewer=viewer)
    zone.cards = vec[i64](cards)
    zone._barred = vec[i64](barred)
    return zone
