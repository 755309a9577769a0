"""One game of a tournament: what a task plays depends on nothing but the task."""

import pickle

import pytest
from msgspec.structs import replace

from tablee.arena import match
from tablee.arena.match import MatchResult, MatchTask, play_match
from tablee.bots.levels import bot
from tablee.bots.players import Bot
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.moves import act, deal, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import NOBODY
from tablee.games import GAMES
from tablee.registry import find

DEALS: dict[str, dict[str, OptionValue]] = {"hermine": {"fixed_manches": 1}}


def task(
    *bots: str, game: str = "parade", seed: int = 5, deal: int = 3, number: int = 7
) -> MatchTask:
    options = DEALS.get(game, {})
    return MatchTask(
        number=number, game=game, options=options, seed=seed, deal=deal, bots=list(bots)
    )


def timeless(result: MatchResult) -> MatchResult:
    """A result without what a clock said."""
    return replace(result, seconds=[], slowest=[])


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[list[int]]:
    """The order of the cards of every deal that is played from now on."""
    found: list[list[int]] = []

    def noted(state: State, rng: Rng) -> list[int]:
        found.append(list(shuffle(state, rng)))
        return found[-1]

    monkeypatch.setattr(match, "shuffle", noted)
    return found


@pytest.mark.parametrize(
    "bots", [["random", "random"], ["novice", "casual"], ["ismcts:5", "greedy"]]
)
def test_the_same_task_plays_the_same_game(bots: list[str]) -> None:
    first, second = play_match(task(*bots)), play_match(task(*bots))
    assert timeless(first) == timeless(second)


def test_a_task_that_has_traveled_plays_the_same_game() -> None:
    there = pickle.loads(pickle.dumps(task("random", "greedy", "novice")))
    assert timeless(play_match(there)) == timeless(play_match(task("random", "greedy", "novice")))
    result = play_match(there)
    assert pickle.loads(pickle.dumps(result)) == result


def test_the_number_of_a_game_says_nothing_of_its_cards() -> None:
    assert timeless(play_match(task("random", "greedy", number=8))) == timeless(
        replace(play_match(task("random", "greedy", number=7)), number=8)
    )


def test_a_deal_is_the_same_for_every_seating(dealt: list[list[int]]) -> None:
    for bots in (["random", "greedy"], ["greedy", "random"], ["novice", "ismcts:2"]):
        play_match(task(*bots))
    assert len(dealt) == 3
    assert sorted(dealt[0]) == list(range(66))
    assert dealt[0] == dealt[1] == dealt[2]


def test_bots_in_changed_seats_hold_the_cards_of_the_seat(
    dealt: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first view is the same, whichever bot is on turn."""
    views: list[list[str]] = []

    def noted(state: State, seat: int) -> object:
        found = view(state, seat)
        views[-1].append(repr(found.state))
        return found

    monkeypatch.setattr(match, "view", noted)
    for bots in (["random", "greedy"], ["greedy", "random"]):
        views.append([])
        play_match(task(*bots))
    assert views[0][0] == views[1][0]
    assert views[0] != views[1]
    assert dealt[0] == dealt[1]


def test_other_deals_and_other_seeds_deal_other_cards(dealt: list[list[int]]) -> None:
    for seed in (0, 1, 5):
        for which in (0, 1, 3):
            play_match(task("random", "random", seed=seed, deal=which))
    assert len({tuple(order) for order in dealt}) == len(dealt) == 9


def test_equal_bots_in_different_seats_do_not_think_alike() -> None:
    """Two random bots with one luck would play alike in a game where all is open and equal."""
    results = [play_match(task("random", "random", deal=deal)) for deal in range(6)]
    assert any(result.scores[0] != result.scores[1] for result in results)
    assert {tuple(result.places) for result in results} >= {(1, 2), (2, 1)}


@pytest.mark.parametrize("slug", GAMES)
def test_there_is_a_figure_for_every_seat(slug: str) -> None:
    seats = find(slug).seats[-1]
    result = play_match(task(*["random"] * seats, game=slug))
    assert (result.number, result.deal, result.bots) == (7, 3, ["random"] * seats)
    figures = (result.places, result.scores, result.decisions, result.seconds, result.slowest)
    assert [len(row) for row in figures] == [seats] * 5
    assert min(result.places) == 1
    assert max(result.places) <= seats
    assert min(result.decisions) >= 1
    for whole, longest, count in zip(result.seconds, result.slowest, result.decisions, strict=True):
        assert 0 <= longest <= whole + 1e-6
        assert whole <= count * (longest + 1e-6)


def test_the_figures_are_those_of_the_game_that_was_played(
    dealt: list[list[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same cards and the same bots once more, move by move."""
    players: list[Bot] = []

    def noted(name: str, seed: int) -> Bot:
        players.append(bot(name, seed))
        return players[-1]

    monkeypatch.setattr(match, "find_bot", noted)
    result = play_match(task("greedy", "random", "greedy"))
    assert [type(player).__name__ for player in players] == ["Greedy", "Random", "Greedy"]
    state = Setup(find("parade"), 3).start()
    deal(state, dealt[0])
    decisions = [0, 0, 0]
    while state.turn != NOBODY:
        decisions[state.turn] += 1
        act(state, state.turn, players[state.turn].choose(view(state, state.turn)))
    assert result.decisions == decisions
    assert result.scores == state.scores()
    assert result.places == state.places()


def test_options_are_those_of_the_task() -> None:
    short, long = (
        play_match(
            replace(task("random", "random", game="hermine"), options={"fixed_manches": manches})
        )
        for manches in (1, 4)
    )
    assert sum(long.decisions) > 2 * sum(short.decisions)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (task("random", "nobody"), "unknown_bot"),
        (task("random", "random", game="chess"), "unknown_game"),
        (task("random"), "bad_seats"),
    ],
)
def test_a_task_that_cannot_be_played_is_refused(asked: MatchTask, code: str) -> None:
    with pytest.raises(GameError) as refusal:
        play_match(asked)
    assert refusal.value.code == code
