"""Plain strategies of the Hermine as fixed points of the arena: agents by `plain_travelers:NAME`.

    export PYTHONPATH=benchmarks
    tablee arena hermine --option fixed_manches=1 --bots master,plain_travelers:raider

Most public programs for games of this family play so: attack the leader or race on, answer at once,
keep bottes for a coup-fourré until the end comes near, and throw away by a fixed order.
"""

from tablee.core.views import View
from tablee.games.hermine import Hermine, cards
from tablee.games.hermine.dominance import is_dead
from tablee.games.hermine.tableau import SHORT

CLOSE = 200  # steps from the goal
PLAYS = range(int(cards.AS_JOKER))
DISCARDS = range(int(cards.DISCARD), int(cards.COUP))
ANSWERS = range(int(cards.COUP), int(cards.LET_BE))
BOTTES = range(int(cards.PROTECTION), int(cards.JOKER))
WORTHLESS_FIRST = [
    *(int(cards.PROTEGEE), 0, 1, 2, int(cards.SAUVE), int(cards.SAUVE) + 1, int(cards.SAUVE) + 2),
    *(int(cards.BEAUTE), int(cards.MENACEE), 3, int(cards.STOP), 4),
    *(int(cards.DANGER), int(cards.DANGER) + 1, int(cards.DANGER) + 2),
]


class Traveler:
    """Follows a fixed order of plays; a raider attacks before it walks, a racer walks first."""

    def __init__(self, *, attacks_first: bool, keeps_bottes: bool) -> None:
        self._attacks_first = attacks_first
        self._keeps_bottes = keeps_bottes

    def choose(self, view: View) -> int:
        """Return the first play of the order that is legal."""
        state = view.state
        assert isinstance(state, Hermine)
        legal = [int(action) for action in state.legal()]
        if state.asked:
            return int(cards.ALLONGE) if self._may_call(state) else int(cards.DECLINE)
        if state.attack >= 0:
            return next((action for action in legal if action in ANSWERS), legal[-1])
        plays = {action: int(cards.kind_played(action)) for action in legal if action in PLAYS}
        side = int(state.turn % state.sides)
        room = int(state.goal() - state.distance(side))
        steps = sorted(play for play, kind in plays.items() if kind < cards.STOP)
        if steps and int(cards.VALUES[steps[-1]]) == room:
            return steps[-1]
        attacks = self._rank_attacks(state, plays)
        first, second = (attacks, steps) if self._attacks_first else (steps, attacks)
        order = [*self._list_parades(plays), *first[-1:], *second[-1:]]
        order += self._list_bottes(state, plays)
        return order[0] if order else self._discard(state, legal)

    def _may_call(self, state: Hermine) -> bool:
        """Return whether all others are far from their goal."""
        own = state.turn % state.sides
        ways = [int(state.distance(side)) for side in range(state.sides) if side != own]
        return max(ways) <= SHORT - 2 * CLOSE

    def _rank_attacks(self, state: Hermine, plays: dict[int, int]) -> list[int]:
        """Return attacks, those on the leader last, and of these the gravest."""
        attacks = [play for play, kind in plays.items() if cards.STOP <= kind < cards.BEAUTE]
        return sorted(
            attacks,
            key=lambda play: (
                int(state.distance(cards.target_of(play))),
                plays[play] != cards.MENACEE,
                plays[play],
            ),
        )

    def _list_parades(self, plays: dict[int, int]) -> list[int]:
        """Return parades, those that let the side walk first."""
        parades = [play for play, kind in plays.items() if cards.BEAUTE <= kind < cards.PROTECTION]
        return sorted(parades, key=lambda play: plays[play] == cards.PROTEGEE)

    def _list_bottes(self, state: Hermine, plays: dict[int, int]) -> list[int]:
        """Return bottes: at once, or once the end is near or nothing else helps."""
        bottes = [play for play, kind in plays.items() if kind in BOTTES]
        ways = [int(state.goal() - state.distance(side)) for side in range(state.sides)]
        is_late = len(state.pile.cards) <= state.seats or min(ways) <= CLOSE
        return bottes if is_late or not self._keeps_bottes else []

    def _discard(self, state: Hermine, legal: list[int]) -> int:
        """Return the discard of a dead card, or else of what is worth least."""
        kinds = [action - int(cards.DISCARD) for action in legal if action in DISCARDS]
        dead = [kind for kind in kinds if kind < cards.PROTECTION and is_dead(state, kind)]
        order = [*dead, *[kind for kind in WORTHLESS_FIRST if kind in kinds], *kinds]
        return int(cards.DISCARD) + order[0]


def raider(seed: int) -> Traveler:
    """Return a player who attacks the leader, then walks, and keeps its bottes."""
    return Traveler(attacks_first=True, keeps_bottes=True)


def racer(seed: int) -> Traveler:
    """Return a player who walks as fast as it can and lays its bottes at once."""
    return Traveler(attacks_first=False, keeps_bottes=False)
