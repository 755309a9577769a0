"""Bots by name: what they choose, and that they choose it again."""

import pickle

import pytest

from tablee.bots.heuristic import Budget, Heuristic
from tablee.bots.heuristics import HEURISTICS, heuristic_for
from tablee.bots.levels import LEVELS, PLAIN, LeveledBot, bot
from tablee.bots.players import Greedy, TreeSearcher
from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import COMPILED, State
from tablee.core.views import View, determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tests.support.fork_game import WIN, dealt

pytestmark = pytest.mark.heavy

NAMES = [*LEVELS, *PLAIN]


def middle_of(slug: str, decisions: int = 12) -> State:
    game = GAMES[slug]
    state = Setup(game, game.seats[0]).start()
    rng = Rng(11)
    while decisions or len(state.legal()) < 2:
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        state.apply(state.legal()[rng.below(len(state.legal()))])
        decisions = max(0, decisions - 1)
        assert state.turn != NOBODY
    return state


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("name", ["random", "novice", "casual", "greedy", "ismcts:20", "trials:48"])
def test_the_same_view_makes_the_same_choice_whatever_is_hidden(slug: str, name: str) -> None:
    truth = middle_of(slug)
    own_view = view(truth, truth.turn)
    choice = bot(name, 5).choose(own_view)
    assert choice in truth.legal()
    for seed in range(3):
        world = determinize(own_view, Rng(seed))
        assert bot(name, 5).choose(view(world, truth.turn)) == choice


def test_other_seeds_choose_otherwise_at_random() -> None:
    truth = middle_of("parade")
    own_view = view(truth, truth.turn)
    assert len({bot("random", seed).choose(own_view) for seed in range(40)}) > 2


def test_one_bot_does_not_always_choose_the_same_place_of_the_list() -> None:
    chosen = set()
    for decisions in range(20):
        truth = middle_of("parade", decisions)
        choice = bot("random").choose(view(truth, truth.turn))
        chosen.add(list(truth.legal()).index(choice))
    assert len(chosen) > 2


def test_greedy_does_what_weighs_most() -> None:
    truth = middle_of("parade")
    weights = list(heuristic_for(truth).glance(truth, truth.legal()))
    best = [a for a, w in zip(truth.legal(), weights, strict=True) if w == max(weights)]
    assert bot("greedy").choose(view(truth, truth.turn)) in best


def test_at_a_glance_bottes_of_the_hermine_do_not_wait_and_all_discards_look_alike() -> None:
    bottes = set()
    for decisions in range(60):
        state = middle_of("hermine", decisions)
        weights = heuristic_for(state).glance(state, state.legal())
        discards = set()
        for action, weight in zip(state.legal(), weights, strict=True):
            move = state.name(action)
            if move.startswith(("play protection", "play sauvegarde")):
                bottes.add(weight > max(w for w in weights if w != weight))
            elif move.startswith("discard") and "prote" not in move and "garde" not in move:
                discards.add(weight)
        assert len(discards) < 2
    assert bottes == {True}


def test_whoever_notices_little_misses_the_best_more_often() -> None:
    truth = middle_of("parade")
    own_view = view(truth, truth.turn)
    best = Greedy(0).choose(own_view)
    hits = [
        sum(Greedy(seed, notices).choose(own_view) == best for seed in range(200))
        for notices in (30, 80, 100)
    ]
    assert hits[0] < hits[1] < hits[2] == 200


def test_whoever_notices_nothing_still_plays() -> None:
    truth = middle_of("parade")
    assert Greedy(1, 0).choose(view(truth, truth.turn)) in truth.legal()


def test_a_search_needs_no_heuristic() -> None:
    assert TreeSearcher(200, seed=1).choose(view(dealt(0, 1, 2), 0)) == WIN
    assert type(heuristic_for(dealt(0, 1, 2))) is Heuristic


def test_what_is_forced_is_not_thought_about() -> None:
    fork = dealt(0, 1, 2)
    fork.apply(WIN)
    assert len(fork.legal()) == 1
    thinker = TreeSearcher(10**9)
    assert thinker.choose(view(fork, 1)) == fork.legal()[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_a_bot_that_travels_to_other_processes(name: str) -> None:
    fork = dealt(0, 1, 2)
    sent: View = pickle.loads(pickle.dumps(view(fork, 0)))
    assert sent == view(fork, 0)
    assert bot(name).choose(sent) == bot(name).choose(view(fork, 0))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Club",
        "ismcts:",
        "ismcts:0",
        "ismcts:-5",
        "ismcts:x",
        "ismcts:99999999",
        "trials:",
        "a:5",
    ],
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(GameError) as refused:
        bot(name)
    assert refused.value.code == "unknown_bot"
    assert refused.value.details["bot"] == name
    for known in NAMES:
        assert known in str(refused.value.details["expected"])


def test_a_number_of_iterations_can_be_named() -> None:
    thinker = bot("ismcts:5000")
    assert isinstance(thinker, TreeSearcher)
    assert thinker.iterations == 5000


@pytest.mark.parametrize("kind", [Heuristic, *map(type, HEURISTICS.values())])
def test_levels_that_search_have_more_and_more_to_think_with(kind: type[Heuristic]) -> None:
    club, expert, master, _ = kind().budget()
    assert 0 <= club < expert < master


@pytest.mark.parametrize("name", LEVELS[2:])
def test_a_level_thinks_as_its_game_says_and_less_where_nothing_is_compiled(name: str) -> None:
    fork = dealt(0, 1, 2)
    thinker = bot(name)
    assert isinstance(thinker, LeveledBot)
    assert thinker.choose(view(fork, 0)) == WIN
    budget = Budget(club=250, expert=1000, master=5000)
    whole = {"club": 250, "expert": 1000, "master": 5000}[name]
    assert thinker.iterations(budget) == (whole if COMPILED else whole // 25)


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_of_the_shelf_has_an_heuristic(slug: str) -> None:
    assert type(middle_of(slug)) in HEURISTICS
