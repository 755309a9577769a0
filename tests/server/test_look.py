"""The look that a plugin's game brings."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from tablee.core.errors import GameError
from tablee.server import look
from tablee.wire.http import GameLook
from tests.support.example_packages import example_installed


def get(path: str) -> httpx.Response:
    """Return the response for a path."""

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=look.routes()))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
            return await http.get(path)

    return asyncio.run(run())


def test_a_plugin_brings_colors_and_drawings(tmp_path: Path) -> None:
    with example_installed("horns", tmp_path):
        brought = get("/api/games/horns/look").json()
        drawing = get("/api/games/horns/look/wide.svg")
        missing = get("/api/games/horns/look/wide-night.svg")
    assert brought["drawings"] == ["wide"]
    assert brought["day"]["ground"].startswith("#")
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert drawing.text.startswith("<svg")
    assert missing.status_code == 404


def test_our_games_and_unknown_ones_bring_none() -> None:
    assert look.look_of("parade") == look.look_of("nonsense") == GameLook([], {}, {})
    assert get("/api/games/parade/look/wide.svg").status_code == 404
    assert get("/api/games/parade/look/..%2f..%2fregistry.svg").status_code == 404


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
    with pytest.raises(GameError, match="bad_look") as refused:
        look.look_of("horns")
    assert refused.value.details["file"] == "horns.json"
    assert get("/api/games/horns/look/wide.svg").text == "<svg/>"
