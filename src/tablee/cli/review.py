"""`tablee review`: what each decision of a recorded game cost, and what luck did."""

import argparse
import asyncio

from msgspec import to_builtins

from tablee.cli.output import has_screen, show_json, warn_if_pure
from tablee.cli.play import choose_name
from tablee.cli.progress import make_progress
from tablee.cli.replay import find_seat
from tablee.core.errors import GameError
from tablee.i18n import Catalog
from tablee.records import Record, load
from tablee.review.report import Review, ReviewStatus
from tablee.table.continuation import Continuation
from tablee.terminal.line_input import LineInput
from tablee.terminal.review import go_through, make_review
from tablee.terminal.run import play_on


def run(choices: argparse.Namespace, texts: Catalog) -> None:
    """Review a record, or play on from one of its moments."""
    record = load(choices.file)
    seat = _choose_seat(record, choices.seat)
    warn_if_pure(texts)
    if choices.play_from is not None:
        _play_on(record, seat, choices, texts)
        return
    review = _make_review(record, seat, texts)
    if choices.json:
        show_json(to_builtins(review))
        return
    asyncio.run(_show(record, review, texts, choices.file))


async def _show(record: Record, review: Review, texts: Catalog, file: str) -> None:
    is_asked = has_screen()
    lines = LineInput(0) if is_asked else None
    await go_through(record, review, texts, file=file, lines=lines)


def _make_review(record: Record, seat: int, texts: Catalog) -> Review:
    with make_progress() as progress:
        task = progress.add_task(texts.text("cli-reviewing"), total=None)

        def show(status: ReviewStatus) -> None:
            progress.update(task, completed=status.done, total=status.total)

        return make_review(record, seat, show)


def _choose_seat(record: Record, wanted: str | None) -> int:
    """Return the seat that was asked for, or the first that a person had."""
    if wanted is not None:
        seat = find_seat(record, wanted)
        return 0 if seat is None else seat
    people = [seat for seat, player in enumerate(record.seats) if not player.bot]
    return people[0] if people else 0


def _play_on(record: Record, seat: int, choices: argparse.Namespace, texts: Catalog) -> None:
    number = choices.play_from
    if not number.isdecimal():
        raise GameError("no_such_moment", event=number)
    plain = choices.plain or not has_screen()
    moment = Continuation(record, seat, int(number) - 1)
    play_on(moment, texts, name=choose_name(texts, choices.name), level=choices.level, plain=plain)
