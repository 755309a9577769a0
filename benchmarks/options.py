"""Count how often a contested reading changes a game of the level `club`.

Every game is played by the default rules. Beside it the same deals and the same actions are applied
by each reading, until it forbids what was played, or a bot wants what only the reading allows; from
then on that game is played to its end by bots of the same level. So a difference begins with the
reading, not with luck.
"""

import argparse
from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

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

LEVEL = "club"
SEED = 28
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


def main() -> None:
    """Print a table, a row for each reading and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all of them")
    parser.add_argument("--count", type=int, default=10_000, help="games for each of them")
    chosen = parser.parse_args()
    print("| game | reading | seats | games | noticed | other places | other winner |")
    print("|---|---|---|---|---|---|---|")
    for slug in chosen.games or GAMES:
        game, started = GAMES[slug], process_time()
        for seats in game.seats:
            total: dict[str, Tally] = {}
            for number in range(chosen.count // len(game.seats)):
                for name, found in compare(game, seats, number).items():
                    total[name] = total.get(name, Tally()) + found
            for name, sums in total.items():
                shares = [f"{100 * part / sums.games:.2f} %" for part in sums[1:]]
                print(f"| {slug} | {name} | {seats} | {sums.games} | {' | '.join(shares)} |")
        print(f"<!-- {slug}: {process_time() - started:.0f} s of processor -->", flush=True)


if __name__ == "__main__":
    main()
