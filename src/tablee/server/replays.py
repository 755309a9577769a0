"""Replays of finished games, rendered in worker processes and never stored."""

import gzip

import msgspec

from tablee.core.errors import GameError
from tablee.records import loads
from tablee.table.replay_view import build_replay

MAX_RECORD = 2**18
"""Bytes of an uploaded record; the longest game takes less."""
_GZIP_LEVEL = 5


def render_replay(text: bytes, viewer: int | None) -> bytes:
    """Render the replay of a record as JSON, gzipped because it is repetitive.

    Raises:
        GameError: the record is not valid.
    """
    replay = build_replay(loads(text), viewer)
    return gzip.compress(msgspec.json.encode(replay), _GZIP_LEVEL, mtime=0)


def parse_viewer(text: str | None) -> int | None:
    """Parse the viewer of a replay: a seat, -1 for a spectator, nothing for all cards.

    Raises:
        GameError: `no_such_seat`.
    """
    if not text:
        return None
    if len(text) > len("-1") or not text.removeprefix("-").isdecimal():
        raise GameError("no_such_seat", seat=text)
    return int(text)
