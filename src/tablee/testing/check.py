"""Play random games and check the laws in every position."""

from tablee.core.game import Game, Options
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Record, Recorder, SeatedPlayer
from tablee.table.game import is_counted
from tablee.testing import laws
from tablee.testing.bots import check_bots
from tablee.testing.features import FixedFeatures
from tablee.testing.history import History
from tablee.testing.previews import check_previews
from tablee.testing.questions import (
    answers_are_independent,
    answers_are_secret,
    questions_are_whole,
)
from tablee.testing.tables import check_table
from tablee.testing.worlds import check_world

WORLDS_PER_BOT_CHECK = 4
"""Worlds checked for each check of the bots, which are slow."""
MAX_DECISIONS = 20_000
"""The number of decisions after which a game counts as endless."""
LONG_GAME = 1000
"""Decisions after which a game is first played on without checks, to see whether it ends at all."""
ACTS_PER_DECISION = 20
"""How much longer a game may take at a table than the longest one before, with moves undone."""


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
        lengths = [_check_random_game(setup, rng, worlds) for _ in range(games)]
        played += games
        check_table(setup, rng, max_acts=ACTS_PER_DECISION * max(lengths))
    return played


def _check_random_game(setup: Setup, rng: Rng, worlds: int) -> int:
    """Check a random game; return its length."""
    history, record = _play_game(setup, rng)
    laws.ends(history.state)
    laws.records_are_exact(setup, record, history.state)
    questions_are_whole(history)
    for _ in range(worlds):
        point = int(rng.below(len(history.events) + 1))
        check_world(history, point, seat=int(rng.below(setup.seats)), rng=rng)
    check_bots(history, rng, times=-(-worlds // WORLDS_PER_BOT_CHECK))
    return len(history.events)


def _play_game(setup: Setup, rng: Rng) -> tuple[History, Record]:
    """Play a random game on three tables in parallel, checking every position."""
    history = History(setup)
    zones = history.state.zones()
    features = FixedFeatures(setup)
    recorder = Recorder(setup, [SeatedPlayer(f"seat {seat}") for seat in range(setup.seats)])
    for decisions in range(MAX_DECISIONS):
        if decisions == LONG_GAME:
            laws.ends_in_time(history.state.copy(), rng, MAX_DECISIONS)
        _check_position(history, rng)
        features.check(history.state)
        if history.state.turn == NOBODY:
            break
        twin = history.state.copy()
        if twin.turn == DEALER:
            order = list(shuffle(twin, rng))
            recorder.deal(order)
            history.deal(order)
        else:
            action = int(twin.legal()[rng.below(len(twin.legal()))])
            twin.apply(action)
            recorder.apply(action)
            history.apply(action)
        laws.zones_stay(setup, zones, history.state)
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
    if state.turn == NOBODY or is_counted(state):
        laws.explanations_add_up(state)
    if state.turn == DEALER:
        laws.deals_are_checked(state)
    if state.turn != NOBODY:
        laws.copies_are_independent(state, rng)
    if state.turn not in (NOBODY, DEALER):
        laws.legal_actions_work(history.setup, state)
        laws.illegal_actions_are_refused(state)
        answers_are_independent(state)
        answers_are_secret(state)
        laws.prompts_are_seen(state)
        check_previews(history.setup, state)
