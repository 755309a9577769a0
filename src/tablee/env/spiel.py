"""Our games as games of OpenSpiel, so that its algorithms can play them.

    import pyspiel, tablee.env.spiel
    game = pyspiel.load_game("tablee_parade(players=3)")

`pip install 'tablee[peers]'` brings OpenSpiel. A shuffle is a chance node for each card, so that a
history tells a game exactly. The information state of a seat is all that it has ever seen; its
observation is what it sees now, the tensor being the row of `tablee.env.layout`.
"""

from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel
from librt.strings import BytesWriter

from tablee.boxes import games
from tablee.core.game import Game, OptionValue
from tablee.core.moves import deal
from tablee.core.state import State
from tablee.core.views import view
from tablee.core.zones import DEALER, NOBODY
from tablee.env.layout import sketch_of
from tablee.env.rewards import by_places
from tablee.records import Setup

LONGEST = 1_000_000
PLAYERS = "players"


class _Held:
    """A state of ours, the deal so far, and the past; copied in our own way by OpenSpiel."""

    def __init__(self, state: State, past: list[State] | None) -> None:
        self.state = state
        self.dealt: list[int] = []
        self.past = past
        """All earlier states; `None` where nobody asks for what was seen."""
        self._digests: dict[int, tuple[int, bytes]] = {}

    def __deepcopy__(self, memo: object) -> "_Held":
        twin = _Held(self.state.copy(), None if self.past is None else list(self.past))
        twin.dealt = list(self.dealt)
        twin._digests = dict(self._digests)
        return twin

    def note(self) -> None:
        """Keep what is about to change."""
        if self.past is not None:
            self.past.append(self.state.copy())

    def seen_before(self, seat: int) -> str:
        """A digest of all that a seat has seen before now; only what is new is gone through."""
        past = self.past or []
        count, digest = self._digests.get(seat, (0, b""))
        for state in past[count:]:
            digest = sha256(digest + repr(view(state, seat).state).encode()).digest()
        self._digests[seat] = (len(past), digest)
        return digest.hex()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One table of ours, before the first deal."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.sketch = sketch_of(setup)
        start = setup.start()
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(start.actions()),
            max_chance_outcomes=len(setup.faces),
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(setup.game), facts, _parameters(setup))

    def new_initial_state(self) -> "SpielState":
        """A table before the first deal."""
        return SpielState(self)

    def at(self, state: State) -> "SpielState":
        """A table with one of our states on it, of whose past nothing is known."""
        table = SpielState(self)
        table.held = _Held(state, None)
        return table

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        """What a seat sees now, or has seen, for OpenSpiel."""
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours, answering OpenSpiel's questions."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = _Held(game.setup.start(), [])

    def current_player(self) -> int:
        """The seat on turn, the dealer's chance, or the end."""
        turn = int(self.held.state.turn)
        if turn == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == DEALER else turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any of the cards that are still to be dealt."""
        left = sorted(set(self.held.state.to_shuffle()) - set(self.held.dealt))
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.state.turn == DEALER:
            held.dealt.append(action)
            if len(held.dealt) == len(held.state.to_shuffle()):
                held.note()
                deal(held.state, held.dealt)
                held.dealt = []
        else:
            held.note()
            held.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {self.get_game().setup.codes[action]}"
        return self.held.state.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state.turn == NOBODY

    def returns(self) -> list[float]:
        """By places at the end: from 1 for beating everybody to -1 for being beaten by all."""
        state = self.held.state
        return (
            by_places(self.get_game().setup, state) if self.is_terminal() else [0.0] * state.seats
        )

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat sees, and a digest of all that it has seen before."""
        seat = self.held.state.turn if player is None else player
        seen = self.observation_string(seat)
        return seen if self.held.past is None else f"{seen} after {self.held.seen_before(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees."""
        state = self.held.state
        return repr(view(state, state.turn if player is None else player).state)

    def __str__(self) -> str:
        return f"{self.held.state!r} {self.held.dealt}"


class SpielObserver:
    """What a seat sees now as a tensor; as a string also all that it has seen, if that is asked."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._sketch = game.sketch
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(int(game.sketch.length), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat can know."""
        row, held = BytesWriter(), state.held.state
        self._sketch.write(held, held.zones(), player, row)
        self.tensor[:] = np.frombuffer(row.getvalue(), "<i2")

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat can know, in words."""
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
    """The seats and options as OpenSpiel writes them."""
    options = {name: _spelled(name, value) for name, value in setup.options.items()}
    return {PLAYERS: setup.seats, **options}


def _spelled(option: str, value: OptionValue) -> int | str | bool:
    """A choice as OpenSpiel can read it: it knows no `None`, and words do not begin with digits."""
    if value is None:
        return 0
    return f"{option}{value}" if isinstance(value, str) and value[:1].isdigit() else value


def _setup(game: Game, parameters: dict[str, Any] | None) -> Setup:
    """The table that OpenSpiel's parameters ask for."""
    given = dict(parameters or {})
    seats = given.pop(PLAYERS, game.seats[0])
    for name, default in [(option.name, option.default) for option in game.options]:
        value = given.get(name)
        if isinstance(value, str) and _spelled(name, value.removeprefix(name)) == value:
            given[name] = value.removeprefix(name)
        elif value == 0 and default is None:
            given[name] = None
    return Setup(game, seats, given)


def _register(game: Game) -> None:
    """Let `pyspiel.load_game` know a game, which wants a class that takes parameters."""

    class Loaded(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(_setup(game, parameters))

    pyspiel.register_game(_type(game), Loaded)


for _game in games().values():
    _register(_game)
