"""OpenSpiel adapter: our games as Python games of OpenSpiel.

    import pyspiel, tablee.env.spiel
    game = pyspiel.load_game("tablee_parade(players=3)")

`pip install 'tablee[peers]'` brings OpenSpiel. A shuffle is a chance node for each card, so that a
history is an exact record. The information state of a seat is all that it has ever seen; its
observation is what it sees now, and the tensor is the row of `tablee.env.layout`.
"""

from collections.abc import Callable
from copy import deepcopy
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel
from librt.strings import BytesWriter

from tablee.core.game import Game, OptionValue
from tablee.core.moves import deal
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.env.layout import encoder_of
from tablee.env.rewards import by_places
from tablee.registry import games

MAX_GAME_LENGTH = 1_000_000
PLAYERS = "players"
SAMPLES = 2**53
"""The number of worlds that a sampler of OpenSpiel can tell apart."""


class _Position:
    """A state of ours, the deal so far, and the past; OpenSpiel copies it with `deepcopy`."""

    def __init__(self, state: State, past: list[State] | None) -> None:
        self.state = state
        self.dealt: list[int] = []
        self.past = past
        """All earlier states; `None` if the past is not known."""
        self._digests: dict[int, tuple[int, bytes]] = {}

    def __deepcopy__(self, memo: object) -> "_Position":
        twin = _Position(self.state.copy(), None if self.past is None else list(self.past))
        twin.dealt = list(self.dealt)
        twin._digests = dict(self._digests)
        return twin

    def remember(self) -> None:
        """Add a copy of the state to the past, before it changes."""
        if self.past is not None:
            self.past.append(self.state.copy())

    def digest_past(self, seat: int) -> str:
        """Return a digest of all that a seat has seen before now, computed incrementally."""
        past = self.past or []
        count, digest = self._digests.get(seat, (0, b""))
        for state in past[count:]:
            digest = sha256(digest + repr(view(state, seat).state).encode()).digest()
        self._digests[seat] = (len(past), digest)
        return digest.hex()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel: one of our tables before the first deal."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.encoder = encoder_of(setup)
        start = setup.start()
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(start.actions()),
            max_chance_outcomes=len(setup.faces),
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_LENGTH,
        )
        super().__init__(_type(setup.game), facts, _parameters(setup))

    def new_initial_state(self) -> "SpielState":
        """Return a table before the first deal."""
        return SpielState(self)

    def at(self, state: State) -> "SpielState":
        """Return a table at one of our states, without its past."""
        table = SpielState(self)
        table.position = _Position(state, None)
        return table

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """Return the observer of what a seat sees now, or has seen."""
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: one of ours, and its past."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = _Position(game.setup.start(), [])

    def current_player(self) -> int:
        """Return the seat on turn, the chance player while cards are dealt, or the terminal one."""
        turn = int(self.position.state.turn)
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == DEALER else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the cards that are still to be dealt, equally likely."""
        left = sorted(set(self.position.state.to_shuffle()) - set(self.position.dealt))
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.state.turn == DEALER:
            position.dealt.append(action)
            if len(position.dealt) == len(position.state.to_shuffle()):
                position.remember()
                deal(position.state, position.dealt)
                position.dealt = []
        else:
            position.remember()
            position.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.get_game().setup.codes[action]}"
        return self.position.state.name(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.state.turn == NOBODY

    def returns(self) -> list[float]:
        """Return the rewards by places; 0 before the end."""
        state = self.position.state
        return (
            by_places(self.get_game().setup, state) if self.is_terminal() else [0.0] * state.seats
        )

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """Return a random state that the seat cannot tell from this one, for IS-MCTS.

        The hidden cards are those of an imagined world. The past stays as this seat has seen it.
        """
        table = SpielState(self.get_game())
        table.position = deepcopy(self.position)
        rng = Rng(int(probability_sampler() * SAMPLES))
        table.position.state = determinize(view(self.position.state, player_id), rng)
        return table

    def information_state_string(self, player: int | None = None) -> str:
        """Return the view of a seat, and a digest of all its earlier views."""
        seat = self.position.state.turn if player is None else player
        seen = self.observation_string(seat)
        return (
            seen
            if self.position.past is None
            else f"{seen} after {self.position.digest_past(seat)}"
        )

    def observation_string(self, player: int | None = None) -> str:
        """Return the view of a seat."""
        state = self.position.state
        return repr(view(state, state.turn if player is None else player).state)

    def __str__(self) -> str:
        return f"{self.position.state!r} {self.position.dealt}"


class SpielObserver:
    """Observer: the present view as a tensor; as a string also the past, with perfect recall."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._encoder = game.encoder
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(int(game.encoder.length), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the feature row of a seat into the tensor."""
        row, ours = BytesWriter(), state.position.state
        self._encoder.write(ours, ours.zones(), player, row)
        self.tensor[:] = np.frombuffer(row.getvalue(), "<i2")

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation or the information state of a seat as a string."""
        told = state.information_state_string if self._recalls else state.observation_string
        return told(player)


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"tablee_{game.slug.replace('-', '_')}",
        long_name=f"Tablée: {game.slug}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(Setup(game, game.seats[0])),
    )


def _parameters(setup: Setup) -> dict[str, int | str | bool]:
    """Convert the seats and options to OpenSpiel's parameters."""
    options = {name: _spell_value(name, value) for name, value in setup.options.items()}
    return {PLAYERS: setup.seats, **options}


def _spell_value(option: str, value: OptionValue) -> int | str | bool:
    """Spell a choice for OpenSpiel, which has no `None` and no words that begin with digits."""
    if value is None:
        return 0
    return f"{option}{value}" if isinstance(value, str) and value[:1].isdigit() else value


def _read_setup(game: Game, parameters: dict[str, Any] | None) -> Setup:
    """Convert OpenSpiel's parameters to a setup."""
    given = dict(parameters or {})
    seats = given.pop(PLAYERS, game.seats[0])
    for name, default in [(option.name, option.default) for option in game.options]:
        value = given.get(name)
        if isinstance(value, str) and _spell_value(name, value.removeprefix(name)) == value:
            given[name] = value.removeprefix(name)
        elif value == 0 and default is None:
            given[name] = None
    return Setup(game, seats, given)


def _register(game: Game) -> None:
    """Register a game for `pyspiel.load_game`, which wants a class that takes parameters."""

    class Loaded(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(_read_setup(game, parameters))

    pyspiel.register_game(_type(game), Loaded)


for _game in games().values():
    _register(_game)
