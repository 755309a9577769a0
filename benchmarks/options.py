"""Count how often a contested reading changes a game of the level `club`.

Every game is played by the default rules, once for all readings. Beside it the same deals and the
same actions are applied by each reading, until it forbids what was played, or a bot wants what only
the reading allows; only from then on that reading is played by bots of its own, to the end. So a
difference begins with the reading, not with luck.

10,000 games of everything take about nine hours of one processor, nearly all of it for Contrées
and Fourmis. So games are kept in a journal: a run that is stopped, by --minutes too, goes on where
it was, and says what it reached and how long the rest would take.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic, process_time
from typing import NamedTuple

from msgspec import Struct

from tablee.arena.journal import LinesFile, digest_code
from tablee.arena.match import mix_seed
from tablee.bots.levels import bot
from tablee.bots.players import Bot
from tablee.core.game import LETTER, PRESET, Game, Options, OptionValue
from tablee.core.moves import deal, shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.paths import state_folder

LEVEL = "club"
SEED = 28
TOLD_EVERY = 60.0  # seconds
OTHERS: dict[str, dict[str, OptionValue]] = {"high-society": {"pending_theft": "bought"}}
"""Readings that are no part of the preset of their game."""


class Tally(NamedTuple):
    """How many games were played, noticed the reading, had other places, another winner."""

    games: int = 0
    noticed: int = 0
    places: int = 0
    winner: int = 0

    def __add__(self, other: tuple[int, ...]) -> "Tally":  # type: ignore[override]
        return Tally(*[one + two for one, two in zip(self, other, strict=True)])


class CountHeader(Struct, frozen=True):
    """Identity of a count: other rules or other bots begin another one."""

    game: str
    level: str
    seed: int
    code: str


class ComparedGame(Struct, frozen=True):
    """One game, with what each reading made of it."""

    seats: int
    number: int
    seconds: float
    found: dict[str, list[int]]


def readings(game: Game, seats: int) -> Iterator[Options]:
    """Yield each contested option that so many seats can choose, then the whole preset."""
    chosen = {**game.preset(LETTER, seats), **OTHERS.get(game.slug, {})}
    for name, value in chosen.items():
        yield {name: value}
    if len(chosen) > 1:
        yield {PRESET: LETTER}


class Follower:
    """A game by another reading, which follows the game by the default rules if it can."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.state = setup.start()
        self.noticed = False
        self._number = number
        self._players = seat_bots(setup.seats, number)
        self._follows = True

    def deal(self, before: State, cards: list[int]) -> None:
        """Deal the same cards, if the same are to be dealt."""
        if self._is_alongside(before):
            if list(self.state.to_shuffle()) == list(before.to_shuffle()):
                deal(self.state, cards)
            else:
                self._leave()

    def apply(self, before: State, action: int) -> None:
        """Do the same, if it is allowed."""
        if self._is_alongside(before):
            legal = [int(allowed) for allowed in self.state.legal()]
            usual = [int(allowed) for allowed in before.legal()]
            self.noticed = self.noticed or legal != usual
            if action not in legal or self._wants_more(legal, usual):
                self._leave()
            else:
                self.state.apply(action)

    def _wants_more(self, legal: list[int], usual: list[int]) -> bool:
        """Return whether the seat on turn prefers what the default rules forbid."""
        if set(legal) <= set(usual):
            return False
        seat = self.state.turn
        return self._players[seat].choose(view(self.state, seat)) not in usual

    def _is_alongside(self, before: State) -> bool:
        if self._follows and self.state.turn != before.turn:
            self._leave()
        elif self._follows and self.state.scores() != before.scores():
            self.noticed = True
        return self._follows

    def _leave(self) -> None:
        self._follows, self.noticed = False, True

    def finish(self) -> list[int]:
        """Play on to the end; return the places."""
        state, dealer = self.state, Rng(mix_seed(SEED, self._number, -1))
        while state.turn != NOBODY:
            if state.turn == DEALER:
                shuffle(state, dealer)
            else:
                state.apply(self._players[state.turn].choose(view(state, state.turn)))
        return state.places()


def seat_bots(seats: int, number: int) -> list[Bot]:
    """Return the bots of a game."""
    return [bot(LEVEL, mix_seed(SEED, number, seat)) for seat in range(seats)]


def compare(game: Game, seats: int, number: int) -> dict[str, Tally]:
    """Play one game by the default rules and by each reading."""
    short = game.short_options
    state = Setup(game, seats, short).start()
    followers = {
        " ".join(options): Follower(Setup(game, seats, {**short, **options}), number)
        for options in readings(game, seats)
    }
    dealer = Rng(mix_seed(SEED, number))
    players = seat_bots(seats, number)
    while state.turn != NOBODY:
        before = state.copy()
        if state.turn == DEALER:
            cards = [int(card) for card in shuffle(state, dealer)]
            for follower in followers.values():
                follower.deal(before, cards)
        else:
            action = players[state.turn].choose(view(state, state.turn))
            state.apply(action)
            for follower in followers.values():
                follower.apply(before, action)
    return {name: tally(state, follower) for name, follower in followers.items()}


def tally(state: State, follower: Follower) -> Tally:
    """Compare the end of a game with that of its follower."""
    places = follower.finish()
    noticed = follower.noticed or follower.state.scores() != state.scores()
    firsts = [[place == 1 for place in ended] for ended in (state.places(), places)]
    return Tally(1, noticed, places != state.places(), firsts[0] != firsts[1])


class GameCount:
    """The games of one kind that were compared so far, kept in a journal."""

    def __init__(self, game: Game, count: int, folder: Path) -> None:
        self.game = game
        self.each = count // len(game.seats)
        code = digest_code(Setup(game, min(game.seats), game.short_options).start())
        path = folder / f"{game.slug}-{code}.jsonl"
        self.journal = LinesFile(path, CountHeader(game.slug, LEVEL, SEED, code), ComparedGame)
        kept = [one for one in self.journal.entries if one.number < self.each]
        self.games = {(one.number, one.seats): one for one in kept}
        self.seconds = sum(one.seconds for one in kept)

    def missing(self) -> Iterator[tuple[int, int]]:
        """Yield the number and the seats of every game that the journal lacks."""
        tasks = ((number, seats) for number in range(self.each) for seats in self.game.seats)
        return (task for task in tasks if task not in self.games)

    def compare(self, number: int, seats: int) -> None:
        """Play one game and keep what was found."""
        started = process_time()
        tallies = compare(self.game, seats, number)
        found = {name: [int(part) for part in tally] for name, tally in tallies.items()}
        game = ComparedGame(seats, number, process_time() - started, found)
        self.journal.append(game)
        self.games[number, seats] = game
        self.seconds += game.seconds

    def rows(self) -> Iterator[str]:
        """Yield a row for each reading and number of seats."""
        for seats in self.game.seats:
            total: dict[str, Tally] = {}
            for game in self.games.values():
                for name, found in game.found.items() if game.seats == seats else ():
                    total[name] = total.get(name, Tally()) + Tally(*found)
            for name, sums in total.items():
                shares = [f"{100 * part / sums.games:.2f} %" for part in sums[1:]]
                shown = "`letter`, all of them" if name == PRESET else f"`{name}`"
                row = [self.game.slug, shown, str(seats), str(sums.games), *shares]
                yield f"| {' | '.join(row)} |"

    def progress(self) -> str:
        """Return how many games there are, and how long they and the rest take."""
        done, wanted = len(self.games), self.each * len(self.game.seats)
        took = f"{self.game.slug}: {done} of {wanted} games, {self.seconds:.0f} s of processor"
        left = self.seconds / max(1, done) * (wanted - done) / 60
        return f"{took}, about {left:.0f} minutes left" if 0 < done < wanted else took


def run(counts: list[GameCount], minutes: float) -> None:
    """Compare games until all are done or the time is over, always of the kind that had least."""
    end, told = monotonic() + 60 * minutes, monotonic()
    waiting = [(count, count.missing()) for count in counts]
    while waiting and monotonic() < end:
        count, missing = chosen = min(waiting, key=lambda one: one[0].seconds)
        task = next(missing, None)
        if task is None:
            waiting.remove(chosen)
        else:
            count.compare(*task)
        if monotonic() > told + TOLD_EVERY:
            told = monotonic()
            print("; ".join(one.progress() for one in counts), file=sys.stderr, flush=True)


def main() -> None:
    """Print a table, a row for each reading and number of seats."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all of them")
    parser.add_argument("--count", type=int, default=10_000, help="games for each of them")
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop then; 0 shows what there is"
    )
    parser.add_argument("--journal", type=Path, default=state_folder() / "options")
    chosen = parser.parse_args()
    with ExitStack() as journals:
        counts = [
            GameCount(GAMES[slug], chosen.count, chosen.journal)
            for slug in chosen.games or GAMES
            if any(True for seats in GAMES[slug].seats for _ in readings(GAMES[slug], seats))
        ]
        for count in counts:
            journals.enter_context(count.journal)
        with suppress(KeyboardInterrupt):
            run(counts, chosen.minutes)
    print("| game | reading | seats | games | noticed | other places | other winner |")
    print("|---|---|---|---|---|---|---|")
    for count in counts:
        print(*count.rows(), sep="\n")
        print(f"<!-- {count.progress()} -->", flush=True)


if __name__ == "__main__":
    main()
