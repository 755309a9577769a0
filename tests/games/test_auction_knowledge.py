"""High Society and Animalement Vôtre: what everybody can know, and what nobody can."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tablee.bots.heuristic import playout
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, EVERYBODY, NOBODY
from tablee.games.auction import HIGH_SOCIETY, Auction
from tests.support.auction_positions import ALL, auction, lost, lots, notes, play

pytestmark = pytest.mark.heavy

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def start(seats: int) -> Auction:
    state = Setup(HIGH_SOCIETY, seats).start()
    assert isinstance(state, Auction)
    return state


def positions(seats: int, seed: int) -> Iterator[Auction]:
    """Every position of a random game, also those in the middle of a bid, and the end."""
    rng = Rng(seed)
    state = start(seats)
    shuffle(state, rng)
    while state.turn != NOBODY:
        yield state
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    yield state


def seen_by(state: Auction, seat: int) -> Auction:
    seen = view(state, seat).state
    assert isinstance(seen, Auction)
    return seen


def whereabouts(state: State) -> list[tuple[str, int, list[int]]]:
    """What lies in each zone, in whatever order."""
    return [
        (zone.name, int(zone.owner), sorted(int(card) for card in zone.cards))
        for zone in state.zones()
    ]


@SEATS
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_HIS_25_every_note_is_where_it_is_in_every_imagined_world(seats: int, seed: int) -> None:
    """HIS-25: who remembers what was laid knows every hand; only the deck's order is unknown."""
    rng = Rng(seed)
    spent = 0
    for state in positions(seats, seed):
        spent = max(spent, *[len(zone.cards) for zone in state.spent])
        for seat in range(NOBODY, seats):
            world = determinize(view(state, seat), rng)
            assert whereabouts(world) == whereabouts(state)
            assert view(world, seat) == view(state, seat)
    assert spent > 1, "a game in which nobody pays shows nothing"


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_HIS_25_every_unsold_card_can_be_anywhere_in_the_deck(seat: int) -> None:
    """HIS-25: and equally often; the bound is five standard deviations of a binomial."""
    state = auction("p3 debt theft p10 p1", hands=["1 2 8 25", "3 4 20", ALL], estates=["", "p7"])
    play(state, "bid 8", "bid 4 20")
    rng = Rng(7)
    worlds = 3000
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(worlds):
        world = determinize(view(state, seat), rng)
        assert isinstance(world, Auction)
        found.update((depth, int(card)) for depth, card in enumerate(world.deck.cards))
    unsold = [int(card) for card in state.deck.cards]
    assert len(unsold) == 14
    chance = 1 / 14
    bound = 5 * (worlds * chance * (1 - chance)) ** 0.5
    assert set(found) == {(depth, card) for depth in range(14) for card in unsold}
    assert max(abs(count - worlds * chance) for count in found.values()) < bound


def test_HIS_25_hands_are_closed_to_the_others_and_spent_notes_to_all() -> None:
    """HIS-25: the discard pile is not consultable, not even one's own; backs tell the color."""
    state = auction("p3 p4", hands=["1 2 8", "3 4 20 25", ALL])
    play(state, "bid 2", "bid 3")
    for seat in range(NOBODY, 3):
        seen = seen_by(state, seat)
        for owner in range(3):
            back = -2 - owner
            hand = list(state.hands[owner].cards)
            closed = [back] * len(hand)
            assert list(seen.hands[owner].cards) == (hand if owner == seat else closed)
            assert list(seen.spent[owner].cards) == [back] * len(state.spent[owner].cards)
        assert [len(zone.cards) for zone in seen.spent] == [8, 7, 0]
        assert list(seen.deck.cards) == [-1] * 15


@pytest.mark.parametrize("seat", [NOBODY, 0, 1, 2])
def test_HIS_25_bids_estates_and_what_is_lost_are_open(seat: int) -> None:
    """HIS-25: displays and status cards are public."""
    state = auction("theft p4", estates=["p5", "p6 title1"])
    play(state, "pass", "bid 2", "bid 3")
    seen = seen_by(state, seat)
    assert [notes(bid) for bid in seen.bids] == ["2", "3", ""]
    assert [lots(estate) for estate in seen.estates] == ["", "p6 title1", ""]
    assert (lost(seen), lots(seen.lot)) == ("p5 theft", "p4")


def test_HIS_25_a_zone_says_whose_it_is_and_who_may_look() -> None:
    """HIS-25: as any door reads it from the zones."""
    seats = range(3)
    assert [(zone.name, zone.owner, zone.viewer) for zone in start(3).zones()] == [
        *[("hand", seat, seat) for seat in seats],
        *[("bid", seat, EVERYBODY) for seat in seats],
        *[("spent", seat, NOBODY) for seat in seats],
        *[("estate", seat, EVERYBODY) for seat in seats],
        *[("lost", seat, EVERYBODY) for seat in seats],
        ("deck", NOBODY, NOBODY),
        ("lot", NOBODY, EVERYBODY),
    ]


@SEATS
def test_HIS_25_at_the_end_the_hands_are_open_to_everybody(seats: int) -> None:
    """HIS-25: money is counted then; spent notes stay closed."""
    state = start(seats)
    playout(state, Rng(seats))
    for seat in range(NOBODY, seats):
        seen = seen_by(state, seat)
        assert [notes(hand) for hand in seen.hands] == [notes(hand) for hand in state.hands]
        assert {card for zone in seen.spent for card in zone.cards if card >= 0} == set()
        assert (seen.places(), seen.scores()) == (state.places(), state.scores())
        assert (seen.sheets(), seen.phase()) == (state.sheets(), state.phase())


def test_money_does_not_count_before_the_end() -> None:
    """The same estates with other hands stand the same, until the hands are opened."""
    estates = ["p7 title1", "p3 p4 title2", "p10 scandal"]
    hands = [["20 25", "1", "1 2"], ["1", "20 25", ALL]]
    rich, poor = (auction("p5 title3", estates=estates, hands=told) for told in hands)
    assert rich.places() == poor.places() == [1, 1, 3]
    assert rich.scores() == poor.scores() == [28, 28, 10]
    assert rich.sheets() == poor.sheets()
    for state in (rich, poor):
        play(state, "pass", "pass")
    assert rich.turn == poor.turn == NOBODY
    assert (rich.places(), poor.places()) == ([1, 3, 2], [3, 1, 2])
    assert rich.sheets() != poor.sheets()


@SEATS
def test_money_is_on_the_sheet_at_the_end_only(seats: int) -> None:
    """In whole games; and what a spectator sees is enough for all that is said."""
    assert list(start(seats).sheets()[0]) == ["possessions", "debt", "titles", "scandal"]
    assert start(seats).turn == DEALER
    for state in positions(seats, seed=5):
        lines = ["possessions", "debt", "titles", "scandal"]
        assert list(state.sheets()[0]) == lines + ["money"] * (state.turn == NOBODY)
        seen = seen_by(state, NOBODY)
        assert (seen.places(), seen.scores()) == (state.places(), state.scores())
