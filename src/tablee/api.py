"""Python API: play, look at, save and load a game, with moves in the players' notation.

Everything here is also exported by the package itself: `tablee.new("parade", seats=3)`.
"""

import os
from secrets import randbits

from tablee.bots.levels import bot
from tablee.bots.players import Bot
from tablee.core.errors import GameError
from tablee.core.game import OptionValue
from tablee.core.moves import act
from tablee.core.notation import parse_move
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import View, view
from tablee.core.whole_numbers import read_action, read_seed, whole_number
from tablee.core.zones import DEALER, NOBODY
from tablee.i18n import DEFAULT_LANGUAGE, catalog
from tablee.i18n.narrator import Narrator
from tablee.records import Record, Recorder, SeatedPlayer, replay
from tablee.records import load as load_record
from tablee.records import save as save_record
from tablee.records.diagram import draw_diagram
from tablee.records.replay import setup_of_record
from tablee.registry import find, games, refused_games

__all__ = ["Bot", "GameError", "Match", "Sight", "bot", "load", "new", "shelf"]

SEED_BITS = 62


class Sight(View):
    """View of one seat: the state with closed cards turned over, which bots choose from."""

    setup: Setup

    @property
    def legal(self) -> list[str]:
        """The legal steps of this seat; none when another one is on turn."""
        return _name_legal(self.state) if self.state.turn == self.seat else []

    def __repr__(self) -> str:
        return f"<what seat {self.seat} sees of {self.setup.game.slug} for {self.setup.seats}>"

    def __str__(self) -> str:
        return draw_diagram(self.setup, self)


class Match:
    """A game in progress; cards are dealt automatically."""

    def __init__(self, recorder: Recorder, rng: Rng) -> None:
        self.setup = recorder.setup
        self._recorder = recorder
        self._rng = rng
        self._deal()

    def _deal(self) -> None:
        while self.state.turn == DEALER:
            self._recorder.shuffle(self._rng)

    @property
    def state(self) -> State:
        """The full state, hidden cards included; not to be shown to a player."""
        return self._recorder.state

    @property
    def turn(self) -> int | None:
        """The seat that must act; `None` when the game is over."""
        return None if self.over else int(self.state.turn)

    @property
    def over(self) -> bool:
        """True when the game is over."""
        return self.state.turn == NOBODY

    @property
    def legal(self) -> list[str]:
        """The legal steps of the seat on turn, in the players' notation."""
        return [] if self.over else _name_legal(self.state)

    @property
    def scores(self) -> list[int | float]:
        """The points of each seat so far, from what is public."""
        return self.setup.points(self.state)

    @property
    def places(self) -> list[int]:
        """The place of each seat so far, 1 for the first; equals share a place."""
        return list(self.state.places())

    @property
    def sheets(self) -> list[dict[str, list[int]]]:
        """The score sheet of each manche: its lines, by seats."""
        return self.state.sheets()

    def play(self, move: str | int) -> None:
        """Play for the seat on turn: a move in the players' notation, or an action of a bot.

        Text is read as a whole move if possible: `bid 4` bids no more than that, and `bid 4 10` is
        one bid. Text that can only begin a move, such as `discard r7` of two cards to discard, is
        one step, and `legal` then has the next ones. An action is always one step. A refused move
        changes nothing.

        Raises:
            GameError: `illegal_move` with the ruling against it, `unknown_move`, `not_whole` or
                `game_over`.
        """
        for step in self._steps(move):
            self._recorder.apply(step)
        self._deal()

    def _steps(self, move: str | int) -> list[int]:
        if not isinstance(move, str):
            action = read_action(move)
            act(self.state.copy(), self.state.turn, action)
            return [action]
        try:
            return parse_move(self.state, move).steps
        except GameError:
            names = self.legal
            if move not in names:
                raise
            return [int(self.state.legal()[names.index(move)])]

    def view(self, seat: int) -> Sight:
        """Return the view of a seat.

        Raises:
            GameError: `no_seat`.
        """
        seat = whole_number("seat", seat)
        if seat not in range(self.setup.seats):
            expected = ", ".join(map(str, range(self.setup.seats)))
            raise GameError("no_seat", seat=seat, expected=expected)
        seen = Sight(*view(self.state, seat))
        seen.setup = self.setup
        return seen

    def record(self) -> Record:
        """Return the record of the game so far."""
        return self._recorder.record()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, atomically."""
        save_record(self.record(), path)

    def tell(self, language: str = DEFAULT_LANGUAGE, *, seat: int | None = None) -> list[str]:
        """Narrate the game in sentences, as one seat could see it or, without one, all of it."""
        names = [player.name for player in self.record().seats]
        narrator = Narrator(catalog(language), self.setup, names, seat)
        return [line for step in replay(self.record()) for line in narrator.lines(step)]

    def __repr__(self) -> str:
        at = "over" if self.over else f"seat {self.turn} on turn"
        return f"<{self.setup.game.slug} for {self.setup.seats}, {at}>"


def shelf() -> list[str]:
    """Return the slugs of all installed games."""
    return list(games())


def new(
    game: str, *, seats: int | None = None, seed: int | None = None, **options: OptionValue
) -> Match:
    """Start a game; the first cards are dealt.

    Args:
        game: One of `shelf()`.
        seats: How many play; `Game.usual_seats` if left out.
        seed: Determines all deals; random if left out.
        options: Options of the game, such as `fixed_manches=1`.

    Raises:
        GameError: `unknown_game`, `bad_seats`, `unknown_option` or `bad_option`; `game_refused`
            for an installed game that cannot be played.
    """
    for refusal in refused_games():
        if refusal.details["game"] == game:
            raise refusal
    installed = find(game)
    setup = Setup(installed, installed.usual_seats if seats is None else seats, options)
    players = [SeatedPlayer("") for _ in range(setup.seats)]
    return Match(Recorder(setup, players), _make_rng(seed))


def load(path: str | os.PathLike[str], *, seed: int | None = None) -> Match:
    """Load a game from a file, checking every event; an unfinished one can be continued.

    Args:
        path: A record (`tablee/1`).
        seed: Determines the deals to come; random if left out.

    Raises:
        GameError: the file cannot be read, or one of its events is not legal.
    """
    record = load_record(path)
    recorder = Recorder(setup_of_record(record), record.seats)
    for step in replay(record):
        if step.seat == DEALER:
            recorder.deal(step.actions)
        else:
            for action in step.actions:
                recorder.apply(action)
    return Match(recorder, _make_rng(seed))


def _make_rng(seed: int | None) -> Rng:
    return Rng(randbits(SEED_BITS) if seed is None else read_seed(seed))


def _name_legal(state: State) -> list[str]:
    return [state.name(action) for action in state.legal()]
