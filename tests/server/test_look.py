"""The look that a plugin's game brings."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tablee.server import look
from tablee.wire.http import GameLook
from tests.support.example_packages import example_installed
from tests.support.in_memory_server import memory_server


def get(folder: Path, *paths: str) -> list[httpx.Response]:
    """Return the responses of a server for some paths."""

    async def run() -> list[httpx.Response]:
        async with memory_server(folder) as server, server.http() as http:
            return [await http.get(path) for path in paths]

    return asyncio.run(run())


def test_a_plugin_brings_colors_and_drawings(tmp_path: Path) -> None:
    base = "/api/games/horns/look"
    with example_installed("horns", tmp_path):
        found = get(tmp_path, base, f"{base}/wide.svg", f"{base}/wide-night.svg")
    brought, drawing, missing = found
    assert brought.json()["drawings"] == ["wide"]
    assert brought.json()["day"]["ground"].startswith("#")
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert drawing.text.startswith("<svg")
    assert missing.status_code == 404


def test_our_games_and_unknown_ones_bring_none(tmp_path: Path) -> None:
    assert look.look_of("parade") == look.look_of("nonsense") == GameLook([], {}, {})
    paths = ("wide.svg", "..%2f..%2fregistry.svg")
    for answer in get(tmp_path, *(f"/api/games/parade/look/{path}" for path in paths)):
        assert answer.status_code == 404


@pytest.mark.parametrize(
    "colors",
    ["{", "[]", '{"dusk": {}}', '{"day": {"ground": "green"}}', '{"day": {"ground": 5}}', "\xff"],
)
def test_colors_that_cannot_be_read_are_said_and_spare_the_drawings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, colors: str
) -> None:
    (tmp_path / "horns.json").write_bytes(colors.encode("latin-1"))
    (tmp_path / "horns.wide.svg").write_text("<svg/>")
    monkeypatch.setattr(look, "_files_of", lambda slug: tmp_path)
    base = "/api/games/horns/look"
    refused, drawing = get(tmp_path, base, f"{base}/wide.svg")
    assert (refused.status_code, refused.json()["code"]) == (500, "bad_look")
    assert refused.json()["details"]["file"] == "horns.json"
    assert drawing.text == "<svg/>"
