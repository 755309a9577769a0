"""Play random games and check the laws in every position."""

from tablee.core.game import Game, Options
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Record, Recorder, SeatedPlayer
from tablee.testing import laws
from tablee.testing.bots import check_bots
from tablee.testing.history import History
from tablee.testing.previews import check_previews
from tablee.testing.worlds import check_world

WORLDS_PER_BOT_CHECK = 4
"""Worlds checked for each check of the bots, which are slow."""
MAX_DECISIONS = 100_000
"""The number of decisions after which a game counts as endless."""


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
            _check_random_game(setup, rng, worlds)
            played += 1
    return played


def _check_random_game(setup: Setup, rng: Rng, worlds: int) -> None:
    history, record = _play_game(setup, rng)
    laws.ends(history.state)
    laws.records_are_exact(setup, record, history.state)
    for _ in range(worlds):
        point = int(rng.below(len(history.events) + 1))
        check_world(history, point, seat=int(rng.below(setup.seats)), rng=rng)
    check_bots(history, rng, times=-(-worlds // WORLDS_PER_BOT_CHECK))


def _play_game(setup: Setup, rng: Rng) -> tuple[History, Record]:
    """Play a random game on three tables in parallel, checking every position."""
    history = History(setup)
    recorder = Recorder(setup, [SeatedPlayer(f"seat {seat}") for seat in range(setup.seats)])
    for _ in range(MAX_DECISIONS):
        _check_position(history, rng)
        if history.state.turn == NOBODY:
            break
        twin = history.state.copy()
        zones = twin.zones()
        if twin.turn == DEALER:
            order = list(shuffle(twin, rng))
            recorder.deal(order)
            history.deal(order)
        else:
            action = int(twin.legal()[rng.below(len(twin.legal()))])
            twin.apply(action)
            recorder.apply(action)
            history.apply(action)
        laws.zones_stay(zones, twin)
        laws.same_events_same_game(twin, history.state)
        laws.same_events_same_game(recorder.state, history.state)
    return history, recorder.record()


def _check_position(history: History, rng: Rng) -> None:
    state = history.state
    laws.every_card_once(history.setup, state)
    laws.twins_are_alike(history.setup, state)
    laws.scores_are_public(state)
    laws.places_follow_points(history.setup.game, state)
    laws.deductions_are_declared(history.setup.game, state)
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
        laws.prompts_are_seen(state)
        check_previews(history.setup, state)
