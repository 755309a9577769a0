"""Score sheet of the Hermine: the steps of a side and its bonuses."""

from collections.abc import Iterator

from tablee.core.setup import Setup
from tablee.core.zones import NOBODY
from tablee.games.hermine import Hermine
from tablee.games.hermine.cards import STEPS
from tablee.games.hermine.sheet import (
    ALL_BOTTES,
    FOR_ALL_BOTTES,
    FOR_ALLONGE,
    FOR_BOTTE,
    FOR_CAPOT,
    FOR_COUP,
    FOR_CROWN,
    FOR_MANCHE,
    FOR_NO_100,
    FOR_NO_200,
    LINES,
)
from tablee.games.hermine.tableau import LONG, SHORT, TWO_TEAMS
from tablee.score.scoring import Manche, Question, ScoreStanding, Scoring, describe_ending, refusal

BOTTES = (*range(0, FOR_BOTTE * int(ALL_BOTTES), FOR_BOTTE), FOR_ALL_BOTTES)
"""Points for each number of bottes."""
BONUSES = ("crown", "no-200", "no-100")
"""Lines that only the winner of the manche can have (HER-31)."""


class HermineScoring(Scoring):
    """A match; partners share their entries, and the line `capot` follows from the steps."""

    is_match = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        table = self._start()
        sides = int(table.sides)
        self.writers = {side: list(range(side, setup.seats, sides)) for side in range(sides)}
        self._bottes = ALL_BOTTES + (len(table.named) if table.joker_bottes else 0)
        self._long = setup.seats == TWO_TEAMS
        paid = (
            range(0, LONG + 1, STEPS[0]),
            BOTTES,
            range(0, FOR_COUP * ALL_BOTTES + 1, FOR_COUP),
            (0, FOR_MANCHE),
            (0, FOR_CROWN),
            (0, FOR_NO_200),
            (0, FOR_NO_100) if table.bonus else (0,),
            (0,) if self._long else (0, FOR_ALLONGE),
            range(0, FOR_CAPOT * sides, FOR_CAPOT),
        )
        self.values = dict(zip(LINES, paid, strict=True))

    def _start(self) -> Hermine:
        table = self.setup.start()
        assert isinstance(table, Hermine)
        return table

    def questions(self, entries: Manche) -> Iterator[Question]:
        """Ask for a line only the sides that can have something there."""
        for line in LINES[:-1]:
            for side in self.writers:
                if len(list(self.values[line])) > 1 and self._concerns(line, entries, side):
                    yield Question(line, side)

    def _concerns(self, line: str, entries: Manche, side: int) -> bool:
        if line == "coups":
            return entries["bottes"][side] > 0
        if line == "manche":
            return entries["steps"][side] in (SHORT, LONG)
        return line not in BONUSES or entries["manche"][side] > 0

    def complete(self, entries: Manche) -> Manche:
        """Add the line `capot`: each side with steps is paid for every side without (HER-33)."""
        return {**entries, "capot": [self._expect_capot(entries, seat) for seat in self.seats]}

    def _expect_capot(self, manche: Manche, seat: int) -> int:
        steps = manche["steps"]
        capots = [side for side in self.writers if steps[side] == 0]
        return FOR_CAPOT * len(capots) if steps[seat] else 0

    def check_together(self, manche: Manche) -> None:
        """Check the winner, the bonuses, the allonge, the steps and the capots."""
        self._check_bottes(manche)
        winners = [side for side in self.writers if manche["manche"][side]]
        if winners[1:]:
            raise refusal("score_winners", Question("manche", winners[1]))
        winner = winners[0] if winners else NOBODY
        self._check_bonuses(manche, winner)
        self._check_allonge(manche, winner)
        self._check_steps(manche, winner)
        for seat in self.writers:
            expected = self._expect_capot(manche, seat)
            if manche["capot"][seat] != expected:
                raise refusal("score_capot", Question("capot", seat), expected=expected)

    def _check_bottes(self, manche: Manche) -> None:
        laid = [BOTTES.index(manche["bottes"][side]) for side in self.writers]
        if sum(laid) > self._bottes:
            at = Question("bottes", 0)
            raise refusal("score_bottes", at, value=sum(laid), expected=self._bottes)
        for side in self.writers:
            if manche["coups"][side] > FOR_COUP * laid[side]:
                raise refusal(
                    "score_coups", Question("coups", side), expected=FOR_COUP * laid[side]
                )

    def _check_bonuses(self, manche: Manche, winner: int) -> None:
        for line in BONUSES:
            for side in self.writers:
                if manche[line][side] and side != winner:
                    raise refusal("score_bonus", Question(line, side))
        if any(manche["no-100"]) and not any(manche["no-200"]):
            raise refusal("score_no_200", Question("no-200", winner), expected=FOR_NO_200)

    def _check_allonge(self, manche: Manche, winner: int) -> None:
        """Check that the caller alone is paid, or all opponents of the caller (HER-37)."""
        steps = manche["steps"]
        paid = [side for side in self.writers if manche["allonge"][side]]
        if not paid or (paid == [winner] and steps[winner] == LONG):
            return
        unpaid = [side for side in self.writers if side not in paid]
        failed = len(unpaid) == 1 and unpaid[0] != winner and SHORT <= steps[unpaid[0]] < LONG
        if not failed:
            raise refusal("score_allonge", Question("allonge", paid[0]), short=SHORT, long=LONG)

    def _check_steps(self, manche: Manche, winner: int) -> None:
        goal = int(LONG if self._long or any(manche["allonge"]) else SHORT)
        for side in self.writers:
            walked = manche["steps"][side]
            if side == winner and walked != goal:
                raise refusal("score_goal", Question("steps", side), value=walked, expected=goal)
            if side != winner and walked > goal:
                raise refusal("score_too_far", Question("steps", side), value=walked, expected=goal)
            if side != winner and walked == goal:
                raise refusal(
                    "score_arrived", Question("manche", side), value=walked, expected=FOR_MANCHE
                )

    def standing(self, manches: list[Manche]) -> ScoreStanding:
        """Enter the manches into the rules (HER-39)."""
        table = self._start()
        for manche in manches:
            table.enter([[manche[line][side] for line in LINES] for side in self.writers])
        places = table.places()
        over = table.turn == NOBODY
        partners = len(self.writers[0])
        return ScoreStanding(
            self.setup.points(table),
            places,
            describe_ending(places, sides=partners) if over else "",
        )
