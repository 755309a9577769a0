"""Python's door: a game to play, look at and keep, in the words of the players.

Everything here is also reached from the package itself: `tablee.new("parade", seats=3)`.
"""

import os
from secrets import randbits

from tablee.bots.levels import bot
from tablee.bots.players import Bot
from tablee.boxes import find, games, refused
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.moves import act
from tablee.core.rng import Rng
from tablee.core.state import State
from tablee.core.views import View, view
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import Teller, catalog
from tablee.records import Record, Scribe, Setup, Sitter, read, replay
from tablee.records import load as load_record
from tablee.records import save as save_record
from tablee.records.drawing import drawn
from tablee.records.replay import setup_of

__all__ = ["Bot", "GameError", "Match", "Sight", "bot", "load", "new", "shelf"]

SEED_BITS = 62
FAVORITE_SEATS = 4


class Sight(View):
    """What one seat can see: the state with closed cards turned over, which bots choose from."""

    setup: Setup

    @property
    def legal(self) -> list[str]:
        """The steps that are open to this seat; none when another one is on turn."""
        return _names(self.state) if self.state.turn == self.seat else []

    def __repr__(self) -> str:
        return f"<what seat {self.seat} sees of {self.setup.game.slug} for {self.setup.seats}>"

    def __str__(self) -> str:
        return drawn(self.setup, self)


class Match:
    """A game in progress. Cards are dealt by themselves; everything else is played."""

    def __init__(self, scribe: Scribe, rng: Rng) -> None:
        self.setup = scribe.setup
        self._scribe = scribe
        self._rng = rng
        self._deal()

    def _deal(self) -> None:
        while self.state.turn == DEALER:
            self._scribe.shuffle(self._rng)

    @property
    def state(self) -> State:
        """The whole truth, hidden cards included: nothing to be shown to a player."""
        return self._scribe.state

    @property
    def turn(self) -> int | None:
        """The seat that must act; `None` when it is over."""
        return None if self.over else int(self.state.turn)

    @property
    def over(self) -> bool:
        """Whether it is over."""
        return self.state.turn == NOBODY

    @property
    def legal(self) -> list[str]:
        """What the seat on turn can do next, in the players' words."""
        return [] if self.over else _names(self.state)

    @property
    def scores(self) -> list[int | float]:
        """The points of each seat as they stand, from what is public."""
        return self.setup.points(self.state)

    @property
    def places(self) -> list[int]:
        """The place of each seat as it stands, 1 for the first; equals share a place."""
        return list(self.state.places())

    @property
    def sheets(self) -> list[dict[str, list[int]]]:
        """The score sheet of each manche: its lines, by seats."""
        return self.state.sheets()

    def play(self, move: str | int) -> None:
        """Play for the seat on turn: a move in the players' words, or an action of a bot.

        Words are a whole move wherever they can be: `bid 4` bids no more than that, and `bid 4 10`
        is one bid. What cannot be all of a move, such as `discard r7` of two cards to discard,
        begins one, and `legal` then says how it can go on. An action is always one step. What is
        refused changes nothing.

        Raises:
            GameError: `illegal_move` with the ruling against it, `unknown_move` or `game_over`.
        """
        for step in self._steps(move):
            self._scribe.apply(step)
        self._deal()

    def _steps(self, move: str | int) -> list[int]:
        if isinstance(move, int):
            act(self.state.copy(), self.state.turn, move)
            return [move]
        try:
            return read(self.state, move).steps
        except GameError:
            names = self.legal
            if move not in names:
                raise
            return [int(self.state.legal()[names.index(move)])]

    def view(self, seat: int) -> Sight:
        """What a seat can see, and nothing else.

        Raises:
            GameError: `no_seat`.
        """
        if seat not in range(self.setup.seats):
            expected = ", ".join(map(str, range(self.setup.seats)))
            raise GameError("no_seat", seat=seat, expected=expected)
        sight = Sight(*view(self.state, seat))
        sight.setup = self.setup
        return sight

    def record(self) -> Record:
        """The game on paper, as far as it has been played."""
        return self._scribe.record()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, whole or not at all."""
        save_record(self.record(), path)

    def tell(self, language: str = "fr", *, seat: int | None = None) -> list[str]:
        """The game told in sentences, as one seat could see it or, without one, all of it."""
        names = [sitter.name for sitter in self.record().seats]
        teller = Teller(catalog(language), self.setup, names, seat)
        return [line for step in replay(self.record()) for line in teller.lines(step)]

    def __repr__(self) -> str:
        at = "over" if self.over else f"seat {self.turn} on turn"
        return f"<{self.setup.game.slug} for {self.setup.seats}, {at}>"


def shelf() -> list[str]:
    """The games of the shelf."""
    return list(games())


def new(
    game: str, *, seats: int | None = None, seed: int | None = None, **options: OptionValue
) -> Match:
    """Sit down at a table; the first cards are dealt.

    Args:
        game: One of `shelf()`.
        seats: How many play; four if nobody says so, or as many as can.
        seed: The luck of all deals; the same one deals the same cards. Without it, any.
        options: Options of the game, such as `fixed_manches=1`.

    Raises:
        GameError: `unknown_game`, `bad_seats`, `unknown_option` or `bad_option`; `game_refused` if
            a package brings this game and it cannot be played.
    """
    for refusal in refused():
        if refusal.details["game"] == game:
            raise refusal
    box = find(game)
    if seats is None:
        seats = FAVORITE_SEATS if FAVORITE_SEATS in box.seats else box.seats[-1]
    setup = Setup(box, seats, options)
    return Match(Scribe(setup, [Sitter("") for _ in range(seats)]), _luck(seed))


def load(path: str | os.PathLike[str], *, seed: int | None = None) -> Match:
    """A game from a file, every event of it checked; one that is not over can be continued.

    Args:
        path: A record (`tablee/1`).
        seed: The luck of the deals to come.

    Raises:
        GameError: the file cannot be read, or its game cannot have been played so.
    """
    record = load_record(path)
    scribe = Scribe(setup_of(record), record.seats)
    for step in replay(record):
        if step.seat == DEALER:
            scribe.deal(step.actions)
        else:
            for action in step.actions:
                scribe.apply(action)
    return Match(scribe, _luck(seed))


def _luck(seed: int | None) -> Rng:
    return Rng(randbits(SEED_BITS) if seed is None else seed)


def _names(state: State) -> list[str]:
    return [state.name(action) for action in state.legal()]
