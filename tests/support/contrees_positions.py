"""Positions of Contrées for the tests, with the cards written by their codes: `b3a jarmial`.

Places are counted from 1 here, as players count them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablee.core.game import OptionValue
from tablee.core.setup import Setup
from tablee.core.zones import Zone
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.contrees.cards import COLORS, DECK, POTRES, SORTS, table
from tests.support.moves import offered, play

FOUR = "blue-1 red-1 yellow-1 green-1"
SIXTEEN = (
    "blue-1 blue-2 blue-3 red-1 red-2 red-3",
    "yellow-1 yellow-2 yellow-3 green-1 green-2 green-3",
    "blue-4 red-4 yellow-4 green-4",
)
"""All lands but the black ones in three realms that have neither a Carré nor a Quinte."""
BLACK_LANDS = "black-1 black-2 black-3 black-4"
_FILLERS = (
    "b1a b1b b2a b2b b3a",
    "r1a r1b r2a r2b r3a",
    "y1a y1b y2a y2b y3a",
    "g1a g1b g2a g2b g3a",
)


class Combat(NamedTuple):
    """A combat at a place, and who has played there since its launch, the attacker first."""

    place: int
    attacker: int
    arrivals: Sequence[int] = ()


def contrees(
    hands: Sequence[str] = ("", "", ""),
    *,
    slots: Sequence[Mapping[int, str]] = (),
    lands: str = FOUR,
    combats: Sequence[Combat] = (),
    turn: int = 0,
    **options: OptionValue,
) -> Contrees:
    """Slots by seat and place, combats in the order of their launch, `-` for a closed place.

    Cards of a hand after a bar lie open, as a blocked player has laid them. Hands are filled up to
    four with weak cards of a color of the seat's own. What is named nowhere lies in the piles.
    """
    state = Setup(CONTREES, len(hands), options).start()
    assert isinstance(state, Contrees)
    state.pile.cards = state.pile.cards[::-1]
    state.turn = state.active = turn
    for place, code in enumerate(lands.split()):
        lay(state, state.lands[place], code.strip("-"))
    for seat, there in enumerate(slots):
        for place, cards in there.items():
            lay(state, state.slot(seat, place - 1), cards)
            _settle(state, seat, place - 1)
    for seat, hand in enumerate(hands):
        hidden, bar, known = hand.partition("|")
        lay(state, state.hands[seat], hidden)
        lay(state, state.known[seat], known)
        state.blocked |= (1 << seat) * bool(bar)
    for seat in range(state.seats):
        _fill(state, seat)
    for combat in combats:
        _fight(state, combat)
    return state


def _settle(state: Contrees, seat: int, place: int) -> None:
    """Let the rules know which peoples stand at a place."""
    state.update_peoples(place)
    for card in state.slot(seat, place).cards:
        if state.colors[card] < POTRES:
            state.claim(seat, state.colors[card], place)


def _fill(state: Contrees, seat: int) -> None:
    for code in _FILLERS[seat].split():
        size = len(state.hands[seat].cards) + len(state.known[seat].cards)
        if size < 4 and number(state, code) in state.pile.cards:
            lay(state, state.hands[seat], code)


def _fight(state: Contrees, combat: Combat) -> None:
    place = combat.place - 1
    state.attackers[place] = combat.attacker
    state.combats.append(place)
    state.arrivals[place] = [*combat.arrivals] or [combat.attacker]
    if "karniphage" in codes(state, state.slot(combat.attacker, place)):
        state.beasts |= 1 << place


def number(state: Contrees, code: str) -> int:
    return table(state.facts).codes.index(code)


def codes(state: Contrees, zone: Zone) -> str:
    """Return the codes of a zone, top card last."""
    return " ".join(table(state.facts).codes[card] for card in zone.cards)


def lay(state: Contrees, zone: Zone, cards: str) -> None:
    """Move cards from the piles to a zone."""
    for code in cards.split():
        card = number(state, code)
        (state.pile if card < DECK else state.land_pile).remove(card)
        zone.add(card)


def stack(state: Contrees, cards: str) -> None:
    """Put these cards or lands on top of their pile, the first of them uppermost."""
    for code in reversed(cards.split()):
        card = number(state, code)
        pile = state.pile if card < DECK else state.land_pile
        pile.remove(card)
        pile.add(card)


def own(state: Contrees, *realms: str) -> None:
    """The seats have conquered these lands."""
    for seat, there in enumerate(realms):
        lay(state, state.realms[seat], there)


def cast(state: Contrees, sort: str, caster: int) -> None:
    """A lasting sort lies on the table: `affaiblissement`, `entrave red green`."""
    name, *colors = sort.split()
    lay(state, state.sorts, name)
    state.casters[SORTS.index(name) - SORTS.index("affaiblissement")] = caster
    state.hampered = sum(1 << COLORS.index(color) for color in colors)


def invoke(state: Contrees, seat: int) -> None:
    """Jarmial lies before a seat as its fifth card."""
    lay(state, state.known[seat], "jarmial")
    state.invoked = seat


def run_out(state: Contrees, left: str = "") -> None:
    """All of the pile has been discarded but these cards, the first of them uppermost."""
    stack(state, left)
    kept = [state.pile.draw() for _ in left.split()]
    while len(state.pile.cards) > 0:
        state.discard.add(state.pile.draw())
    for card in reversed(kept):
        state.pile.add(card)


def hand(state: Contrees, seat: int) -> str:
    return codes(state, state.hands[seat])


def slots(state: Contrees, place: int) -> list[str]:
    """Return the cards at a place, by seat."""
    return [codes(state, state.slot(seat, place - 1)) for seat in range(state.seats)]


def realms(state: Contrees) -> list[str]:
    return [codes(state, realm) for realm in state.realms]


def board(state: Contrees) -> str:
    """The lands in play, as `contrees` reads them."""
    return " ".join(codes(state, land) or "-" for land in state.lands)


def discarded(state: Contrees) -> set[str]:
    return set(codes(state, state.discard).split())


def moves(state: Contrees, code: str) -> list[str]:
    """Return the legal moves with a card."""
    return [name for name in offered(state) if code in name.split()]


def wait(state: Contrees, turns: int = 1) -> None:
    """Let seats on turn engage weak cards, at the last places where nothing is at stake."""
    for _ in range(turns):
        for _ in range(2 - state.played):
            quiet = [name for name in offered(state) if _is_quiet(state, name)]
            play(state, min(quiet, key=lambda name: (-int(name[-1]), _strength(state, name))))


def _is_quiet(state: Contrees, name: str) -> bool:
    if not name.startswith("play ") or name.split()[1] in ("karniphage", "flumigel", "jarmial"):
        return False
    place = int(name[-1]) - 1
    return state.attackers[place] < 0 and len(state.slot(state.turn, place).cards) == 0


def _strength(state: Contrees, name: str) -> int:
    return int(table(state.facts).strengths[number(state, name.split()[1])])


def places_of(moves: Sequence[str]) -> list[int]:
    """The places that moves name last: `play b3a :2` is at 2."""
    return [int(move[-1]) for move in moves]
