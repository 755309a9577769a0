"""A review in plain lines: the curve, luck and choices, and the costliest decisions."""

from collections.abc import Iterator

from tablee.core.zones import NOBODY
from tablee.i18n import Catalog
from tablee.records import Record
from tablee.review.report import (
    UNCLEAR,
    CurvePoint,
    Review,
    ReviewedMove,
    ReviewMoment,
)
from tablee.table.messages import ExpectedValue
from tablee.terminal.labels import Labels
from tablee.terminal.replay_model import ReplayModel
from tablee.terminal.table_summary import summarize

GRAPH_WIDTH = 60
ROWS_PER_PLACE = 2
MAX_CHOICES = 20
"""Legal moves that are listed."""
MIN_CHANGE = 0.05
"""Places below which nothing is said to have changed."""
DOUBT = 2.0
"""Standard errors on either side of a value that is shown: 95 %."""


class ReviewLines:
    """Texts of one review, in one language."""

    def __init__(self, record: Record, review: Review, texts: Catalog) -> None:
        self.review = review
        self.model = ReplayModel(record)
        self.model.look_as(review.seat)
        self.labels = Labels(texts, self.model.mirror)
        self._record = record

    def say(self, key: str, **details: object) -> str:
        """Format a message of reviews in the terminal."""
        return self.labels.say(f"review-{key}", **details)

    def describe_game(self) -> Iterator[str]:
        """Yield the review as a whole: the curve, its jumps, and what changed it."""
        review = self.review
        name = self.labels.names[review.seat]
        yield self.say("title", game=self.labels.title, who=name)
        yield self.labels.narrator.say(review.sure)
        yield ""
        yield self.say("curve", manches=int(review.manches))
        yield from draw_graph(review.curve, len(review.seats))
        yield from self._describe_jumps()
        yield ""
        yield from self._describe_balance()
        yield from self._describe_agreement()
        playouts = self.labels.texts.figures(f"{review.iterations:,}")
        yield self.say("cost", iterations=playouts, seconds=self._figure(review.seconds))

    def _describe_jumps(self) -> Iterator[str]:
        before = None
        for point in self.review.curve:
            if point.jump and before is not None:
                yield self.say(
                    "jump",
                    number=point.event,
                    cause=point.cause,
                    before=self._figure(before.place.mean),
                    after=self._figure(point.place.mean),
                    what=self._describe_event(point),
                )
            before = point

    def _describe_event(self, point: CurvePoint) -> str:
        """Return what happened in the last event before a point."""
        self.model.go_to(point.event)
        lines = self.labels.describe_entry(self.model.mirror.snapshot.log[-1])
        return lines[0] if lines else ""

    def _describe_balance(self) -> Iterator[str]:
        balance = self.review.balance
        for part in ("luck", "choices", "others"):
            value: ExpectedValue = getattr(balance, part)
            doubt = DOUBT * (value.error or 0.0)
            is_clear = abs(value.mean) > max(doubt, MIN_CHANGE)
            sign = "none" if not is_clear else "good" if value.mean > 0 else "bad"
            yield self.say(
                part, sign=sign, by=self._figure(abs(value.mean)), doubt=self._figure(doubt)
            )

    def _describe_agreement(self) -> Iterator[str]:
        agreement = self.review.agreement
        if agreement is None:
            yield self.say("agreement-none")
            return
        percents = [round(100 * part) for part in (agreement.low, agreement.high)]
        yield self.say(
            "agreement",
            same=agreement.same,
            of=agreement.of,
            percent=round(100 * agreement.same / agreement.of),
            low=percents[0],
            high=percents[1],
        )

    def describe_position(self, number: int, moment: ReviewMoment) -> Iterator[str]:
        """Yield the table of a moment as the seat saw it, and the question."""
        self.model.go_to(moment.event)
        yield ""
        yield self.say(
            "moment", number=number, of=len(self.review.costliest), event=moment.event + 1
        )
        log = self.labels.describe_log()
        yield from log[-1:]
        yield from summarize(self.labels)
        yield from self._describe_own_cards()
        yield self.say("question")
        for place, move in enumerate(self.list_moves(moment), start=1):
            yield f"{place:>3}. {self.labels.narrator.move(move)} [{move}]"

    def _describe_own_cards(self) -> Iterator[str]:
        for zone in self.model.mirror.snapshot.zones:
            if zone.owner == self.review.seat != NOBODY and zone.cards:
                yield self.labels.describe_zone(zone)

    def list_moves(self, moment: ReviewMoment) -> list[str]:
        """Return the legal moves, or those that were compared where there are too many."""
        question = moment.question
        moves = []
        if question is not None:
            moves = question.moves or [choice.move for choice in question.choices]
        moves = _drop_same(moves)
        if len(moves) <= MAX_CHOICES:
            return moves
        compared = [moment.played.move, moment.best.move, *[move.move for move in moment.others]]
        return sorted(_drop_same(compared))

    def describe_answer(self, moment: ReviewMoment, answer: str | None) -> Iterator[str]:
        """Yield what a person's answer is worth, what was played, and why another is better."""
        if answer is not None:
            yield self._judge(moment, answer)
        yield self.say("played", move=self._move(moment.played), value=self._value(moment.played))
        yield self.say("best", move=self._move(moment.best), value=self._value(moment.best))
        unclear = int(moment.verdict == UNCLEAR)
        yield self.say("loss", unclear=unclear, amount=self._describe_cost(moment))
        yield self.labels.narrator.say(moment.sure)
        reasons = [*moment.best.reasons, *moment.played.reasons]
        for key, move in (("for", moment.best), ("against", moment.played)):
            for reason in move.reasons:
                yield self.say(key, move=self._move(move), why=self.labels.narrator.say(reason))
        if not reasons:
            yield self.say("no-reason")
        line = [
            self.say(
                "line-move",
                who=self.labels.names[step.seat],
                move=_uncapitalize(self.labels.narrator.move(step.move)),
            )
            for step in moment.line
        ]
        if line:
            yield self.say("line", moves=", ".join(line))

    def _describe_cost(self, moment: ReviewMoment) -> str:
        """Return what a move gave away: the place or points, whichever are beyond doubt."""
        place, score = moment.cost, moment.cost_score
        is_place, is_score = _is_clear(place), _is_clear(score)
        kind = "little"
        if is_place and is_score:
            kind = "both" if score.mean > 0 else "despite"
        elif is_place or moment.verdict == UNCLEAR:
            kind = "place"
        elif is_score and score.mean > 0:
            kind = "points"
        return self.say(
            "amount",
            kind=kind,
            by=self._figure(max(0.0, place.mean)),
            doubt=self._figure(DOUBT * (place.error or 0.0)),
            points=self._points(abs(score.mean)),
            wide=self._figure(DOUBT * (score.error or 0.0)),
        )

    def _judge(self, moment: ReviewMoment, answer: str) -> str:
        if _is_same(answer, moment.best.move):
            return self.say("answer", answer="best", value="")
        if _is_same(answer, moment.played.move):
            return self.say("answer", answer="played", value="")
        for move in moment.others:
            if _is_same(answer, move.move):
                return self.say("answer", answer="other", value=self._value(move))
        return self.say("answer", answer="unknown", value="")

    def _move(self, move: ReviewedMove) -> str:
        return self.labels.narrator.move(move.move)

    def _value(self, move: ReviewedMove) -> str:
        return self.say(
            "value",
            place=self._figure(move.place.mean),
            doubt=self._figure(DOUBT * (move.place.error or 0.0)),
            points=self._points(move.score.mean),
        )

    def _points(self, value: float) -> str:
        return self.say("points", points=self._figure(value), size=round(abs(value), 1))

    def _figure(self, value: float) -> str:
        return self.labels.texts.figures(f"{value:.1f}")


def _is_clear(value: ExpectedValue) -> bool:
    return abs(value.mean) > DOUBT * (value.error or 0.0)


def _is_same(one: str, other: str) -> bool:
    """Return whether two moves have the same words; its cards may be named in any order."""
    return _sort_words(one) == _sort_words(other)


def _sort_words(move: str) -> tuple[str, ...]:
    first, *rest = move.split()
    return first, *sorted(rest)


def _drop_same(moves: list[str]) -> list[str]:
    """Keep the first of the moves that differ in the order of their words only."""
    kept: dict[tuple[str, ...], str] = {}
    for move in moves:
        kept.setdefault(_sort_words(move), move)
    return list(kept.values())


def _uncapitalize(text: str) -> str:
    return text[:1].lower() + text[1:]


def draw_graph(curve: list[CurvePoint], seats: int) -> Iterator[str]:
    """Yield the rows of a graph of the expected place: the first place at the top."""
    width = min(GRAPH_WIDTH, len(curve))
    last = len(curve) - 1
    picks = [curve[round(i * last / max(1, width - 1))] for i in range(width)]
    rows = [round((point.place.mean - 1) * ROWS_PER_PLACE) for point in picks]
    for row in range((seats - 1) * ROWS_PER_PLACE + 1):
        is_place = row % ROWS_PER_PLACE == 0
        label = f"{row // ROWS_PER_PLACE + 1:>3} ┤" if is_place else "    │"
        marks = "".join("●" if each == row else " " for each in rows)
        yield f"{label}{marks}".rstrip()
