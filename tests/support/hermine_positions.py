"""Positions of the Hermine for the tests, with the cards written by their codes: `100 danger-m`."""

from collections.abc import Sequence
from typing import NamedTuple

from tablee.core.game import OptionValue
from tablee.core.setup import Setup
from tablee.core.zones import NOBODY, Zone
from tablee.games.hermine import HERMINE, Hermine
from tablee.games.hermine.cards import CODES
from tests.support.moves import offered, play

ATTACKS = ["stop", "menacee", "danger-m", "danger-c", "danger-r"]
DANGERS = [("danger-m", "sauve-m", "sauvegarde-m"), ("danger-c", "sauve-c", "sauvegarde-c")]
DANGERS += [("danger-r", "sauve-r", "sauvegarde-r")]
LINES = ["steps", "bottes", "coups", "manche", "crown", "no-200", "no-100", "allonge", "capot"]
STEPS = ["25", "50", "75", "100", "200"]
_FILLERS = ("sauve-r", "sauve-c", "sauve-m", "protegee", "beaute", "25")  # least useful first


class Tableau(NamedTuple):
    """The piles of a side, top card last; `joker1=100` is a joker that stands for a 100."""

    battle: str = ""
    speed: str = ""
    steps: str = ""
    bottes: str = ""
    coups: str = ""


ROLLING = Tableau("beaute")


def walked(steps: str, *, bottes: str = "", coups: str = "") -> Tableau:
    """A side that rolls and has laid these steps."""
    return Tableau("beaute", steps=steps, bottes=bottes, coups=coups)


def hermine(
    hands: Sequence[str],
    *,
    sides: Sequence[Tableau] = (),
    pile: str | None = None,
    turn: int = 0,
    caller: int = NOBODY,
    **options: OptionValue,
) -> Hermine:
    """While there is a pile, hands are filled up with parades to six cards, to seven on turn.

    All that is named nowhere lies in the pile, the shortest steps on top. A pile of its own is
    written from its top, and what is named nowhere then lies among the discarded cards.
    """
    state = Setup(HERMINE, len(hands), options).start()
    assert isinstance(state, Hermine)
    state.pile.clear()
    state.turn, state.dealer, state.caller = turn, 0, caller
    box = [face.code for face in HERMINE.faces(state.seats, {"jokers": len(state.named)})]
    for side, tableau in enumerate(sides):
        piles = (state.battles, state.speeds, state.steps, state.bottes, state.coups)
        for zones, there in zip(piles, tableau, strict=True):
            _lay(state, box, zones[side], there)
    for seat, hand in enumerate(hands):
        _lay(state, box, state.hands[seat], hand)
    _lay(state, box, state.pile, " ".join(reversed((pile or "").split())))
    if pile != "":
        for seat in sorted(range(state.seats), key=lambda seat: seat != turn):
            _fill(state, box, seat)
    for card in reversed([card for card, code in enumerate(box) if code]):
        (state.pile if pile is None else state.discard).add(card)
    return state


def _lay(state: Hermine, box: list[str], zone: Zone, there: str) -> None:
    for written in there.split():
        code, _, stands_for = written.partition("=")
        card = box.index(code)
        box[card] = ""
        zone.add(card)
        if stands_for:
            state.named[card - state.plain] = CODES.index(stands_for)


def _fill(state: Hermine, box: list[str], seat: int) -> None:
    hand = state.hands[seat]
    size = 7 if seat == state.turn else 6
    assert len(hand.cards) <= size, "a hand is too large"
    while len(hand.cards) < size:
        _lay(state, box, hand, next(code for code in _FILLERS if code in box))


def codes(state: Hermine, zone: Zone) -> str:
    """Return the codes of a zone, top card last, as `hermine` reads them."""
    faces = HERMINE.faces(state.seats, {"jokers": len(state.named)})
    return " ".join(faces[card].code for card in zone.cards)


def tableau(state: Hermine, side: int) -> Tableau:
    """Return the piles of a side."""
    piles = (state.battles, state.speeds, state.steps, state.bottes, state.coups)
    return Tableau(*[codes(state, zones[side]) for zones in piles])


def discarded(state: Hermine, count: int = 1) -> list[str]:
    """Return the last cards on the discard pile, sorted."""
    return sorted(codes(state, state.discard).split()[-count:])


def hand_sizes(state: Hermine) -> list[int]:
    return [len(hand.cards) for hand in state.hands]


def plays(state: Hermine) -> list[str]:
    """Return the legal moves of the seat on turn besides discards."""
    return [name for name in offered(state) if not name.startswith("discard ")]


def wait(state: Hermine, turns: int = 1) -> None:
    """Let seats on turn discard their last card, the one drawn while there is a pile."""
    for _ in range(turns):
        play(state, f"discard {codes(state, state.hands[state.turn]).split()[-1]}")
