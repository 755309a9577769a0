"""Fourmis: what play gives away of a hand, and what it does not."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import determinize, view
from tablee.core.zones import NOBODY, Zone
from tablee.games.fourmis import Fourmis
from tests.support.fourmis_positions import (
    DECKS,
    allowed,
    ants,
    box,
    codes,
    finish,
    force,
    lay,
    table,
)

pytestmark = pytest.mark.heavy

BEATS = pytest.mark.parametrize("beat", ["best", "last"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
NINJAS = {"Nr", "Nb", "Ng", "Ny"}
Ways = set[tuple[tuple[str, ...], ...]]


class Play(NamedTuple):
    """What a seat laid on what lay there."""

    seat: int
    trick: list[str]
    card: str


def imagined(state: Fourmis, seat: int, rng: Rng, worlds: int = 1) -> list[Fourmis]:
    """Worlds that the seat cannot rule out."""
    seen = view(state, seat)
    found = [determinize(seen, rng) for _ in range(worlds)]
    return [world for world in found if isinstance(world, Fourmis)]


def in_hands(state: Fourmis) -> list[list[str]]:
    return [codes(state, hand).split() for hand in state.hands]


def excluded(state: Fourmis, deck: str = "36") -> list[set[str]]:
    """For each hand the closed cards that those who watch never imagine there."""
    closed = box(deck)
    for zone in [state.trick, *state.won]:
        for code in codes(state, zone).split():
            closed.remove(code)
    found = [set(closed) for _ in state.hands]
    for world in imagined(state, NOBODY, Rng(3), 120):
        for cards, hand in zip(found, in_hands(world), strict=True):
            cards.difference_update(hand)
    return found


def above(rank: int) -> set[str]:
    """All Soldates of the smallest deck above this strength, and all Ninjas."""
    return {f"S{force}{color}" for force in range(rank + 1, 7) for color in "rbgy"} | NINJAS


def told(trick: str, hand: str, *, deck: str = "36", beat: str = "best") -> set[str]:
    """What the next of four cannot hold, having laid the first card of this hand on this trick.

    Of the others, who hold some of the remaining cards, nothing is known.
    """
    left = box(deck)
    for code in [*trick.split(), *hand.split()]:
        left.remove(code)
    hands = [" ".join(left[3 * seat :: 12][:3]) for seat in range(4)]
    seat = len(trick.split())
    hands[seat] = hand
    state = ants(hands, trick=trick, deck=deck, beat=beat)
    lay(state, hand.split(maxsplit=1)[0])
    known = excluded(state, deck)
    assert [other for other in range(4) if known[other] and other != seat] == []
    return known[seat]


@pytest.mark.parametrize(
    ("trick", "hand", "best", "last"),
    [
        ("S4r", "S2b S4b L Rb", 4, 4),
        ("S4r", "S4b S2b L Rb", 4, 4),
        ("S6r", "S2b S4b S6b L", 6, 6),
        ("S1r", "S1b Rb L L", 1, 1),
        ("S5r S2b", "S1g S2g Rb L", 5, 2),
        ("S2b S5r", "S1g S2g Rb L", 5, 5),
        ("S4r Rr", "S2b S4b S3b L", 4, 4),
        ("L S4r", "S2b S4b S3b L", 4, 4),
        ("Rb S4r L", "S2b S4b S3b L", 4, 4),
    ],
)
def test_who_throws_a_card_away_cannot_beat(trick: str, hand: str, best: int, last: int) -> None:
    """ANT-2, ANT-3: no Soldate or Ninja above is there, but maybe Reines and ladybugs."""
    laid = set(trick.split())
    assert told(trick, hand, beat="best") == above(best) - laid
    assert told(trick, hand, beat="last") == above(last) - laid


@BEATS
@pytest.mark.parametrize("card", ["S6g", "Rg", "L"])
@pytest.mark.parametrize("trick", ["Nr", "S5r Nr", "Nr S2b"])
def test_who_lays_no_ninja_on_a_ninja_has_none(trick: str, card: str, beat: str) -> None:
    """ANT-7, ANT-8: here a Reine or a ladybug says it too; Soldates may still be there."""
    assert told(trick, f"{card} S3y S4y Ry", beat=beat) == NINJAS - {"Nr"}


@pytest.mark.parametrize("card", ["Rg", "L"])
@pytest.mark.parametrize("trick", ["", "S1r", "S5r S2b", "Rr S3r"])
@pytest.mark.parametrize("rest", ["S1g S2g S3y", "Nr S6g S5g"])
def test_ANT_6_a_reine_or_a_ladybug_tells_nothing(trick: str, card: str, rest: str) -> None:
    """ANT-6: where no Ninja lies, whoever plays one may be able to beat or not."""
    assert told(trick, f"{card} {rest}") == set()


@pytest.mark.parametrize(
    ("trick", "hand"),
    [
        *[("", "S1r S6b Nr L"), ("", "Nr S6b S1r L"), ("S3r", "S4b S6b S1r L")],
        *[("S3r", "Nb S6b S1r L"), ("Nr", "Nb Ng S1r L"), ("L Rr", "S1r S6b Nr L")],
    ],
)
def test_who_leads_or_beats_tells_nothing(trick: str, hand: str) -> None:
    """ANT-2, ANT-7, ANT-9: nor who lays the Ninja asked for, nor who has nothing to beat."""
    assert told(trick, hand) == set()


@pytest.mark.parametrize("trick", ["Nr", "S3b Nr"])
def test_twins_are_ruled_out_together(trick: str) -> None:
    """ANT-7: with two Ninjas per color also the one that looks like the one on the table."""
    assert told(trick, "S1g S2g Rg Rg", deck="48a") == NINJAS
    state = ants(["", "S1g S2g", "Nb Nr"], trick="Nr", deck="48a")
    lay(state, "S1g")
    hand = state.hands[1]
    barred = [code for card, code in enumerate(box("48a")) if hand.bars(card)]
    assert barred == ["Nr", "Nr", "Nb", "Nb", "Ng", "Ng", "Ny", "Ny"]


def test_what_is_known_adds_up_until_the_next_deal() -> None:
    """ANT-23: it lasts through the tricks of a manche and is gone with the new hands."""
    fillers = ["Rb S1r S1y", "Rg S1b Rr", "Ng S6b S2y S3y"]
    state = ants([f"S5r L S3r {fillers[0]}", f"S2b S3b S4b {fillers[1]}", f"S6y S4g {fillers[2]}"])
    lay(state, "S5r S2b S6y")
    assert excluded(state) == [set(), above(5) - {"S6y"}, set()]
    lay(state, "S4g L S3b")
    known = above(4) - {"S5r", "S6y"}
    assert excluded(state) == [set(), known, set()]
    lay(state, "Ng S3r Rg")
    assert excluded(state) == [NINJAS - {"Ng"}, known - {"Ng"}, set()]
    finish(state, Rng(1))
    shuffle(state, Rng(2))
    assert excluded(state) == [set(), set(), set()]


def test_one_sees_ones_own_hand_and_guesses_at_the_others() -> None:
    """ANT-2: in the world of each seat its own cards are the true ones."""
    state = ants(["S5r S1r Nr", "S2b S1b S3b", "S6g S1g Rg"])
    lay(state, "S5r S2b")
    rng = Rng(5)
    for seat in range(3):
        others: set[str] = set()
        for world in imagined(state, seat, rng, 250):
            assert in_hands(world)[seat] == in_hands(state)[seat]
            others.update(in_hands(world)[1])
        unknown = set(box("36")) - {"S5r", "S2b", *codes(state, state.hands[seat]).split()}
        assert others == (unknown - above(5) if seat != 1 else {"S1b", "S3b"})


@pytest.mark.parametrize("top", ["S1g", "L", "Rg"])
def test_ANT_26_what_the_ghost_lays_tells_nothing_of_its_hand(top: str) -> None:
    """ANT-26: bound by nothing, it may have a Ninja below; of the seats it is known as ever."""
    hands = ["Nr S1r S2r L", "S1b S3b L Rb", f"S2g S3g S4g {top}"]
    state = ants(hands, seats=2, manche=2)
    lay(state, "Nr")
    assert codes(state, state.trick) == f"Nr {top}"
    assert excluded(state) == [set(), set(), set()]
    lay(state, "S1b")
    assert excluded(state) == [set(), NINJAS - {"Nr"}, set()]


def games(seats: int, seed: int, *, deck: str, beat: str) -> Iterator[tuple[Fourmis, list[Play]]]:
    """Every position of two random manches, with what the seats have played in the manche."""
    state = table(seats, deck=deck, beat=beat)
    rng = Rng(seed)
    for _ in range(2):
        shuffle(state, rng)
        plays: list[Play] = []
        while state.turn >= 0:
            yield state, plays
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            if rng.below(3):  # seat 1 spends its strong cards, so that others keep theirs
                by_force = sorted(legal, key=lambda kind: force(state.name(kind)[5:]))
                action = by_force[-1 if state.turn == 1 else 0]
            card = state.name(action).removeprefix("play ")
            plays.append(Play(int(state.turn), codes(state, state.trick).split(), card))
            state.apply(action)


def fits(hands: Sequence[Sequence[str]], plays: list[Play], beat: str) -> bool:
    """Whether all plays were allowed to those who hold these cards now."""
    held = [list(hand) for hand in hands]
    for seat, trick, card in reversed(plays):
        held[seat].append(card)
        if card not in allowed(held[seat], trick, beat):
            return False
    return True


def forgetful(state: Fourmis) -> Fourmis:
    """The same position, but nobody has paid attention."""
    twin = state.copy()
    assert isinstance(twin, Fourmis)
    for hand in twin.hands:
        cards = list(hand.cards)
        hand.clear()
        for card in cards:
            hand.add(card)
    return twin


@SEATS
@BEATS
@pytest.mark.parametrize("deck", list(DECKS))
def test_in_imagined_worlds_everybody_has_played_by_the_rules(
    seats: int, deck: str, beat: str
) -> None:
    """ANT-2, ANT-7: late in a manche and for all who look; guesses alone would often fail."""
    rng = Rng(seats)
    wrong = 0
    for state, plays in games(seats, 21, deck=deck, beat=beat):
        if len(state.hands[state.turn].cards) > 6:
            continue
        for seat in range(NOBODY, seats):
            (world,) = imagined(state, seat, rng)
            assert view(world, seat) == view(state, seat)
            assert fits(in_hands(world), plays, beat)
        for guess in imagined(forgetful(state), NOBODY, rng, 3):
            wrong += not fits(in_hands(guess), plays, beat)
    assert wrong > 0


def closed_to(state: Fourmis, seat: int) -> list[Zone]:
    hands = [hand for player, hand in enumerate(state.hands) if player != seat]
    return [*hands, state.rest]


def ways(state: Fourmis, seat: int, plays: list[Play], beat: str) -> Ways:
    """Every way in which the cards that a seat cannot see may lie, by trying all of them."""
    zones = closed_to(state, seat)
    cards = " ".join(codes(state, zone) for zone in zones).split()
    hands = in_hands(state)
    others = [player for player in range(len(hands)) if player != seat]
    found: Ways = set()
    for way in _splits(cards, [len(zone.cards) for zone in zones]):
        for player, hand in zip(others, way[:-1], strict=True):
            hands[player] = list(hand)
        if fits(hands, plays, beat):
            found.add(way)
    return found


def _splits(cards: list[str], sizes: list[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        left = [card for i, card in enumerate(cards) if i not in chosen]
        for others in _splits(left, sizes[1:]):
            yield (tuple(sorted(cards[i] for i in chosen)), *others)


@SEATS
@BEATS
def test_exactly_what_can_be_is_imagined(seats: int, beat: str) -> None:
    """ANT-1, ANT-2, ANT-7: no world too many and none too few, at the end of a manche."""
    rng = Rng(seats)
    narrowed = 0
    for state, plays in [end for deck in DECKS for end in endings(seats, deck, beat)]:
        expected = ways(state, 0, plays, beat)
        narrowed += len(ways(state, 0, [], beat)) > len(expected)
        found: Ways = set()
        for world in imagined(state, 0, rng, 15 * len(expected)):
            zones = closed_to(world, 0)
            found.add(tuple(tuple(sorted(codes(state, zone).split())) for zone in zones))
        assert found == expected
    assert narrowed > 0


def endings(seats: int, deck: str, beat: str) -> Iterator[tuple[Fourmis, list[Play]]]:
    """The positions in which at most five cards are closed to seat 0."""
    for state, plays in games(seats, 14, deck=deck, beat=beat):
        if sum(len(zone.cards) for zone in closed_to(state, 0)) <= 5:
            twin = state.copy()
            assert isinstance(twin, Fourmis)
            yield twin, list(plays)
