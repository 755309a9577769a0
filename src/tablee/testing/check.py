"""Playing many random games of a game, and holding every position against the laws."""

from tablee.core.game import Game, Options
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Record, Scribe, Setup, Sitter
from tablee.testing import laws
from tablee.testing.bots import check_bots
from tablee.testing.history import History
from tablee.testing.worlds import check_world

BOTS_EVERY = 4
"""Bots take their time: they are asked once for so many worlds."""
DECISIONS = 100_000
"""A game of more decisions than this does not end."""


def check_game(
    game: Game,
    *,
    seats: int | None = None,
    options: Options | None = None,
    games: int = 10,
    worlds: int = 10,
    seed: int = 0,
) -> int:
    """Play random games and raise `LawBroken` at the first law that does not hold.

    Args:
        game: the game to check.
        seats: one number of seats; all that the game allows when left out.
        options: values for some of its options.
        games: how many games to play for each number of seats.
        worlds: how many imagined worlds to check in each game.
        seed: another seed plays other games.

    Returns:
        How many games were played.
    """
    played = 0
    for count in game.seats if seats is None else (seats,):
        setup = Setup(game, count, options)
        laws.faces_agree(setup)
        rng = Rng(seed * 1_000_003 + count)
        for _ in range(games):
            _check_one(setup, rng, worlds)
            played += 1
    return played


def _check_one(setup: Setup, rng: Rng, worlds: int) -> None:
    history, record = _played(setup, rng)
    laws.ends(history.state)
    laws.records_are_exact(setup, record, history.state)
    for _ in range(worlds):
        point = int(rng.below(len(history.events) + 1))
        check_world(history, point, seat=int(rng.below(setup.seats)), rng=rng)
    check_bots(history, rng, times=-(-worlds // BOTS_EVERY))


def _played(setup: Setup, rng: Rng) -> tuple[History, Record]:
    """A random game, lawful at every position, played at three tables side by side."""
    history = History(setup)
    scribe = Scribe(setup, [Sitter(f"seat {seat}") for seat in range(setup.seats)])
    for _ in range(DECISIONS):
        _check_position(history, rng)
        if history.state.turn == NOBODY:
            break
        twin = history.state.copy()
        heaps = twin.zones()
        if twin.turn == DEALER:
            order = list(shuffle(twin, rng))
            scribe.deal(order)
            history.deal(order)
        else:
            action = int(twin.legal()[rng.below(len(twin.legal()))])
            twin.apply(action)
            scribe.apply(action)
            history.apply(action)
        laws.heaps_stay(heaps, twin)
        laws.same_events_same_game(twin, history.state)
        laws.same_events_same_game(scribe.state, history.state)
    return history, scribe.record()


def _check_position(history: History, rng: Rng) -> None:
    state = history.state
    laws.every_card_once(history.setup, state)
    laws.twins_are_alike(history.setup, state)
    laws.scores_are_public(state)
    laws.views_hide(state)
    laws.backs_hide(history)
    if state.turn == DEALER:
        laws.deals_are_checked(state)
    if state.turn != NOBODY:
        laws.copies_are_independent(state, rng)
    if state.turn not in (NOBODY, DEALER):
        laws.legal_actions_work(history.setup, state)
        laws.illegal_actions_are_refused(state)
        laws.answers_are_independent(state)
