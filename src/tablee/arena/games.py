"""One game of a tournament: a task that can be played anywhere, and what came of it."""

from hashlib import sha256
from time import process_time

from msgspec import Struct

from tablee.bots.levels import bot
from tablee.boxes import find
from tablee.core.game import OptionValue
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY
from tablee.records import Setup

SEED_BYTES = 4
LARGEST_SEED = 2**31 - 1


class Task(Struct, frozen=True):
    """A game to be played: the same task plays the same game with the same code."""

    number: int
    game: str
    options: dict[str, OptionValue]
    seed: int
    deal: int
    bots: list[str]


class Result(Struct, frozen=True):
    """How a game of a tournament ended, for each seat."""

    number: int
    deal: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def mixed(*numbers: int) -> int:
    """One seed from several numbers, with nothing in common with those of their neighbors."""
    words = " ".join(map(str, numbers)).encode()
    return int.from_bytes(sha256(words).digest()[:SEED_BYTES], "big") & LARGEST_SEED


def play(task: Task) -> Result:
    """Play the game of a task to its end."""
    seats = len(task.bots)
    state = Setup(find(task.game), seats, task.options).start()
    dealer = Rng(mixed(task.seed, task.deal))
    players = [bot(name, mixed(task.seed, task.deal, i)) for i, name in enumerate(task.bots)]
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
    return Result(
        number=task.number,
        deal=task.deal,
        bots=task.bots,
        places=state.places(),
        scores=state.scores(),
        decisions=[len(of_seat) for of_seat in times],
        seconds=[round(sum(of_seat), 6) for of_seat in times],
        slowest=[round(max(of_seat, default=0.0), 6) for of_seat in times],
    )
