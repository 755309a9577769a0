"""One game of a tournament: a serializable task, and its result."""

from collections.abc import Sequence
from hashlib import sha256
from time import process_time

from msgspec import Struct

from tablee.agents import find_bot
from tablee.bots.players import Bot
from tablee.core.game import OptionValue
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY
from tablee.registry import find

SEED_BYTES = 4
MAX_SEED = 2**31 - 1


class MatchTask(Struct, frozen=True):
    """A game to play; with the same code, a task always plays the same game."""

    number: int
    game: str
    options: dict[str, OptionValue]
    seed: int
    deal: int
    bots: list[str]


class MatchResult(Struct, frozen=True):
    """Result of a game, for each seat."""

    number: int
    deal: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def mix_seed(*numbers: int) -> int:
    """Hash several numbers into one seed, so that neighbors are not correlated."""
    words = " ".join(map(str, numbers)).encode()
    return int.from_bytes(sha256(words).digest()[:SEED_BYTES], "big") & MAX_SEED


def play_match(task: MatchTask) -> MatchResult:
    """Play the game of a task to its end."""
    seats = len(task.bots)
    state = Setup(find(task.game), seats, task.options).start()
    dealer = Rng(mix_seed(task.seed, task.deal))
    players = [
        find_bot(name, mix_seed(task.seed, task.deal, i)) for i, name in enumerate(task.bots)
    ]
    times = play_to_end(state, dealer, players)
    return MatchResult(
        number=task.number,
        deal=task.deal,
        bots=task.bots,
        places=state.places(),
        scores=state.scores(),
        decisions=[len(of_seat) for of_seat in times],
        seconds=[round(sum(of_seat), 6) for of_seat in times],
        slowest=[round(max(of_seat, default=0.0), 6) for of_seat in times],
    )


def play_to_end(state: State, dealer: Rng, players: Sequence[Bot]) -> list[list[float]]:
    """Play a game with a bot in each seat; return the seconds of the decisions of each seat."""
    times: list[list[float]] = [[] for _ in players]
    while state.turn != NOBODY:
        if state.turn == DEALER:
            shuffle(state, dealer)
            continue
        seat = state.turn
        seen = view(state, seat)
        started = process_time()
        action = players[seat].choose(seen)
        times[seat].append(process_time() - started)
        state.apply(action)
    return times
