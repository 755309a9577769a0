"""The score sheet of the Hermine: its lines, their reasons, and the match of several manches."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tablee.core.explanations import Explanation
from tablee.core.game import Options, ranked
from tablee.core.zones import DEALER, NOBODY, Zone
from tablee.games.hermine.cards import CODES, JOKER, KINDS, STEP_100, STEP_200, VALUES
from tablee.games.hermine.tableau import Tableaux, number

ALL_BOTTES: Final[i64] = 4
FOR_BOTTE: Final = 100
FOR_ALL_BOTTES: Final = 700
FOR_COUP: Final = 300
FOR_MANCHE: Final = 400
FOR_CROWN: Final = 300
FOR_NO_200: Final = 300
FOR_NO_100: Final = 500
FOR_ALLONGE: Final = 200
FOR_CAPOT: Final = 500
LINES: Final = [
    *("steps", "bottes", "coups", "manche", "crown", "no-200", "no-100", "allonge", "capot")
]
_MANCHE: Final = 3  # the line of whoever has arrived


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoredTableaux(Tableaux):
    """The points of each side, in the running manche and in those before it."""

    def __init__(self, seats: i64, options: Options) -> None:
        super().__init__(seats, options)
        self.target_score = number(options["target_score"])
        self.fixed_manches = number(options["fixed_manches"])
        self.bonus = options["bonus_no_100_200"] is True
        self.pile = Zone("pile")
        self.manches: list[list[list[int]]] = []
        self.totals = [0 for _ in range(self.sides)]  # of the finished manches, by side

    def count(self, winner: i64) -> None:
        """End the manche, which a side or `NOBODY` has won."""
        self.enter([self._score_lines(side, winner, over=True) for side in range(self.sides)])

    def enter(self, sheet: list[list[int]]) -> None:
        """End a manche with its sheet, by side, and the match if it is decided (HER-39)."""
        self.turn = DEALER
        self.manches.append(sheet)
        for side in range(self.sides):
            self.totals[side] += sum(sheet[side])
        most = max(self.totals)
        over = most >= self.target_score and self.totals.count(most) == 1
        if self.fixed_manches > 0:
            over = len(self.manches) == self.fixed_manches
        if over:
            self.turn = NOBODY

    def _score_lines(self, side: i64, winner: i64, over: bool) -> list[int]:
        """Return the lines of the score sheet of a side."""
        wins = side == winner
        bottes = len(self.bottes[side].cards) + len(self.coups[side].cards)
        walked = len(self.steps[side].cards) > 0
        capots = len([zone for zone in self.steps if len(zone.cards) == 0])
        allonge = (
            over and self.caller != NOBODY and (side == self.caller) == (winner == self.caller)
        )
        return [
            int(self.distance(side)),
            FOR_ALL_BOTTES if bottes == ALL_BOTTES else FOR_BOTTE * bottes,
            FOR_COUP * len(self.coups[side].cards),
            FOR_MANCHE if wins else 0,
            FOR_CROWN if wins and len(self.pile.cards) == 0 else 0,
            FOR_NO_200 if wins and self.long_steps(side, STEP_200) == 0 else 0,
            FOR_NO_100 if wins and self.bonus and self.long_steps(side, STEP_100) == 0 else 0,
            FOR_ALLONGE if allonge else 0,
            FOR_CAPOT * capots if over and walked else 0,
        ]

    def _list_sheets(self) -> list[list[list[int]]]:
        running = [self._score_lines(side, NOBODY, over=False) for side in range(self.sides)]
        return [*self.manches, running] if self.turn >= 0 else self.manches

    def _compute_totals(self) -> list[int]:
        if self.turn < 0:
            return list(self.totals)
        return [
            self.totals[side] + sum(self._score_lines(side, NOBODY, over=False))
            for side in range(self.sides)
        ]

    def sheets(self) -> list[dict[str, list[int]]]:
        seats = range(self.seats)
        return [
            {LINES[i]: [sheet[seat % self.sides][i] for seat in seats] for i in range(len(LINES))}
            for sheet in self._list_sheets()
        ]

    def scores(self) -> list[int]:
        totals = self._compute_totals()
        return [totals[seat % self.sides] for seat in range(self.seats)]

    def places(self) -> list[int]:
        standing = ranked([(-total,) for total in self._compute_totals()])
        return [standing[seat % self.sides] for seat in range(self.seats)]

    def explain(self, line: str, seat: i64) -> Explanation:
        side = seat % self.sides
        points = self.sheets()[-1][line][seat]
        if points == 0:
            return Explanation("none")
        if line == "steps":
            steps = [int(VALUES[self.kind(card)]) for card in self.steps[side].cards]
            return Explanation("steps", sorted(steps, reverse=True))
        if line in ("bottes", "coups"):
            return self._explain_bottes(line, points, side)
        if line == "allonge":
            name = "allonge" if side == self.caller else "stopped-allonge"
            return Explanation(name, [points], seats={"who": self._list_seats(self.caller)})
        if line == "capot":
            lazy = [other for other in range(self.sides) if len(self.steps[other].cards) == 0]
            who = [seat for other in lazy for seat in self._list_seats(other)]
            terms = [FOR_CAPOT] * len(lazy)
            return Explanation("capot", terms, {"people": len(who)}, seats={"who": who})
        return Explanation(line, [points], {"goal": int(self.goal())})

    def _explain_bottes(self, line: str, points: int, side: i64) -> Explanation:
        cards = self._name_cards(self.coups[side])
        if line == "coups":
            return Explanation(line, [FOR_COUP] * len(cards), words={"cards": cards})
        if points == FOR_ALL_BOTTES:
            return Explanation("all-bottes", [points])
        cards = [*self._name_cards(self.bottes[side]), *cards]
        return Explanation(line, [FOR_BOTTE] * len(cards), words={"cards": cards})

    def ending(self) -> Explanation:
        winners = [seat for seat in range(self.seats) if self.sheets()[-1][LINES[_MANCHE]][seat]]
        if not winners:
            return Explanation("dry")
        numbers = {"goal": int(self.goal()), "count": len(winners)}
        return Explanation("arrived", numbers=numbers, seats={"who": winners})

    def _list_seats(self, side: i64) -> list[int]:
        return [seat for seat in range(self.seats) if seat % self.sides == side]

    def _name_cards(self, zone: Zone) -> list[str]:
        """Return the codes of the cards in a zone; a joker has its own, whatever it stands for."""
        return [
            CODES[KINDS[card]] if card < self.plain else CODES[JOKER + card - self.plain]
            for card in zone.cards
        ]
