"""The opening of a table, as its log keeps it."""

from msgspec import UNSET
from msgspec.structs import replace

from tablee.bots.levels import LEVELS
from tablee.core.game import PRESET
from tablee.core.setup import Setup
from tablee.lessons import read_lesson
from tablee.registry import find
from tablee.table.commands import AnyCommand, Begin, Invite, Opening, Sit


def resolve_preset(opening: Opening) -> Opening:
    """Return the opening with the options of its preset written out, since a log is for ever.

    Raises:
        GameError: as `Setup`.
    """
    if PRESET not in opening.options:
        return opening
    setup = Setup(find(opening.game), opening.seats, opening.options)
    return replace(opening, options=setup.options)


def allow_reactions(opening: Opening, seconds: float) -> Opening:
    """Return the opening with this time to react, unless it names one itself."""
    if opening.clock.reaction is not UNSET:
        return opening
    return replace(opening, clock=replace(opening.clock, reaction=seconds))


def plan_lesson(
    slug: str, name: str, picture: int | None = None
) -> tuple[Opening, list[AnyCommand]]:
    """Return the opening of a table for a lesson, and the host's first commands there.

    Raises:
        GameError: `unknown_game`, `no_lesson`, `bad_lesson`.
    """
    lesson = read_lesson(find(slug).slug)
    beginner = next(iter(LEVELS))
    others = [seat for seat in range(lesson.seats) if seat != lesson.learner]
    commands: list[AnyCommand] = [Sit(name, seat=lesson.learner, picture=picture)]
    commands += [Invite(seat, beginner) for seat in others]
    return Opening(slug, lesson.seats, lesson.options), [*commands, Begin(lesson=True)]
