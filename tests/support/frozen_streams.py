"""Tables and a schema whose bytes are pinned in `tests/frozen`.

`python -m tests.support.frozen_streams` writes the files again, from the root of the repository.
Do so only when the log, the wire or the replays are meant to change;
`tests/test_frozen.py` only compares.

A file holds streams. Each begins with a line that names it and has the number of its messages and
the digest of all of them. Indented lines follow with the short digests of ten messages each, after
the number of the first one; hyphens join them, so that none is taken for a misspelled word.
"""

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tablee.games import GAMES
from tablee.records import loads
from tests.support.recorded_table import Streams, golden_streams, replay_streams
from tests.support.schema_normal_form import schema_text
from tests.support.scripted_table import scripted_streams

FROZEN = Path(__file__).parents[1] / "frozen"
SCHEMA = FROZEN / "schema.json"
GOLDENS = sorted((Path(__file__).parents[1] / "goldens").glob("*/*.json"))
SCRIPTED_TABLES = [(slug, game.seats[end]) for slug, game in GAMES.items() for end in (0, -1)]
"""The games with the fewest and with the most seats."""
SHORT_DIGEST = 4
"""Length of the digest of a message: it only locates what the digest of the stream detects."""


class PinnedStream(NamedTuple):
    """Count and digests of a stream."""

    messages: int
    digest: str
    digests: list[str]


def pin(messages: list[bytes]) -> PinnedStream:
    whole = sha256(b"\n".join(messages)).hexdigest()
    return PinnedStream(
        len(messages), whole, [sha256(text).hexdigest()[:SHORT_DIGEST] for text in messages]
    )


def add_title(title: str, streams: Streams) -> Streams:
    return {f"{title} {name}": messages for name, messages in streams.items()}


def golden_title(path: Path) -> str:
    return f"golden={path.stem}"


def scripted_title(seats: int) -> str:
    return f"party={seats}"


def play_golden(path: Path) -> Streams:
    """Return all streams of a golden record."""
    record = loads(path.read_text(encoding="utf-8"))
    return add_title(golden_title(path), {**golden_streams(record), **replay_streams(record)})


def play_scripted(slug: str, seats: int) -> Streams:
    """Return all streams of a scripted table."""
    return add_title(scripted_title(seats), scripted_streams(slug, seats))


def frozen_file(slug: str) -> Path:
    return FROZEN / f"{slug}.txt"


def read_frozen(slug: str) -> dict[str, PinnedStream]:
    """Return the pinned streams of a game by title."""
    pinned: dict[str, PinnedStream] = {}
    digests: list[str] = []
    for line in frozen_file(slug).read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            digests += line.split("-")[1:]
        else:
            title, messages, whole = line.rsplit(" ", 2)
            digests = []
            pinned[title] = PinnedStream(int(messages[9:]), whole[7:], digests)
    return pinned


def frozen_text(streams: Streams) -> str:
    """Return the text of a file that pins these streams."""
    lines: list[str] = []
    for title, messages in streams.items():
        pinned = pin(messages)
        lines.append(f"{title} messages={pinned.messages} sha256={pinned.digest}")
        tens = range(0, len(messages), 10)
        lines += [" " + "-".join([f"{n}", *pinned.digests[n : n + 10]]) for n in tens]
    return "\n".join([*lines, ""])


def find_difference(streams: Streams, frozen: dict[str, PinnedStream]) -> str:
    """Return where streams first differ from the pinned ones, or an empty string."""
    for title in dict.fromkeys([*frozen, *streams]):
        if title not in frozen or title not in streams:
            return f"{title}: {'is not pinned' if title in streams else 'is gone'}"
        if pin(streams[title]) != frozen[title]:
            return f"{title}: {_find_first_difference(streams[title], frozen[title])}"
    return ""


def _find_first_difference(messages: list[bytes], frozen: PinnedStream) -> str:
    pinned = pin(messages)
    for number, digest in enumerate(pinned.digests):
        if number >= frozen.messages or digest != frozen.digests[number]:
            return f"message {number} of {frozen.messages} differs:\n{messages[number].decode()}"
    return f"{pinned.messages} messages instead of {frozen.messages}, the first are the same"


def main() -> None:
    """Write all files again."""
    FROZEN.mkdir(exist_ok=True)
    for slug in GAMES:
        streams: Streams = {}
        for path in GOLDENS:
            if path.parent.name == slug:
                streams |= play_golden(path)
        for game, seats in SCRIPTED_TABLES:
            if game == slug:
                streams |= play_scripted(slug, seats)
        frozen_file(slug).write_text(frozen_text(streams), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
