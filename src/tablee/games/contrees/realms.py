"""The lands that seats have won: figures, points, and the match of several manches."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.core.explanations import Explanation
from tablee.core.game import Options, ranked
from tablee.core.zones import DEALER, NOBODY
from tablee.games.contrees.cards import COLORS, DECK, LAND_COLORS
from tablee.games.contrees.field import Field
from tablee.games.contrees.figures import (
    BONUS,
    CARRE,
    POINTS,
    TRIO,
    decide,
    figures,
    score_figures,
    standing,
)

LINES: Final = [*POINTS, "bonus"]
MANCHE: Final = "manche"  # the line that says who has won a manche of a match
_NO_LANDS: Final = vec[i64]([0] * len(LAND_COLORS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Realms(Field):
    """A match is won by more than half of its manches; one manche is a game (JAR-49)."""

    def __init__(self, seats: i64, facts: str, options: Options) -> None:
        super().__init__(seats, facts, options)
        manches = options["manches"]
        assert isinstance(manches, int)
        self.manches: i64 = manches
        self.counted = False  # True between two manches
        self.wins = [0 for _ in range(seats)]
        self.past: list[list[list[int]]] = []  # the sheets of the manches that are over

    def is_ended(self) -> bool:
        """Return whether the manche is over."""
        return self.counted or self.turn == NOBODY

    def end(self) -> None:
        """End the manche, and the match if it is decided; a tie wins nothing (JAR-49)."""
        if self.manches == 1:
            self.turn = NOBODY
            return
        points = self._points()
        places = standing(points, [self._completes(seat) for seat in range(self.seats)])
        won = [
            1 if places[seat] < min(places[:seat] + places[seat + 1 :]) else 0
            for seat in range(self.seats)
        ]
        self.past.append([*self._count_lines(), won])
        self.wins = [self.wins[seat] + won[seat] for seat in range(self.seats)]
        self.counted = True
        self.turn = NOBODY if max(self.wins) > self.manches // 2 else DEALER

    def conquer(self, seat: i64, place: i64) -> None:
        """Take a land; a Carré, a Quinte or the last land ends the manche at once."""
        self.realms[seat].add(self.lands[place].draw())
        if self._completes(seat) or self._is_last():
            self.end()

    def _completes(self, seat: i64) -> bool:
        """Return whether a seat has a Carré or a Quinte."""
        counts = _NO_LANDS[:]
        colors: i64 = 0
        realm = self.realms[seat].cards
        for i in range(len(realm)):
            color = (realm[i] - DECK) // 4
            counts[color] += 1
            if counts[color] == 1:
                colors += 1
            if counts[color] == CARRE:
                return True
        return colors == len(_NO_LANDS)

    def _is_last(self) -> bool:
        """Return whether all lands are taken."""
        for land in self.lands:
            if len(land.cards) > 0:
                return False
        return len(self.land_pile.cards) == 0

    def counts(self, seat: i64) -> list[int]:
        """Return the number of lands of each color that a seat has."""
        counts = [0 for _ in LAND_COLORS]
        for card in self.realms[seat].cards:
            counts[(card - DECK) // 4] += 1
        return counts

    def _count_lines(self) -> list[list[int]]:
        """Return the lines of the running manche, each by seat."""
        counts = [figures(self.counts(seat)) for seat in range(self.seats)]
        lines = [
            [points * counts[seat][name] for seat in range(self.seats)]
            for name, points in POINTS.items()
        ]
        owner = self._find_majority()
        return [*lines, [int(BONUS) if seat == owner else 0 for seat in range(self.seats)]]

    def sheets(self) -> list[dict[str, list[int]]]:
        if self.manches == 1:
            return [_name_lines(LINES, self._count_lines())]
        running = [] if self.counted else [[*self._count_lines(), [0 for _ in self.wins]]]
        return [_name_lines([*LINES, MANCHE], lines) for lines in [*self.past, *running]]

    def explain(self, line: str, seat: i64) -> Explanation:
        points = self.sheets()[-1][line][seat]
        if points == 0:
            return Explanation("none")
        if line == MANCHE:
            return Explanation(MANCHE, [points])
        if line == "bonus":
            return Explanation("bonus", [points], {"lands": len(self.realms[seat].cards)})
        terms = [POINTS[line]] * (points // POINTS[line])
        size = {"carre": CARRE, "trio": TRIO}.get(line, 0)
        counts = self.counts(seat)
        colors = [COLORS[LAND_COLORS[i]] for i in range(len(counts)) if counts[i] == size]
        return Explanation(line, terms, words={"colors": colors if size else []})

    def ending(self) -> Explanation:
        for seat in range(self.seats):
            made = figures(self.counts(seat))
            for name in ("carre", "quinte"):
                if made[name] > 0 and self._completes(seat):
                    return Explanation(name, seats={"who": [seat]})
        return Explanation("lands" if self._is_last() else "blocked")

    def decision(self) -> Explanation:
        places = self.places()
        if places.count(1) != 1:
            return Explanation("")
        if self.manches > 1:
            won = sorted(self.wins, reverse=True)
            numbers = {"won": won[0], "lost": won[1]}
            return Explanation("match", numbers=numbers, seats={"who": [places.index(1)]})
        complete = [self._completes(seat) for seat in range(self.seats)]
        return decide(self._points(), places, complete, int(self._find_majority()))

    def _find_majority(self) -> i64:
        """Return the seat with more lands than every other one, or `NOBODY` (JAR-37)."""
        owner: i64 = NOBODY
        most: i64 = 0
        for seat in range(self.seats):
            size: i64 = len(self.realms[seat].cards)
            if size >= most:
                owner = seat if size > most else NOBODY
                most = size
        return owner

    def _points(self) -> list[int]:
        """Return the points of the running manche."""
        owner = self._find_majority()
        scores: list[int] = []
        for seat in range(self.seats):
            points = score_figures(self.counts(seat))
            scores.append(int(points + BONUS if seat == owner else points))
        return scores

    def scores(self) -> list[int]:
        """Return the points, or the manches won of a match."""
        return self._points() if self.manches == 1 else list(self.wins)

    def places(self) -> list[int]:
        if self.manches > 1:
            return ranked([(-won,) for won in self.wins])
        complete = [self._completes(seat) for seat in range(self.seats)]
        return standing(self._points(), complete)


def _name_lines(names: list[str], lines: list[list[int]]) -> dict[str, list[int]]:
    return {names[i]: list(lines[i]) for i in range(len(names))}
