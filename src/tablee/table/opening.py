"""The opening of a table, as its log keeps it."""

from msgspec.structs import replace

from tablee.core.game import PRESET
from tablee.core.setup import Setup
from tablee.registry import find
from tablee.table.commands import Opening


def resolve_preset(opening: Opening) -> Opening:
    """Return the opening with the options of its preset written out, since a log is for ever.

    Raises:
        GameError: as `Setup`.
    """
    if PRESET not in opening.options:
        return opening
    setup = Setup(find(opening.game), opening.seats, opening.options)
    return replace(opening, options=setup.options)
