"""The questions that every game answers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.notes import Notes
from tablee.core.pending import Pending
from tablee.core.zones import DEALER, Zone

NO_CARD: Final = -1  # what an action touches that moves no card, such as a pass
DONE: Final = "done"  # a step that only closes a move of several steps: understood, not written
TOGETHER: Final = (
    "together"  # seats choose at the same time, each without knowing the others' choice
)
REACTION: Final = "reaction"  # seats may break in, and nobody may know whether they could have
COUNTED: Final = "counted"  # the phase between two manches, when the score sheet is read out
COMPILED: Final = not __file__.endswith(".py")
_NAMES: Final[dict[type, list[str]]] = {}  # of the fields of compiled classes


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress; its fields are numbers, strings, bytes, zones, and lists of these."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.turn: i64 = DEALER
        """The seat that must act; `NOBODY` when it is over; `DEALER` when cards must be dealt."""
        self.midway = False
        """Whether the seat on turn has begun a move of several steps and not ended it."""

    def legal(self) -> vec[i64]:
        """The actions open to the seat on turn, in a fixed order."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Do a legal action, unchecked; `tablee.core.moves` is the checked way."""
        raise NotImplementedError

    def to_shuffle(self) -> vec[i64]:
        """On the dealer's turn: the cards to shuffle, in an order that tells nothing."""
        raise NotImplementedError

    def deal(self, cards: vec[i64]) -> None:
        """On the dealer's turn: take the shuffled cards, first card first."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """The zones themselves, not copies; together they hold every card exactly once."""
        raise NotImplementedError

    def actions(self) -> i64:
        """How many actions the game knows: they are the numbers below this one."""
        raise NotImplementedError

    def name(self, action: i64) -> str:
        """How players write it, in face codes; unique among `legal()`, defined for any action."""
        raise NotImplementedError

    def goes_on(self, action: i64) -> bool:
        """Whether a move may go on after this step; a game that does not say is tried."""
        return True

    def card_of(self, action: i64) -> i64:
        """The card that the action moves for its seat, or `NO_CARD`."""
        raise NotImplementedError

    def forbids(self, action: i64) -> str:
        """The ruling against an action that is not legal though its card is at hand: `PAR-5`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has as it stands, from what is public, in `Game.parts` of a point."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat as it stands, 1 for the first; equals share a place."""
        raise NotImplementedError

    def sheets(self) -> list[dict[str, list[int]]]:
        """The score sheet of each manche, the last one as it stands: its lines, by seats."""
        return []

    def pending(self) -> list[Pending]:
        """What goes on over several turns, as everybody sees it."""
        return []

    def out(self) -> list[int]:
        """The seats that take no part any more until something begins anew, such as an auction."""
        return []

    def also_known(self, notes: Notes) -> None:
        """Say what everybody knows beside the cards: always the same fields, in the same order.

        What can be counted on the table, such as points in most games, need not be said.
        """

    def side(self, seat: i64) -> i64:
        """The first of the seats that win together with this one."""
        return seat

    def phase(self) -> str:
        """A word for the part of the game, which doors announce when it begins."""
        return ""

    def asks(self) -> str:
        """How the seat on turn is asked: in its turn, or `TOGETHER` or in `REACTION` with others.

        What it may answer does not depend on what those before it answer, if it is still asked.
        """
        return ""

    def face(self, card: i64) -> i64:
        """The first of the cards that look like this one, on both sides."""
        return card

    def back(self, card: i64) -> i64:
        """What the back of the card tells anybody who sees it."""
        return 0

    def copy(self) -> "State":
        """An equal state that shares nothing that can change."""
        twin: State = type(self).__new__(type(self))
        for name in _names(self):
            setattr(twin, name, _copied(getattr(self, name)))
        return twin

    def become(self, other: "State") -> None:
        """Be a copy of another state of the same game, in zones that stay the same objects."""
        for name in _names(self):
            setattr(self, name, _become(getattr(self, name), getattr(other, name)))

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), fields(self))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields(self) == fields(other)

    def __repr__(self) -> str:
        shown = [f"{field}={value!r}" for field, value in sorted(fields(self).items())]
        return f"{type(self).__name__}({', '.join(shown)})"


def fields(state: object) -> dict[str, object]:
    """Everything that a state holds, by the names of its fields, compiled or not."""
    return {name: getattr(state, name) for name in _names(state)}


def _names(state: object) -> list[str]:
    kind = type(state)
    if kind not in _NAMES:
        known: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
        names = [name for name in known if name != "__dict__"]
        if hasattr(state, "__dict__"):
            return [*names, *state.__dict__]
        _NAMES[kind] = names
    return _NAMES[kind]


def _restored(kind: type[State], held: dict[str, object]) -> State:
    state: State = kind.__new__(kind)
    for name, value in held.items():
        setattr(state, name, value)
    return state


def _copied(value: object) -> object:
    if isinstance(value, Zone):
        return value.copy()
    return [_copied(item) for item in value] if isinstance(value, list) else value


def _become(own: object, other: object) -> object:
    """The own zones, with what is in the other ones; of everything else a copy."""
    if isinstance(own, Zone) and isinstance(other, Zone):
        own.become(other)
        return own
    if isinstance(own, list) and isinstance(other, list) and len(own) == len(other):
        return [_become(own[i], other[i]) for i in range(len(own))]
    return _copied(other)
