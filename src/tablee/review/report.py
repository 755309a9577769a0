"""The review of a finished game for one seat, as doors are given it and databases keep it."""

from msgspec import Struct

from tablee.core.game import OptionValue
from tablee.table.messages import Choice, ExpectedValue, LogMessage

MISTAKE = "mistake"
"""The verdict on a move that is worse than another one beyond doubt."""
UNCLEAR = "unclear"
"""The verdict on a move that may be worse than another one."""
FINE = "fine"
"""The verdict on a move to which nothing better is known."""
FORCED = "forced"
"""The verdict on the only legal move."""

DEAL, OWN, OTHERS, COUNT = "deal", "own", "others", "count"
"""Causes of a point of the curve: luck, an own choice, the others, or the end of a manche."""


class ReviewedMove(Struct):
    """A move that could be made, and what the search expected of it."""

    move: str
    place: ExpectedValue
    score: ExpectedValue
    reasons: list[LogMessage] = []
    """Why the move looks good, or what speaks against it, as sentences."""


class ExpectedMove(Struct):
    """A move of the line that the search expects after the best move."""

    seat: int
    move: str


class ReviewQuestion(Struct):
    """Question put to a seat at a moment, so that it can be asked again."""

    prompt: LogMessage
    choices: list[Choice]
    """The legal moves as at a live table, some of which go on, with previews."""
    moves: list[str] = []
    """All whole moves, if some go on; none of them if they are too many."""


class ReviewMoment(Struct, kw_only=True):
    """An own decision: what was played, what the search would have played, and what that cost."""

    event: int
    """Index of the move among the events of the record, from 0."""
    version: int
    """Version of the film (`/film`) whose table is that of this moment, before the move."""
    verdict: str
    """`mistake`, `unclear`, `fine` or `forced`."""
    sure: LogMessage
    """In words, how sure the verdict is."""
    legal: int
    """Number of legal moves that were compared or could have been, at least 1."""
    played: ReviewedMove
    best: ReviewedMove
    """The best move that was found; `played` again where nothing better was."""
    cost: ExpectedValue
    """Expected places that the move played gave away against the best, 0 or more if it is worse."""
    cost_score: ExpectedValue
    """Expected points that it gave away; below 0 if it scores better and yet leads to less."""
    cost_reward: ExpectedValue
    """Reward that it gave away, from 0 to 1, as the search has it; verdicts are by this."""
    line: list[ExpectedMove] = []
    """How the search expects the game to go on after the best move; for the costliest only."""
    others: list[ReviewedMove] = []
    """The other moves that were compared, the best first; for the costliest only."""
    question: ReviewQuestion | None = None
    """The question of that moment; for the costliest only."""


class CurvePoint(Struct, kw_only=True):
    """The expected place after some events, as the seat could see it then."""

    event: int
    """Number of events before this point: 0 is before the first deal."""
    version: int
    """Version of the film whose table is that of this point."""
    place: ExpectedValue
    cause: str
    """Cause of the change since the last point: deal, own, others, or count after a manche."""
    jump: bool = False
    """The change is beyond doubt, and one of the greatest of the game."""


class ReviewBalance(Struct, kw_only=True):
    """Changes of the expected place from the first to the last point, by cause, in places.

    A positive number is good for the seat: so many places were won. The parts add up.
    """

    luck: ExpectedValue
    """By deals and draws."""
    choices: ExpectedValue
    """By own decisions, against how the search itself goes on; positive where they were better."""
    others: ExpectedValue
    """By the others' choices, and by the luck of the cards that they had or drew unseen."""
    total: ExpectedValue
    """All together."""


class ExpertAgreement(Struct):
    """In how many decisions an expert's search saw nothing better, with a 95 % interval."""

    same: int
    of: int
    low: float
    high: float


class Review(Struct, kw_only=True):
    """The review of a finished game for one seat."""

    format: str = "tablee-review/1"
    game: str
    rules: int
    options: dict[str, OptionValue]
    seats: list[str]
    """Names of the players."""
    seat: int
    """Whose decisions are reviewed."""
    manches: bool
    """The game has several manches: places and scores are expected at the end of the manche."""
    moments: list[ReviewMoment]
    """All decisions of the seat, in their order."""
    curve: list[CurvePoint]
    balance: ReviewBalance
    costliest: list[int]
    """Indices of up to three `moments`, the costliest first: mistakes, then unclear ones."""
    agreement: ExpertAgreement | None
    """None where there are too few decisions to say."""
    sure: LogMessage
    """In words, how sure the review is as a whole."""
    iterations: int
    """Playouts and iterations of searches."""
    seconds: float
    """Time that they took."""


class ReviewStatus(Struct):
    """How far a review is: `done` of `total` parts, and the review once it is there."""

    done: int
    total: int
    review: Review | None = None
