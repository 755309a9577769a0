"""The tableau of each side in the Hermine, and the plays that it allows."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.game import Options, OptionValue
from tablee.core.prompts import Prompt
from tablee.core.state import State
from tablee.core.zones import EVERYBODY, NOBODY, Zone
from tablee.games.hermine.cards import (
    BEAUTE,
    CODES,
    DANGER,
    JOKER,
    KINDS,
    MAX_SIDES,
    MENACEE,
    PARRY,
    PROTECTION,
    PROTEGEE,
    SAUVE,
    STEP_50,
    STEP_100,
    STEP_200,
    STOP,
    VALUES,
    botte_against,
)

NOTHING: Final[i64] = -1
SHORT: Final[i64] = 700
LONG: Final[i64] = 1000
TWO_TEAMS: Final[i64] = 4  # seats
MAX_200: Final[i64] = 2
_EACH_BOTTE: Final[i64] = 15 << (PARRY + PROTECTION - BEAUTE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Tableaux(State):
    """Side `s` is the seats `s` and `s + sides`; its first seat owns what it has on the table."""

    def __init__(self, seats: i64, options: Options) -> None:
        super().__init__(seats)
        self.sides: i64 = seats if seats <= MAX_SIDES else seats // 2
        self.plain: i64 = len(KINDS) if seats > MAX_SIDES else len(KINDS) - (BEAUTE - STOP)
        self.named = [
            NOTHING for _ in range(number(options["jokers"]))
        ]  # the kind that each joker stands for
        self.restarts = options["sauvegarde_restarts"] is True
        self.discard = Zone("discard", viewer=EVERYBODY)
        self.battles, self.speeds, self.steps, self.bottes, self.coups = [
            [Zone(name, owner=side, viewer=EVERYBODY) for side in range(self.sides)]
            for name in ("battle", "speed", "steps", "bottes", "coups")
        ]
        self.caller: i64 = NOBODY  # the side that called the allonge

    def side(self, seat: i64) -> i64:
        return seat % self.sides

    def kind(self, card: i64) -> i64:
        """Return the kind of a card, or the one that a joker stands for."""
        if card < self.plain:
            return KINDS[card]
        named: i64 = self.named[card - self.plain]
        return JOKER + card - self.plain if named == NOTHING else named

    def top(self, zone: Zone) -> i64:
        return self.kind(zone.cards[-1]) if len(zone.cards) > 0 else NOTHING

    def exposed(self, side: i64) -> i64:
        """Return the bottes of a side as a bit set of kinds."""
        return self.kinds(self.bottes[side]) | self.kinds(self.coups[side])

    def kinds(self, zone: Zone) -> i64:
        """Return the kinds of the cards in a zone, a bit for each."""
        kinds: i64 = 0
        for i in range(len(zone.cards)):
            kinds |= 1 << self.kind(zone.cards[i])
        return kinds

    def is_protected(self, side: i64, attack: i64) -> bool:
        return self.exposed(side) >> botte_against(attack) & 1 == 1

    def is_rolling(self, side: i64) -> bool:
        top = self.top(self.battles[side])
        if top == BEAUTE:
            return True
        stopped = top == STOP or DANGER <= top < BEAUTE
        return not stopped and self.is_protected(side, STOP)

    def is_limited(self, side: i64) -> bool:
        return self.top(self.speeds[side]) == MENACEE

    def distance(self, side: i64) -> i64:
        total: i64 = 0
        for card in self.steps[side].cards:
            total += VALUES[self.kind(card)]
        return total

    def long_steps(self, side: i64, least: i64) -> i64:
        """Count the steps of a side of at least this kind."""
        count: i64 = 0
        for card in self.steps[side].cards:
            count += self.kind(card) >= least
        return count

    def goal(self) -> i64:
        """Return the distance to walk: long for two teams, or once an allonge is called."""
        return LONG if self.caller != NOBODY or self.seats == TWO_TEAMS else SHORT

    def allowed(self, side: i64) -> i64:
        """Return the plays open to a side that has the card, a bit for each action."""
        allowed = ~(self.exposed(side) << (PARRY - BEAUTE)) & _EACH_BOTTE
        if self.is_limited(side):
            allowed |= 1 << (PARRY + PROTEGEE - BEAUTE)
        if self.is_rolling(side):
            allowed |= self._allowed_steps(side)
        else:
            top = self.top(self.battles[side])
            parade = top - DANGER + SAUVE if DANGER <= top < BEAUTE else BEAUTE
            allowed |= 1 << (PARRY + parade - BEAUTE)
        for other in range(self.sides):
            if other != side:
                allowed |= self._allowed_attacks(other) << other
        return allowed

    def _allowed_steps(self, side: i64) -> i64:
        room = self.goal() - self.distance(side)
        longest = STEP_50 if self.is_limited(side) else STEP_200
        if longest == STEP_200 and self.long_steps(side, STEP_200) == MAX_200:
            longest = STEP_100
        while longest >= 0 and VALUES[longest] > room:
            longest -= 1
        return (1 << (longest + 1)) - 1

    def _allowed_attacks(self, side: i64) -> i64:
        """Return the attacks open against a side (HER-10, HER-12, HER-19)."""
        allowed: i64 = 0
        bottes = self.exposed(side)
        rolling = self.is_rolling(side)
        if not bottes >> PROTECTION & 1:
            if rolling:
                allowed |= 1 << STOP
            if not self.is_limited(side):
                allowed |= 1 << (STOP + MAX_SIDES)
        if rolling:
            for danger in range(DANGER, BEAUTE):
                if not bottes >> botte_against(danger) & 1:
                    allowed |= 1 << (STOP + (danger - STOP) * MAX_SIDES)
        return allowed

    def throw_away(self, zone: Zone) -> None:
        """Discard the top card; a joker becomes a joker again."""
        card = zone.draw()
        if card >= self.plain:
            self.named[card - self.plain] = NOTHING
        self.discard.add(card)

    def cancel(self, side: i64, botte: i64) -> None:
        """Discard the attacks in progress that a botte answers (HER-16, HER-17)."""
        battle = self.battles[side]
        top = self.top(battle)
        if STOP <= top < BEAUTE and botte_against(top) == botte:
            self.throw_away(battle)
            while top != STOP and not self.restarts and len(battle.cards) > 0:
                self.throw_away(battle)
        if botte == PROTECTION and self.is_limited(side):
            self.throw_away(self.speeds[side])

    def describe_way(self, side: i64, details: dict[str, int | str]) -> Prompt:
        """Return what a side on its turn has to do before it can walk on."""
        top = self.top(self.battles[side])
        if DANGER <= top < BEAUTE:
            return Prompt("danger", {**details, "parade": CODES[top - DANGER + SAUVE]})
        if not self.is_rolling(side):
            return Prompt("stopped" if top == STOP else "start", details)
        return Prompt("limited" if self.is_limited(side) else "walk", details)

    def why_no_step(self, kind: i64, side: i64) -> str:
        top = self.top(self.battles[side])
        if not self.is_rolling(side):
            return "HER-9" if top == NOTHING else "HER-15-stopped" if top == STOP else "HER-13"
        if self.is_limited(side) and kind > STEP_50:
            return "HER-12-limited"
        return "HER-21" if self.distance(side) + VALUES[kind] > self.goal() else "HER-20"

    def why_no_beaute(self, side: i64) -> str:
        return "HER-14" if self.is_rolling(side) else "HER-14-danger"

    def why_no_attack(self, attack: i64, side: i64) -> str:
        if side == self.turn % self.sides or side >= self.sides:
            return "HER-10-side"
        if self.is_protected(side, attack):
            return "HER-19"
        if attack == MENACEE:
            return "HER-12-twice"
        return "HER-11" if STOP <= self.top(self.battles[side]) < BEAUTE else "HER-10"


def number(value: OptionValue) -> int:
    """Return the value of a numeric option, 0 for none."""
    return value if isinstance(value, int) else 0
