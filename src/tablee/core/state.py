"""The protocol of a game in progress."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.effects import OngoingEffect
from tablee.core.explanations import Explanation
from tablee.core.features import FeatureWriter
from tablee.core.prompts import Prompt
from tablee.core.zones import DEALER, Zone

NO_CARD: Final = -1  # the card of an action that moves none, such as a pass
DONE: Final = "done"  # the name of a step that only ends a move; moves are written without it
TOGETHER: Final = "together"  # seats choose at the same time, unaware of the others' choices
REACTION: Final = "reaction"  # seats may interrupt, and nobody may learn whether they could
COUNTED: Final = "counted"  # the phase between two manches, when the score sheet is shown
COMPILED: Final = not __file__.endswith(".py")
_FIELD_NAMES: Final[dict[type, list[str]]] = {}  # by compiled class


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress; fields are numbers, strings, bytes, zones, and lists of these."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.turn: i64 = DEALER
        """The seat that must act; `DEALER` when cards must be dealt; `NOBODY` at the end."""
        self.midway = False
        """True while the seat on turn is inside a move of several steps."""

    def legal(self) -> vec[i64]:
        """Return the legal actions of the seat on turn, in a fixed order."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Apply a legal action, unchecked; `tablee.core.moves.act` checks."""
        raise NotImplementedError

    def to_shuffle(self) -> vec[i64]:
        """Return the cards to shuffle on the dealer's turn, in an order that reveals nothing."""
        raise NotImplementedError

    def deal(self, cards: vec[i64]) -> None:
        """Deal the shuffled cards on the dealer's turn, first card first."""
        raise NotImplementedError

    def zones(self) -> list[Zone]:
        """Return the zones themselves, not copies; together they hold every card once."""
        raise NotImplementedError

    def actions(self) -> i64:
        """Return the size of the action space: actions are the numbers below it."""
        raise NotImplementedError

    def name(self, action: i64) -> str:
        """Return the action in notation: unique among `legal()`, defined for any action."""
        raise NotImplementedError

    def goes_on(self, action: i64) -> bool:
        """Return whether the move may continue after this step; True means: try it."""
        return True

    def card_of(self, action: i64) -> i64:
        """Return the card that the action moves for its seat, or `NO_CARD`."""
        raise NotImplementedError

    def forbids(self, action: i64) -> str:
        """Return the ruling against an illegal action whose card is in hand, such as `PAR-5`."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the public score of each seat as it stands, in `Game.parts` of a point."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Return the place of each seat as it stands, from 1; ties share a place."""
        raise NotImplementedError

    def sheets(self) -> list[dict[str, list[int]]]:
        """Return the score sheet of each manche, the last one as it stands: lines by seat."""
        return []

    def explain(self, line: str, seat: i64) -> Explanation:
        """Return why a seat has this entry on the last sheet, once it is counted."""
        return Explanation("", [self.sheets()[-1][line][seat]])

    def ending(self) -> Explanation:
        """Return the event that ended the manche or the game, once it is counted."""
        return Explanation("")

    def decision(self) -> Explanation:
        """Return what decided a finished game; without a name, its score sheets tell."""
        return Explanation("")

    def excluded(self) -> list[int]:
        """Return the seats that cannot win a finished game, whatever their points."""
        return []

    def effects(self) -> list[OngoingEffect]:
        """Return the public effects that last several turns."""
        return []

    def out(self) -> list[int]:
        """Return the seats that take no part until, say, the next auction."""
        return []

    def public_features(self, writer: FeatureWriter) -> None:
        """Write what everybody knows beside the cards: the same features in the same order.

        Leave out what follows from open cards, such as points in most games.
        """

    def side(self, seat: i64) -> i64:
        """Return the first of the seats that win together with this one."""
        return seat

    def phase(self) -> str:
        """Return the name of the current phase, announced when it begins, or ""."""
        return ""

    def asks(self) -> str:
        """Return how the seat on turn is asked: "" for alone, `TOGETHER` or `REACTION`.

        If it is still asked, its legal actions must not depend on the answers before its own.
        """
        return ""

    def prompt(self) -> Prompt:
        """Return what the seat on turn is asked, from what it can see itself."""
        return Prompt("", {})

    def face(self, card: i64) -> i64:
        """Return the first of the cards that look like this one, on both sides."""
        return card

    def lies_open(self, zone: Zone, card: i64) -> bool:
        """Return whether a card of an open zone would lie face up on a real table.

        Players who want to remember for themselves see only those; rules and bots know them all.
        """
        return True

    def back(self, card: i64) -> i64:
        """Return a number for the back of the card, which everybody sees."""
        return 0

    def copy(self) -> "State":
        """Return an equal state that shares nothing mutable."""
        twin: State = type(self).__new__(type(self))
        for name in _field_names(self):
            setattr(twin, name, _copy_value(getattr(self, name)))
        return twin

    def become(self, other: "State") -> None:
        """Copy another state of the same game into this one, keeping the Zone objects."""
        for name in _field_names(self):
            setattr(self, name, _copy_into(getattr(self, name), getattr(other, name)))

    def __reduce__(self) -> tuple[object, ...]:
        return restore_fields, (type(self), fields(self))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and fields(self) == fields(other)

    def __repr__(self) -> str:
        shown = [f"{field}={value!r}" for field, value in sorted(fields(self).items())]
        return f"{type(self).__name__}({', '.join(shown)})"


def fields(state: object) -> dict[str, object]:
    """Return the fields of a state or a game by name, compiled or not."""
    return {name: getattr(state, name) for name in _field_names(state)}


def _field_names(state: object) -> list[str]:
    kind = type(state)
    if kind not in _FIELD_NAMES:
        known: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
        names = [name for name in known if name != "__dict__"]
        if hasattr(state, "__dict__"):
            return [*names, *state.__dict__]
        _FIELD_NAMES[kind] = names
    return _FIELD_NAMES[kind]


def restore_fields(kind: type[object], held: dict[str, object]) -> object:
    """Rebuild an object from its class and fields, as a pickle holds them."""
    twin: object = kind.__new__(kind)
    for name, value in held.items():
        setattr(twin, name, value)
    return twin


def _copy_value(value: object) -> object:
    if isinstance(value, Zone):
        return value.copy()
    return [_copy_value(item) for item in value] if isinstance(value, list) else value


def _copy_into(own: object, other: object) -> object:
    """Copy `other` into `own`, keeping Zone identity; return the result."""
    if isinstance(own, Zone) and isinstance(other, Zone):
        own.become(other)
        return own
    if isinstance(own, list) and isinstance(other, list) and len(own) == len(other):
        return [_copy_into(own[i], other[i]) for i in range(len(own))]
    return _copy_value(other)
