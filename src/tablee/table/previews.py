"""Previews: the zones that a move would change for the seat that makes it.

The rules are applied to the seat's view, in which closed cards have no faces: no preview can show
a hidden card, nor depend on one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import Zone
from tablee.table.messages import ZoneChange
from tablee.table.visibility import can_see


class Previews:
    """The previews of one question, from the view of the seat on turn.

    `shown` has the code of each card, `said` the steps of the move so far.
    """

    def __init__(self, state: State, shown: list[str], said: list[int]) -> None:
        self._seat = int(state.turn)
        self._shown = shown
        self._said = said
        self._seen = view(state, state.turn).state
        self._zones = self._seen.zones()

    def preview(self, steps: list[int]) -> list[ZoneChange]:
        """Return what changes after these steps, unless only the cards move that they name."""
        foreseen = self._foresee(steps)
        return self._told(foreseen.moved) if foreseen and foreseen.moves_others() else []

    def changes(self, steps: list[int]) -> list[ZoneChange] | None:
        """Return all that changes; `None` if it depends on a card that the seat does not see."""
        foreseen = self._foresee(steps)
        return self._told(foreseen.moved) if foreseen else None

    def _foresee(self, steps: list[int]) -> "_Foreseen | None":
        after = self._seen.copy()
        named = vec[i64]()
        try:
            for said in self._said:
                named = append(named, after.card_of(said))
                after.apply(said)
            for step in steps:
                named = append(named, after.card_of(step))
                after.apply(step)
        except (AssertionError, LookupError, ValueError):
            return None  # rules that need the face of a closed card
        zones = after.zones()
        moved: list[_Moved] = []
        for i in range(len(zones)):
            if not zones[i].has_same_cards(self._zones[i]):
                zone = _Moved(self._zones[i], zones[i], self._seat)
                if len(zone.gained) > 0 or len(zone.lost) > 0:
                    moved.append(zone)
        return _Foreseen(named, moved)

    def _told(self, moved: "list[_Moved]") -> list[ZoneChange]:
        return [
            ZoneChange(zone.name, zone.owner, self._codes(zone.gained), self._codes(zone.lost))
            for zone in moved
        ]

    def _codes(self, cards: vec[i64]) -> list[str]:
        return [self._shown[card] for card in cards]


class _Moved:
    """The open cards that a zone of a view gains and loses; cards without a face do not count."""

    def __init__(self, old: Zone, new: Zone, seat: int) -> None:
        self.name = new.name
        self.owner = int(new.owner)
        before, after = old.cards, new.cards
        if not can_see(seat, new):
            after = after[:0]
        first: i64 = 0
        ends: i64 = min(len(before), len(after))
        while first < ends and before[first] == after[first]:
            first += 1
        before, after = _faces(before, first), _faces(after, first)
        self.gained = _without(after, before)
        self.lost = _without(before, after)


class _Foreseen:
    """The cards that a move names, and the zones that it changes."""

    def __init__(self, named: vec[i64], moved: list[_Moved]) -> None:
        self.named = named
        self.moved = moved

    def moves_others(self) -> bool:
        """Return whether cards move that the move does not name."""
        for zone in self.moved:
            others = len(_without(zone.gained, self.named)) + len(_without(zone.lost, self.named))
            if others > 0:
                return True
        return False


def _faces(cards: vec[i64], first: i64) -> vec[i64]:
    """Return the cards from a place on that have a face."""
    faces = vec[i64]()
    for i in range(first, len(cards)):
        if cards[i] >= 0:
            faces = append(faces, cards[i])
    return faces


def _without(cards: vec[i64], others: vec[i64]) -> vec[i64]:
    """Return the cards less the others, each of these once."""
    if len(others) == 0:
        return cards
    left = others[:]
    rest = vec[i64]()
    for card in cards:
        at: i64 = 0
        while at < len(left) and left[at] != card:
            at += 1
        if at < len(left):
            left[at] = -1
        else:
            rest = append(rest, card)
    return rest
