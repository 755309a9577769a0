"""Score sheet of Fourmis: objectives that may be shared, and ladybugs."""

from tablee.core.setup import Setup
from tablee.core.zones import NOBODY
from tablee.games.fourmis.cards import COLORS, PRESETS
from tablee.games.fourmis.rules import LINES, PAIR, PRIZE, Fourmis
from tablee.score.scoring import Manche, Question, ScoreStanding, Scoring, describe_ending, refusal


class FourmisScoring(Scoring):
    """A match; every player has own entries, and partners add them up."""

    is_match = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        table = self._start()
        deck = PRESETS[str(setup.options["deck"])]
        color = int(table.in_color)
        self._cards = {"plus": color, "moins": color, "reines": len(COLORS) * deck.reines}
        self._ladybugs = deck.ladybugs
        self._aside = int(table.ants % table.players)
        self._ghost = table.players > setup.seats
        prize = (0, int(PRIZE))
        losses = range(0, -deck.ladybugs - 1, -1)
        self.values = dict(zip(LINES, (prize, prize, prize, losses), strict=True))

    def _start(self) -> Fourmis:
        table = self.setup.start()
        assert isinstance(table, Fourmis)
        return table

    def check_together(self, manche: Manche) -> None:
        """Check the number of winners; cards that nobody won are the Fantôme's or set aside."""
        for line, total in self._cards.items():
            winners = [seat for seat in self.seats if manche[line][seat]]
            missing = total if self._ghost else self._aside
            if not any(self._fits(line, len(winners), total - less) for less in range(missing + 1)):
                code = "score_tie" if winners else "score_nobody"
                raise refusal(code, Question(line, 0), value=len(winners), expected=total)
        least = 0 if self._ghost else self._ladybugs - self._aside
        self.check_sum(manche, "ladybugs", range(-least, -self._ladybugs - 1, -1))

    def _fits(self, line: str, winners: int, won: int) -> bool:
        """Return whether this many players can be the best if all have won `won` cards."""
        others = len(self.seats) - winners
        if line != "moins" and won == 0 and self.setup.options["zero_tie_pays"]:
            return not others
        if not winners:
            return line != "moins" and won == 0
        if line == "moins":
            best = range(won // winners + 1)
            return any(
                (rest >= others * (count + 1) if others else rest == 0)
                for count in best
                for rest in [won - winners * count]
            )
        best = range(1, won // winners + 1)
        return any(0 <= won - winners * count <= others * (count - 1) for count in best)

    def standing(self, manches: list[Manche]) -> ScoreStanding:
        """Enter the manches into the rules (ANT-22, ANT-25, ANT-29)."""
        table = self._start()
        for manche in manches:
            table.enter([list(manche[line]) for line in LINES])
        places = table.places()
        over = table.turn == NOBODY
        partners = int(PAIR) if table.teams else 1
        return ScoreStanding(
            self.setup.points(table),
            places,
            describe_ending(places, sides=partners) if over else "",
        )
