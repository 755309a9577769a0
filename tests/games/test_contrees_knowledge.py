"""Contrées: what everybody can know, and what nobody can."""

from collections.abc import Iterator

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.contrees.cards import DECK, table
from tests.support.contrees_positions import (
    codes,
    contrees,
    discarded,
    hand,
    invoke,
    run_out,
    stack,
    wait,
)
from tests.support.moves import play
from tests.support.parade_positions import all_cards

pytestmark = pytest.mark.heavy

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def seen_by(state: Contrees, seat: int) -> Contrees:
    seen = view(state, seat).state
    assert isinstance(seen, Contrees)
    return seen


def imagined(state: Contrees, seat: int, worlds: int, seed: int = 1) -> list[Contrees]:
    """Worlds that a seat cannot rule out."""
    rng = Rng(seed)
    found = [determinize(view(state, seat), rng) for _ in range(worlds)]
    return [world for world in found if isinstance(world, Contrees)]


def there(state: Contrees, *zones: Zone) -> set[str]:
    return {table(state.facts).codes[card] for zone in zones for card in zone.cards}


def positions(seats: int, seed: int) -> Iterator[Contrees]:
    """Every position of a random game but those before a shuffle; most cards are played already."""
    rng = Rng(seed)
    state = Setup(CONTREES, seats).start()
    assert isinstance(state, Contrees)
    shuffle(state, rng)
    while len(state.pile.cards) > 12:
        state.discard.add(state.pile.draw())
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, rng)
        else:
            yield state
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
    yield state


def is_hidden(zone: Zone) -> bool:
    return all(card < 0 for card in zone.cards)


@SEATS
def test_a_view_hides_other_hands_and_both_piles(seats: int) -> None:
    """JAR-11, JAR-36: everything else lies open; onlookers see no hand at all."""
    for state in positions(seats, 4):
        for seat in range(NOBODY, seats):
            seen = seen_by(state, seat)
            assert is_hidden(seen.pile)
            assert is_hidden(seen.land_pile)
            for player in range(seats):
                if player != seat:
                    assert is_hidden(seen.hands[player])
                else:
                    assert seen.hands[player] == state.hands[player]
            closed = [*seen.hands, seen.pile, seen.land_pile]
            pairs = zip(seen.zones(), state.zones(), strict=True)
            assert all(a == b for a, b in pairs if not any(a is zone for zone in closed))


@SEATS
@pytest.mark.parametrize("seed", [1, 2])
def test_imagined_worlds_look_the_same_and_hold_all_cards(seats: int, seed: int) -> None:
    """JAR-11: in random games, reshuffles included, for each seat and for onlookers."""
    shuffles = 0
    for state in positions(seats, seed):
        shuffles = max(shuffles, *state.epochs)
        for seat in range(NOBODY, seats):
            (world,) = imagined(state, seat, 1, seed)
            assert view(world, seat) == view(state, seat)
            assert all_cards(world) == list(range(108))
            assert all(card >= DECK for card in world.land_pile.cards)
            assert all(card < DECK for card in world.pile.cards)
            assert world.epochs == state.epochs
    assert shuffles > 0


def test_any_card_that_is_not_seen_may_be_in_another_hand_or_in_the_pile() -> None:
    """JAR-11: before the first reshuffle nothing is known of them."""
    state = contrees(slots=[{1: "b9a"}, {2: "r9a"}])
    closed = there(state, state.hands[1], state.hands[2], state.pile)
    hands: set[str] = set()
    top: set[str] = set()
    for world in imagined(state, 0, 800):
        assert hand(world, 0) == hand(state, 0)
        hands |= there(world, world.hands[1])
        top |= {codes(world, world.pile).split()[-1]}
    assert len(closed) == 88 - 6
    assert hands == closed
    assert top == closed


def test_any_land_that_is_not_seen_may_be_the_next() -> None:
    """JAR-2: the order of their pile is unknown."""
    state = contrees()
    following = {codes(world, world.land_pile).split()[-1] for world in imagined(state, 0, 200)}
    assert following == there(state, state.land_pile)
    assert len(following) == 16


def test_cards_laid_open_stay_known_until_they_are_played() -> None:
    """JAR-36: in every imagined world the blocked player has them; the hidden one is unknown."""
    cards = "b3a annexion translation entrave"
    state = contrees([cards, "", ""], slots=[{}, {4: "flumigel"}])
    stack(state, "b9a")
    play(state, "play b3a :1", "blocked")
    hidden: set[str] = set()
    for seat in (1, 2, NOBODY):
        for world in imagined(state, seat, 60):
            assert there(world, world.known[0]) == {"annexion", "translation", "entrave"}
            hidden |= there(world, world.hands[0])
    assert len(hidden) > 50
    wait(state, 2)
    play(state, "play b9a :2", "blocked")
    for world in imagined(state, 1, 20):
        assert there(world, world.known[0]) == {"annexion", "translation", "entrave"}
        assert len(world.hands[0].cards) == 1


def test_open_cards_that_were_taken_back_are_not_forgotten() -> None:
    """JAR-36: what is played leaves them, and what is drawn is not among them."""
    state = contrees(["| b6a b6b b7a b7b", "", ""])
    play(state, "play b6a :1", "play b6b :2")
    wait(state, 2)
    drawn: set[str] = set()
    for world in imagined(state, 1, 60):
        assert there(world, world.known[0]) == {"b7a", "b7b"}
        assert len(world.hands[0].cards) == 2
        drawn |= there(world, world.hands[0])
    assert len(drawn) > 40
    play(state, "play b7a :3")
    for world in imagined(state, 1, 20):
        assert there(world, world.known[0]) == {"b7b"}


def test_the_invoked_jarmial_is_known() -> None:
    """JAR-24: he lies face up before his player."""
    state = contrees()
    invoke(state, 1)
    for world in imagined(state, 0, 20):
        assert there(world, world.known[1]) == {"jarmial"}
        assert (world.invoked, len(world.hands[1].cards)) == (1, 4)


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_JAR_11_after_a_reshuffle_the_pile_holds_what_had_been_discarded(seat: int) -> None:
    """JAR-11, JAR-42: in every world; cards held before the shuffle come from elsewhere."""
    state = contrees(["", "r9a", "jarmial"])
    run_out(state)
    old = there(state, *state.hands)
    again = discarded(state)
    wait(state)
    shuffle(state, Rng(3))
    assert (state.turn, len(state.pile.cards)) == (1, len(again) - 2)
    told: set[str] = set()
    for world in imagined(state, seat, 60):
        pile = there(world, world.pile)
        drawn = there(world, world.hands[0]) & again
        assert len(drawn) == 2
        assert pile | drawn == again
        assert there(world, world.hands[1], world.hands[2]) <= old
        told |= pile
    assert told == (again if seat != 0 else again - there(state, state.hands[0]))


def test_JAR_11_of_old_cards_who_holds_which_stays_unknown() -> None:
    """JAR-11: to onlookers each old card may be in any hand that holds old ones."""
    state = contrees(["", "r9a", "jarmial"])
    run_out(state)
    wait(state)
    old = there(state, *state.hands)
    shuffle(state, Rng(3))
    found: list[set[str]] = [set(), set(), set()]
    for world in imagined(state, NOBODY, 200):
        for player in range(3):
            found[player] |= there(world, world.hands[player]) & old
    assert found == [old, old, old]
    assert len(old) == 10


def test_JAR_11_a_second_reshuffle_tells_anew() -> None:
    """JAR-11: cards of three ages are told apart: at first dealt, shuffled once and twice."""
    state = contrees()
    run_out(state)
    wait(state)
    shuffle(state, Rng(3))
    oldest = there(state, state.hands[1], state.hands[2])
    left = there(state, state.pile)
    run_out(state)
    wait(state)
    shuffle(state, Rng(4))
    assert max(state.epochs) == 2
    for world in imagined(state, NOBODY, 60):
        assert there(world, world.hands[2]) <= oldest | there(state, state.hands[0])
        assert not there(world, world.hands[0], world.hands[2]) & left
        assert len(there(world, world.hands[1]) & left) == 2
        assert there(world, world.pile) | (there(world, world.hands[1]) & left) == left
