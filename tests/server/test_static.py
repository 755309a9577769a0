"""The web client and the pages of rules."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from tablee.games import GAMES
from tablee.i18n import LANGUAGES
from tablee.server import static
from tests.support.in_memory_server import memory_server


def get(folder: Path, path: str) -> httpx.Response:
    """Return the response for a path of a client built into a folder."""

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(Starlette(routes=static.routes(folder)))
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as http:
            return await http.get(path)

    return asyncio.run(run())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return the folder of a minimal client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("0")
    (tmp_path / "index.html").write_text("<title>Tablée</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    return tmp_path


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/parade", "/replay", "/replay/abc/1"])
def test_every_address_of_the_client_is_the_same_page(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.text == "<title>Tablée</title>"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_whose_names_change_are_kept_for_ever(built: Path) -> None:
    assert "immutable" in get(built, "/assets/main-1a2b.js").headers["cache-control"]
    assert get(built, "/icon.svg").headers["content-type"] == "image/svg+xml"


def test_large_files_are_compressed(built: Path) -> None:
    (built / "assets" / "large-3c4d.js").write_text("0;" * static.MIN_GZIP_BYTES)
    answer = get(built, "/assets/large-3c4d.js")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "0;" * static.MIN_GZIP_BYTES
    assert "content-encoding" not in get(built, "/assets/main-1a2b.js").headers


@pytest.mark.parametrize("path", ["/nowhere", "/assets/none.js", "/assets/../index.html", "/t"])
def test_nothing_else_is_found(built: Path, path: str) -> None:
    assert get(built, path).status_code == 404


def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    answer = get(tmp_path / "nothing", "/")
    assert answer.status_code == 503
    assert "not built" in answer.text


async def test_the_rules_of_every_game_are_a_page_with_an_anchor_for_each_ruling(
    tmp_path: Path,
) -> None:
    async with memory_server(tmp_path) as server, server.http() as http:
        for slug in GAMES:
            for language in LANGUAGES:
                answer = await http.get(f"/api/rules/{slug}/{language}")
                assert answer.status_code == 200
                assert "<h1>" in answer.text
        assert '<a id="PAR-4"></a>' in (await http.get("/api/rules/parade/fr")).text


@pytest.mark.parametrize(("path", "code"), [("parade/de", "no_page"), ("chess/fr", "no_page")])
async def test_rules_that_are_not_there_are_not_found(tmp_path: Path, path: str, code: str) -> None:
    async with memory_server(tmp_path) as server, server.http() as http:
        answer = await http.get(f"/api/rules/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, code)
