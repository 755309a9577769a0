"""Games to be watched again. They are played anew beside everything else, and nothing is kept."""

import gzip

import msgspec

from tablee.core.errors import GameError
from tablee.records import loads
from tablee.table.film import film

LONGEST = 2**18
"""The length in bytes above which a record is not read: more than the longest game takes."""
_QUICKLY = 5


def filmed(text: bytes, viewer: int | None) -> bytes:
    """A film of a record as JSON, packed with gzip: it says much the same again and again.

    Raises:
        GameError: whatever is wrong with the record.
    """
    found = film(loads(text), viewer)
    return gzip.compress(msgspec.json.encode(found), _QUICKLY, mtime=0)


def viewer_from(text: str | None) -> int | None:
    """Whose eyes are asked for: a seat, -1 for somebody who watches, nothing to see all cards.

    Raises:
        GameError: `no_such_seat`.
    """
    if not text:
        return None
    if len(text) > len("-1") or not text.removeprefix("-").isdecimal():
        raise GameError("no_such_seat", seat=text)
    return int(text)
