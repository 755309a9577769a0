"""Other engines, driven from Python the way their users drive them, to be measured beside ours."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from tablee.boxes import find
from tablee.core.errors import GameError
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import View, view
from tablee.records import Setup

SEARCHED_SEATS = 4
SPIEL_ITERATIONS = 50

Game = Callable[[], int]
"""Plays one random game and returns the number of its decisions."""


def open_spiel() -> tuple[str, Game]:
    """OpenSpiel's C++ hearts."""
    hearts = imported("open_spiel", "pyspiel").load_game("hearts")
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


def rlcard() -> tuple[str, Game]:
    """RLCard's uno."""
    uno = imported("rlcard", "rlcard").make("uno", config={"seed": 0})
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


def spiel_search() -> Game:
    """OpenSpiel's IS-MCTS in Python on our Parade, from the first decision of a game."""
    spiel = imported("open_spiel", "tablee.env.spiel_search")
    setup = Setup(find("parade"), SEARCHED_SEATS)
    choose = spiel.spiel_search(setup, SPIEL_ITERATIONS)
    seen = opening(setup)

    def play() -> int:
        choose(seen)
        return SPIEL_ITERATIONS

    return play


def opening(setup: Setup) -> View:
    """What the first seat sees when the cards have been dealt."""
    state = setup.start()
    shuffle(state, Rng(1))
    return view(state, state.turn)


PEERS: dict[str, Callable[[], tuple[str, Game]]] = {"open_spiel": open_spiel, "rlcard": rlcard}


def find_peer(name: str) -> tuple[str, Game]:
    """A peer by the name of its package, ready to play."""
    if name not in PEERS:
        raise GameError("unknown_peer", peer=name, expected=", ".join(PEERS))
    return PEERS[name]()


def imported(peer: str, module: str) -> Any:
    """A module of a peer.

    Raises:
        GameError: `no_peer`.
    """
    try:
        return import_module(module)
    except ImportError as error:
        raise GameError(
            "no_peer", peer=peer, reason=f"{error} (pip install 'tablee[peers]')"
        ) from error
