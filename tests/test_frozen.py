"""The log, the wire and the replays are what they were, to the byte.

`tests/support/frozen_streams.py` writes the frozen files.
"""

import copy
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tablee.games import GAMES
from tablee.table.events import LogLine
from tablee.wire.schema import schema
from tests.support.frozen_streams import (
    GOLDENS,
    SCHEMA,
    SCRIPTED_TABLES,
    PinnedStream,
    find_difference,
    golden_title,
    pin,
    play_golden,
    play_scripted,
    read_frozen,
    scripted_title,
)
from tests.support.recorded_table import Streams
from tests.support.schema_normal_form import Schema, SchemaNormalForm, roots, schema_text

pytestmark = pytest.mark.heavy


def frozen(slug: str, title: str) -> dict[str, PinnedStream]:
    """Return the pinned streams of one table."""
    found = read_frozen(slug).items()
    return {name: stream for name, stream in found if name.startswith(f"{title} ")}


def check(slug: str, title: str, streams: Streams) -> None:
    """Compare all streams of a table, and whether its log can be read."""
    found = find_difference(streams, frozen(slug, title))
    assert not found, f"{slug} {found}"
    for body in streams[f"{title} log"]:
        assert msgspec.json.encode(msgspec.json.decode(body, type=LogLine)) == body


@pytest.mark.parametrize("path", GOLDENS, ids=[path.stem for path in GOLDENS])
def test_a_golden_game_is_logged_told_and_filmed_as_it_was(path: Path) -> None:
    check(path.parent.name, golden_title(path), play_golden(path))


@pytest.mark.parametrize(("slug", "seats"), SCRIPTED_TABLES)
def test_a_table_with_people_is_logged_and_told_as_it_was(slug: str, seats: int) -> None:
    check(slug, scripted_title(seats), play_scripted(slug, seats))


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_is_pinned_that_is_not_compared(slug: str) -> None:
    goldens = {golden_title(path) for path in GOLDENS if path.parent.name == slug}
    parties = {scripted_title(seats) for game, seats in SCRIPTED_TABLES if game == slug}
    assert {title.split()[0] for title in read_frozen(slug)} == goldens | parties


def test_a_difference_names_the_stream_and_the_message() -> None:
    old = {"log": pin([b"one", b"two", b"three"])}
    assert not find_difference({"log": [b"one", b"two", b"three"]}, old)
    found = find_difference({"log": [b"one", b"zwei", b"three"]}, old)
    assert found == "log: message 1 of 3 differs:\nzwei"
    assert "2 messages instead of 3" in find_difference({"log": [b"one", b"two"]}, old)
    assert find_difference({}, old) == "log: is gone"
    assert find_difference({"new": []}, {}) == "new: is not pinned"


def test_the_schema_of_the_wire_says_what_it_said() -> None:
    assert schema_text() == SCHEMA.read_text(encoding="utf-8")


def normal_form(found: Schema, roots: list[str]) -> str:
    return json.dumps(SchemaNormalForm(found, roots).normal_form())


def rename(name: str) -> str:
    """Another name, so that names come in another order."""
    return f"New{name[::-1]}"


def rename_all(found: object) -> object:
    """A schema with other names and docstrings, and with all alternatives in reverse."""
    if isinstance(found, str) and found.startswith("#/$defs/"):
        return f"#/$defs/{rename(found.removeprefix('#/$defs/'))}"
    if isinstance(found, list):
        return [rename_all(one) for one in found]
    if not isinstance(found, dict):
        return found
    changed = {key: rename_all(value) for key, value in found.items()}
    if "anyOf" in found:
        changed["anyOf"] = rename_all(found["anyOf"][::-1])
    if isinstance(found.get("title"), str):
        changed |= {"title": rename(found["title"]), "description": "Otherwise"}
    return changed


def test_the_names_of_definitions_do_not_matter_to_the_pinned_schema() -> None:
    parts = schema()["$defs"]
    assert isinstance(parts, dict)
    others: Schema = {"$defs": {rename(name): rename_all(parts[name]) for name in reversed(parts)}}
    found = normal_form(others, [rename(name) for name in roots()])
    assert found == normal_form(schema(), roots())
    assert not [name for name in parts if f'"{name}"' in found]


def test_every_definition_is_reached_in_the_pinned_schema() -> None:
    parts, written = schema()["$defs"], SchemaNormalForm(schema(), roots()).normal_form()["$defs"]
    assert isinstance(parts, dict)
    assert isinstance(written, dict)
    met = str(schema())
    assert len(written) == sum(f"'#/$defs/{name}'" in met for name in parts)
    assert all(name in roots() for name in parts if f"'#/$defs/{name}'" not in met)


Part = dict[str, dict[str, object]]


def rename_property(part: Part) -> None:
    part["properties"]["other"] = part["properties"].pop("table")


def rename_tag(part: Part) -> None:
    part["properties"]["type"] = {"enum": ["other"]}


def change_type(part: Part) -> None:
    part["properties"]["version"] = {"type": "string"}


def change_constraint(part: Part) -> None:
    part["properties"]["table"] = {"type": "string", "pattern": ".*"}


def require_less(part: dict[str, object]) -> None:
    part["required"] = []


@pytest.mark.parametrize(
    "change", [rename_property, rename_tag, change_type, change_constraint, require_less]
)
def test_what_a_message_says_matters_to_the_pinned_schema(
    change: Callable[[object], None],
) -> None:
    found = copy.deepcopy(schema())
    parts = found["$defs"]
    assert isinstance(parts, dict)
    watch = parts["Request"]["discriminator"]["mapping"]["watch"].removeprefix("#/$defs/")
    change(parts[watch])
    assert normal_form(found, roots()) != normal_form(schema(), roots())


def test_a_tag_that_is_mapped_matters_to_the_pinned_schema() -> None:
    found = copy.deepcopy(schema())
    parts = found["$defs"]
    assert isinstance(parts, dict)
    mapping = parts["Request"]["discriminator"]["mapping"]
    mapping["other"] = mapping.pop("watch")
    assert normal_form(found, roots()) != normal_form(schema(), roots())
