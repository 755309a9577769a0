"""States, views and errors arrive in other processes unchanged."""

import pickle

import pytest

from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.core.zones import Zone
from tablee.games import GAMES
from tablee.records.record import RecordError


def sent(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("slug", GAMES)
def test_states_and_views_travel(slug: str) -> None:
    game = GAMES[slug]
    state = Setup(game, game.seats[0]).start()
    assert sent(state) == state
    shuffle(state, Rng(4))
    assert sent(state) == state
    assert sent(view(state, 0)) == view(state, 0)
    assert "-1" in repr(sent(view(state, 0)))


def test_a_state_that_has_traveled_can_be_played_on() -> None:
    state = Setup(GAMES["parade"], 3).start()
    shuffle(state, Rng(4))
    other = sent(state)
    assert isinstance(other, type(state))
    other.apply(other.legal()[0])
    assert other != state


def test_a_zone_travels_with_what_it_cannot_contain() -> None:
    zone = Zone("hand", owner=1, viewer=1)
    zone.add(7)
    zone.bar(3)
    other = sent(zone)
    assert other == zone
    assert isinstance(other, Zone)
    assert other.bars(3)
    assert not other.bars(7)


@pytest.mark.parametrize(
    "error", [GameError("bad_seats", game="parade", seats=9), RecordError("record_broken", event=4)]
)
def test_an_error_travels_with_its_details(error: GameError) -> None:
    other = sent(error)
    assert type(other) is type(error)
    assert isinstance(other, GameError)
    assert (other.code, other.details, str(other)) == (error.code, error.details, str(error))
    if isinstance(error, RecordError):
        assert isinstance(other, RecordError)
        assert other.event == error.event
