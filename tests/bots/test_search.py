"""The search finds what is best over all worlds that a seat cannot rule out."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tablee.bots.heuristic import Heuristic, Style
from tablee.bots.heuristics import heuristic_for
from tablee.bots.search import Search
from tablee.bots.tree import NO_NODE, ROOT, Tree
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import view
from tablee.games import GAMES
from tests.support.fork_game import BET, LEAVE, LOSE, SPOIL, WIN, Fork, dealt


def searched(fork: Fork, iterations: int = 600, style: Style | None = None) -> Tree:
    search = Search(view(fork, 0), Heuristic(), style or Style(), Rng(7))
    search.run(iterations)
    return search.tree


def below(tree: Tree, node: int) -> dict[int, int]:
    """The children of a node by their actions."""
    found = {}
    child = int(tree.children[node])
    while child != NO_NODE:
        found[int(tree.actions[child])] = child
        child = int(tree.siblings[child])
    return found


def test_every_iteration_is_counted_once_below_the_root() -> None:
    tree = searched(dealt(0, 1, 2), iterations=250)
    assert sum(tree.visits[child] for child in below(tree, ROOT).values()) == 250


def test_what_wins_in_every_world_is_preferred() -> None:
    for cards in ((0, 1, 2), (0, 2, 1)):
        tree = searched(dealt(*cards))
        assert tree.actions[tree.most_visited(ROOT)] == WIN
        assert tree.mean(below(tree, ROOT)[WIN]) == 1
        assert tree.mean(below(tree, ROOT)[LOSE]) == 0


def test_a_bet_is_worth_its_chance_whatever_the_truth_is() -> None:
    """Card 2 lies in the other hand in half of the worlds, and there the other seat spoils."""
    means = []
    for cards in ((0, 1, 2), (0, 2, 1)):
        tree = searched(dealt(*cards), style=Style(prior_weight=9.0), iterations=3000)
        means.append(tree.mean(below(tree, ROOT)[BET]))
    assert means[0] == means[1]
    assert means[0] == pytest.approx(0.5, abs=0.06)


def test_an_action_that_is_there_in_few_worlds_is_judged_by_how_often_it_was_offered() -> None:
    tree = searched(dealt(0, 1, 2), style=Style(prior_weight=9.0), iterations=3000)
    bet = below(tree, ROOT)[BET]
    answers = below(tree, bet)
    offered = tree.offers[answers[SPOIL]]
    assert offered < 0.65 * tree.visits[bet]
    assert tree.visits[answers[SPOIL]] > 0.8 * offered
    assert tree.visits[answers[LEAVE]] >= tree.visits[bet] - offered


def test_seats_are_rewarded_for_their_own_actions() -> None:
    tree = searched(dealt(0, 1, 2))
    answers = below(tree, below(tree, ROOT)[BET])
    assert tree.mean(answers[SPOIL]) == 1
    assert tree.mean(answers[LEAVE]) == 0
    assert tree.seats[answers[SPOIL]] == 1


@pytest.mark.heavy
@pytest.mark.parametrize("style", [Style(), Style(rollout_policy_pct=80, prior_weight=0.5)])
@pytest.mark.parametrize("slug", GAMES)
def test_the_same_seed_grows_the_same_tree(slug: str, style: Style) -> None:
    game = GAMES[slug]
    state = Setup(game, game.seats[0]).start()
    shuffle(state, Rng(3))
    own_view = view(state, state.turn)
    trees = []
    for seed in (5, 5, 6):
        search = Search(own_view, heuristic_for(state), style, Rng(seed))
        search.run(30)
        trees.append((list(search.tree.actions), list(search.tree.rewards)))
    assert trees[0] == trees[1]
    assert trees[0] != trees[2]


def test_a_search_stops_when_the_choice_is_certain() -> None:
    search = Search(view(dealt(0, 1, 2), 0), Heuristic(), Style(), Rng(7))
    search.decide(600, vec[i64]([LOSE, WIN, BET]))
    visits = {action: search.tree.visits[node] for action, node in below(search.tree, ROOT).items()}
    left = 600 - sum(visits.values())
    assert 0 < left < visits[WIN] - max(visits[LOSE], visits.get(BET, 0))


@pytest.mark.heavy
@pytest.mark.parametrize("slug", ["parade", "fourmis"])
def test_to_stop_early_changes_no_choice(slug: str) -> None:
    game = GAMES[slug]
    for seed in range(3):
        state = Setup(game, game.seats[0]).start()
        shuffle(state, Rng(seed))
        own_view, heuristic = view(state, state.turn), heuristic_for(state)
        searches = [Search(own_view, heuristic, heuristic.style(), Rng(seed)) for _ in range(2)]
        searches[0].run(150)
        searches[1].decide(150, state.legal())
        chosen = {one.tree.actions[one.tree.most_visited(ROOT)] for one in searches}
        assert len(chosen) == 1


def test_a_view_is_left_as_it_was() -> None:
    state = Setup(GAMES["parade"], 3).start()
    shuffle(state, Rng(3))
    own_view = view(state, 0)
    before = repr(own_view.state)
    Search(own_view, Heuristic(), Style(), Rng(0)).run(20)
    assert repr(own_view.state) == before


def test_luck_that_lies_open_keeps_cases_apart() -> None:
    class Watchful(Heuristic):
        def chance(self, state: object) -> int:
            assert isinstance(state, Fork)
            return int(state.aside.cards[0]) if state.turn == 1 else 0

    search = Search(view(dealt(0, 1, 2), 0), Watchful(), Style(prior_weight=9.0), Rng(7))
    search.run(300)
    tree = search.tree
    child = int(tree.children[below(tree, ROOT)[BET]])
    chances = set()
    while child != NO_NODE:
        chances.add((int(tree.chances[child]), int(tree.actions[child])))
        child = int(tree.siblings[child])
    assert chances == {(2, LEAVE), (1, LEAVE), (1, SPOIL)}
