"""Other engines for `tablee bench`, driven from Python the way their users drive them."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.views import View, view
from tablee.registry import find

SEARCHED_SEATS = 4
SPIEL_ITERATIONS = 50

Contestant = Callable[[], int]
"""Plays one random game and returns the number of its decisions."""


def load_open_spiel() -> tuple[str, Contestant]:
    """Return the name and player of OpenSpiel's hearts, which is written in C++."""
    hearts = import_peer("open_spiel", "pyspiel").load_game("hearts")
    random = Random(0).random

    def play() -> int:
        decisions = 0
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(random() * len(outcomes))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return "open_spiel hearts", play


def load_rlcard() -> tuple[str, Contestant]:
    """Return the name and player of RLCard's uno."""
    uno = import_peer("rlcard", "rlcard").make("uno", config={"seed": 0})
    random = Random(0).random

    def play() -> int:
        decisions = 0
        state, _ = uno.reset()
        while not uno.is_over():
            legal = list(state["legal_actions"])
            state, _ = uno.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return "rlcard uno", play


def search_with_open_spiel() -> Contestant:
    """Search our Parade with OpenSpiel's IS-MCTS in Python, from the first decision of a game."""
    spiel = import_peer("open_spiel", "tablee.env.spiel_search")
    setup = Setup(find("parade"), SEARCHED_SEATS)
    choose = spiel.spiel_search(setup, SPIEL_ITERATIONS)
    seen = view_opening(setup)

    def play() -> int:
        choose(seen)
        return SPIEL_ITERATIONS

    return play


def view_opening(setup: Setup) -> View:
    """Return the view of the first seat after the deal."""
    state = setup.start()
    shuffle(state, Rng(1))
    return view(state, state.turn)


PEERS: dict[str, Callable[[], tuple[str, Contestant]]] = {
    "open_spiel": load_open_spiel,
    "rlcard": load_rlcard,
}


def find_peer(name: str) -> tuple[str, Contestant]:
    """Return an engine by the name of its package, ready to play."""
    if name not in PEERS:
        raise GameError("unknown_peer", peer=name, expected=", ".join(PEERS))
    return PEERS[name]()


def import_peer(peer: str, module: str) -> Any:
    """Import a module of another engine.

    Raises:
        GameError: `no_peer`.
    """
    try:
        return import_module(module)
    except ImportError as error:
        raise GameError(
            "no_peer", peer=peer, reason=f"{error} (pip install 'tablee[peers]')"
        ) from error
