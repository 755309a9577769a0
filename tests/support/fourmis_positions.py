"""Positions of Fourmis for the tests, with the cards written by their codes: `S4r Nb Rg L`.

The rules of a trick are written here once more, in codes alone, for comparison.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypedDict, Unpack, cast

from tablee.core.game import Face, OptionValue
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import HIDDEN, Setup
from tablee.core.zones import Zone
from tablee.games.fourmis import FOURMIS, Fourmis
from tests.support.moves import offered, play

DECKS = {"36": (6, 36), "48a": (7, 48), "48b": (9, 48), "40": (7, 40)}
"""The strongest Soldate of each deck, and how many cards it has besides the objectives."""

LINES = ["plus", "moins", "reines", "ladybugs"]
SUMMIT = 99
"""The force of a Ninja where it matters only that no Soldate has more."""


class Choices(TypedDict, total=False):
    """The options of the game, and `seats`."""

    seats: int
    deck: str
    beat: str
    ninja_gap: int
    rotate_leader: bool
    teams: bool
    zero_tie_pays: bool
    floor: bool


def table(seats: int, **options: OptionValue) -> Fourmis:
    """A table before the first deal."""
    state = Setup(FOURMIS, seats, options).start()
    assert isinstance(state, Fourmis)
    return state


def ants(
    hands: Sequence[str],
    *,
    trick: str = "",
    leader: int = 0,
    won: Sequence[str] = (),
    objectives: str = "plus-r moins-b",
    manche: int = 1,
    **options: Unpack[Choices],
) -> Fourmis:
    """A position in a manche, with the trick as it lies; what is named nowhere is in the rest.

    With `seats=2` the third hand and the third pile are the ghost's, the top card last.
    """
    seats = options.pop("seats", len(hands))
    state = table(seats, **cast(dict[str, OptionValue], options))
    state.manches = [[[0] * seats for _ in LINES] for _ in range(manche - 1)]
    for zones, told in ((state.hands, hands), (state.won, won), ([state.trick], [trick])):
        for player, there in enumerate(told):
            _lay(state, state.rest, zones[player], there)
    for i, code in enumerate(objectives.split()):
        _lay(state, state.piles[i], state.objectives[i], code)
        for _ in range((manche - 1) % 4):
            state.past.add(state.piles[i].draw())
    around = order(state)
    state.leader = leader
    state.turn = around[(around.index(leader) + len(state.trick.cards)) % len(around)]
    assert state.turn < seats, "the ghost would have laid its card by now"
    return state


def _lay(state: Fourmis, source: Zone, zone: Zone, there: str) -> None:
    for code in there.split():
        found = [card for card in source.cards if _faces(state)[card].code == code]
        assert found, f"no {code} is left"
        source.remove(found[0])
        zone.add(found[0])


def order(state: Fourmis) -> list[int]:
    """The players in the order in which they lay; the ghost is the one after the last seat."""
    if state.seats > 2:
        return list(range(state.seats))
    return [2, 1, 0] if len(state.manches) % 2 else [2, 0, 1]


def codes(state: Fourmis, zone: Zone) -> str:
    """Return the codes of a zone, top card last, as `ants` reads them."""
    faces = _faces(state)
    return " ".join(faces[card].code if card >= 0 else HIDDEN for card in zone.cards)


def turned(state: Fourmis) -> str:
    """The objectives of this manche, as `ants` reads them."""
    return " ".join(codes(state, zone) for zone in state.objectives)


def box(deck: str) -> list[str]:
    """The codes of all ants and ladybugs of a deck."""
    return [face.code for face in _box(*DECKS[deck])][:-8]


def _faces(state: Fourmis) -> list[Face]:
    return _box(int(state.actions()) // 4 - 2, int(state.ants))


@cache
def _box(top: int, cards: int) -> list[Face]:
    (deck,) = [name for name in DECKS if DECKS[name] == (top, cards)]
    return Setup(FOURMIS, 3, {"deck": deck}).faces


def plays(state: Fourmis) -> set[str]:
    """The cards that the seat on turn may play."""
    return {name.removeprefix("play ") for name in offered(state)}


def lay(state: Fourmis, cards: str) -> None:
    """The seats on turn play these cards, one after the other."""
    play(state, *[f"play {code}" for code in cards.split()])


def taken(trick: str, *, leader: int = 0, **options: Unpack[Choices]) -> list[str]:
    """Play a trick from the leader on; return the won cards of each seat."""
    cards = trick.split()
    hands = [cards[(seat - leader) % len(cards)] for seat in range(len(cards))]
    state = ants(hands, leader=leader, **options)
    lay(state, trick)
    return [codes(state, zone) for zone in state.won]


def won_by(trick: str, *, gap: int = 2, deck: str = "36") -> str:
    """The card that wins a trick, whoever leads it; all its cards go to whoever laid that one."""
    cards = trick.split()
    found = set()
    for leader in range(len(cards)):
        won = taken(trick, leader=leader, ninja_gap=gap, deck=deck)
        (winner,) = [seat for seat, pile in enumerate(won) if pile]
        assert won[winner] == trick
        found.add((winner - leader) % len(cards))
    (best,) = found
    return cards[best]


def winning(state: Fourmis, trick: Sequence[str]) -> int:
    """Return the index of the winning card of any trick, even with a card twice."""
    zone = Zone("trick")
    for code in trick:
        zone.add(next(card for card, face in enumerate(_faces(state)) if face.code == code))
    return int(state.find_winner(zone))


def offers(trick: str, hand: str, **options: Unpack[Choices]) -> str:
    """Return the playable cards of this hand, for the next of four seats."""
    hands = ["", "", "", ""]
    hands[len(trick.split())] = hand
    found = plays(ants(hands, trick=trick, **options))
    return " ".join(code for code in hand.split() if code in found)


def finish(state: Fourmis, rng: Rng) -> None:
    """Play at random to the end of the manche."""
    while state.turn >= 0:
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])


def dealings(state: Fourmis, rng: Rng, manches: int) -> Iterator[int]:
    """Deal and play at random, and pause after each deal; aphids are taken away, so it goes on."""
    for manche in range(1, manches + 1):
        shuffle(state, rng)
        yield manche
        finish(state, rng)
        state.totals = [0] * int(state.seats)


def force(code: str, ninja: int = SUMMIT) -> int:
    """The strength of a Soldate or a Ninja; 0 for all others."""
    if code[0] == "S":
        return int(code[1:-1])
    return ninja if code[0] == "N" else 0


def allowed(hand: Sequence[str], trick: Sequence[str], beat: str = "best") -> set[str]:
    """Return the playable cards of a hand, independently of the game."""
    ninjas = {code for code in hand if code[0] == "N"}
    if ninjas and [code for code in trick if code[0] == "N"]:
        return ninjas
    forces = [force(code) for code in trick if force(code)]
    previous = SUMMIT if SUMMIT in forces else 0
    if forces and not previous:
        previous = forces[-1] if beat == "last" else max(forces)
    stronger = {code for code in hand if force(code) > previous}
    if not forces or not stronger:
        return set(hand)
    return stronger | {code for code in hand if code[0] in "RL"}


def strongest(trick: Sequence[str], ninja: int) -> int:
    """Return the index of the winning card of a trick, independently of the game."""
    strengths: list[tuple[int, bool, int]] = []
    for i, code in enumerate(trick):
        strength = force(code, ninja)
        if code[0] == "R":
            backing = max(force(other, ninja) for other in trick if other[-1] == code[-1])
            strength = backing + 1 if backing else 0
        if code != "L":
            strengths.append((strength, code[0] == "R", -i))
    return -max(strengths)[2] if strengths else 0


def follow(state: Fourmis, rng: Rng, *, deck: str, beat: str = "best", gap: int = 2) -> None:
    """Play a manche at random from its deal on, and compare it with the rules as told here."""
    hands = [codes(state, hand).split() for hand in state.hands]
    hands[-1] += codes(state, state.trick).split()  # a ghost has laid its card
    around = order(state)
    start = around.index(int(state.leader))
    piles: list[list[str]] = [[] for _ in hands]
    while any(hands):
        trick: list[str] = []
        for player in [*around[start:], *around[:start]]:
            if player < state.seats:
                assert (int(state.turn), codes(state, state.trick).split()) == (player, trick)
                assert plays(state) == allowed(hands[player], trick, beat)
                trick.append(sorted(plays(state))[rng.below(len(plays(state)))])
                hands[player].remove(trick[-1])
                lay(state, trick[-1])
            else:
                trick.append(hands[player].pop())
        start = (start + strongest(trick, DECKS[deck][0] + gap)) % len(around)
        piles[around[start]] += trick
        assert [codes(state, zone).split() for zone in state.won] == piles
