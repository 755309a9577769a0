"""Score sheet of High Society and Animalement Vôtre: sixteen different cards."""

from tablee.core.setup import Setup
from tablee.games.auction import Auction
from tablee.games.auction.rules import (
    END_MARKERS,
    HALVES,
    LOSS_BY_DEBT,
    MONEY,
    POSSESSIONS,
    standing,
    status,
)
from tablee.score.scoring import Manche, Question, ScoreStanding, Scoring, describe_ending, refusal

MARKERS = int(END_MARKERS) - 1
"""End markers that were sold: the last one ends the game unsold (HIS-17)."""
RICHES = range(1, int(POSSESSIONS) + 1)


class AuctionScoring(Scoring):
    """One game on one sheet; whoever has the least money is out."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.values = {
            "possessions": range(sum(RICHES) + 1),
            "debt": (0, -int(LOSS_BY_DEBT)),
            "titles": range(MARKERS + 1),
            "scandal": (0, 1),
            "money": range(sum(MONEY) + 1),
        }

    def check_together(self, manche: Manche) -> None:
        """Check that no card is owned twice, and that three end markers were sold."""
        if not _can_be_shared(manche["possessions"]):
            raise refusal("score_possessions", Question("possessions", 0), expected=RICHES[-1])
        self.check_sum(manche, "debt", (0, -int(LOSS_BY_DEBT)))
        self.check_sum(manche, "scandal", (0, 1))
        self.check_sum(manche, "titles", (MARKERS - self.amount(manche, "scandal"),))

    def standing(self, manches: list[Manche]) -> ScoreStanding:
        """Rank by status those who are not out; the edition says what a full tie is."""
        if not manches:
            return ScoreStanding([0 for _ in self.seats], [1 for _ in self.seats])
        sheet = manches[-1]
        points = [one / HALVES if one % HALVES else one // HALVES for one in status(sheet)]
        places = standing(sheet)
        table = self.setup.start()
        assert isinstance(table, Auction)
        end = describe_ending(places)
        out = tuple(seat for seat in self.seats if sheet["money"][seat] == min(sheet["money"]))
        return ScoreStanding(points, places, table.tie if end == "shared" else end, out)


def _can_be_shared(sums: list[int]) -> bool:
    """Return whether cards worth 1 to 10 can be divided into these sums."""
    left = {tuple(sums)}
    for card in reversed(RICHES):
        taken = {
            (*rest[:seat], rest[seat] - card, *rest[seat + 1 :])
            for rest in left
            for seat in range(len(rest))
            if rest[seat] >= card
        }
        left = {tuple(sorted(rest)) for rest in left | taken}
    return tuple(0 for _ in sums) in left
