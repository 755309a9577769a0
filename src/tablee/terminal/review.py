"""Going through a review in plain lines, with an answer to each question if a person types one."""

from collections.abc import Callable

from tablee.core.errors import GameError
from tablee.core.notation import parse_move
from tablee.i18n import Catalog
from tablee.records import Record
from tablee.review.build import review_game
from tablee.review.report import Review, ReviewMoment, ReviewStatus
from tablee.terminal.line_input import LineInput
from tablee.terminal.review_lines import ReviewLines


def make_review(record: Record, seat: int, progress: Callable[[ReviewStatus], None]) -> Review:
    """Review a game here and now, telling how far it is.

    Raises:
        GameError: as `review_game`.
    """
    review = None
    for status in review_game(record, seat):
        progress(status)
        review = status.review
    assert review is not None, "the last status has the review"
    return review


async def go_through(
    record: Record, review: Review, texts: Catalog, *, file: str, lines: LineInput | None
) -> None:
    """Print a review; with `lines`, each costly decision is first a question.

    Args:
        record: the record that was reviewed.
        review: its review.
        texts: the messages of the language.
        file: the name of the file, to play on from.
        lines: where answers come from.
    """
    told = ReviewLines(record, review, texts)
    print("\n".join(told.describe_game()), flush=True)
    for number, index in enumerate(review.costliest, start=1):
        moment = review.moments[index]
        print("\n".join(told.describe_position(number, moment)), flush=True)
        answer = await _ask(told, moment, lines) if lines else None
        print("\n".join(told.describe_answer(moment, answer)), flush=True)
        print(told.say("play-on", file=file, event=moment.event + 1), flush=True)
    if not review.costliest:
        print(told.say("nothing"), flush=True)


async def _ask(told: ReviewLines, moment: ReviewMoment, lines: LineInput) -> str | None:
    """Return the move that a person answers; `None` if they want to see the answer."""
    moves = told.list_moves(moment)
    while True:
        print("> ", end="", flush=True)
        line = await lines.next()
        if not line:
            return None
        if line.isdecimal() and 1 <= int(line) <= len(moves):
            return moves[int(line) - 1]
        try:
            return parse_move(told.model.steps[moment.event].before, line).move
        except GameError as error:
            print(told.labels.describe_error(error), flush=True)
