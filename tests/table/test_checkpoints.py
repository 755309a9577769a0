"""States that a running game keeps, so that a long one is not replayed from its start."""

import pytest

from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.zones import DEALER
from tablee.games import GAMES
from tablee.table.game import CHECKPOINT_EVENTS, MAX_CHECKPOINTS, RunningGame

EVENTS = 3 * CHECKPOINT_EVENTS


def play_on(game: RunningGame, events: int, rng: Rng) -> None:
    """Play at random, until there are so many events or the game is over."""
    while len(game.events) < events and not game.is_over:
        if game.state.turn == DEALER:
            game.deal(game.shuffled())
            continue
        state, names = game.state.copy(), list[str]()
        while not names or state.midway:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
            names.append(state.name(action))
            state.apply(action)
        game.move(int(game.state.turn), " ".join(names))


def replay(game: RunningGame, events: int) -> RunningGame:
    """Return the game after so many events, replayed from its start."""
    again = RunningGame(game.setup, "seed", game.luck)
    for event in game.events[:events]:
        again._replay(event)
    return again


def cards_of(state: State) -> list[tuple[str, int, list[int]]]:
    """Return where every card is."""
    return [(zone.name, int(zone.owner), list(zone.cards)) for zone in state.zones()]


def told(game: RunningGame) -> tuple[object, ...]:
    """Return what can be asked of a game."""
    turn, cards = int(game.state.turn), cards_of(game.state)
    return turn, cards, sorted(game.asked()), game.waiting(), len(game.events)


@pytest.mark.parametrize("slug", GAMES)
def test_to_go_back_or_to_look_back_is_the_same_from_a_checkpoint(slug: str) -> None:
    seats, rng = GAMES[slug].seats[0], Rng(7)
    game = RunningGame(Setup(GAMES[slug], seats, {}), "seed", [""] * seats)
    play_on(game, EVENTS, rng)
    recent = max(0, len(game.events) - 10)
    whole = list(replay(game, len(game.events)).steps(0))[recent:]
    steps = list(game.steps(recent))
    assert [cards_of(step.after) for step in steps] == [cards_of(step.after) for step in whole]
    while game.events:
        events = rng.below(len(game.events))
        fresh = replay(game, events)
        game.rewind(events)
        assert told(game) == told(fresh)


def test_a_long_game_keeps_few_states_and_replays_few_events() -> None:
    game = RunningGame(Setup(GAMES["hermine"], 2, {}), "seed", ["", ""])
    play_on(game, 40 * CHECKPOINT_EVENTS, Rng(1))
    events = len(game.events)
    assert events > MAX_CHECKPOINTS * CHECKPOINT_EVENTS, "a match takes long"
    assert len(game._checkpoints) <= MAX_CHECKPOINTS
    assert events - game._last_checkpoint(events) < events // 4
