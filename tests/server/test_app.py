"""Headers of every response."""

from pathlib import Path

import pytest

from tablee.server.app import HEADERS, STRICT_TRANSPORT
from tablee.server.health import FRESH_SECONDS
from tests.support.in_memory_server import memory_server


async def test_every_answer_carries_what_keeps_pages_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with memory_server(tmp_path) as server, server.http() as http:
        answers = [
            await http.get("/api/games"),
            await http.get("/api/tables"),
            await http.get("/api/me"),
            await http.get("/nowhere"),
            await http.delete("/api/games"),
            await http.post("/api/tables", content="{"),
            await http.post("/api/me", headers={"origin": "http://elsewhere"}),
            await http.get("/api/tables/none/records/1"),
            await http.get("/health"),
        ]

        async def broken() -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(server.store, "health", broken)
        server.skipped += FRESH_SECONDS
        answers.append(await http.get("/health"))
    statuses = {answer.status_code for answer in answers}
    assert statuses >= {200, 400, 401, 403, 404, 405, 500}
    for answer in answers:
        assert HEADERS.items() <= dict(answer.headers).items()
        is_api = answer.url.path.startswith("/api/")
        assert answer.headers.get("cache-control") == ("no-store" if is_api else None)


def test_no_page_of_ours_runs_scripts_that_stand_in_it() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert HEADERS["referrer-policy"] == "no-referrer"


async def test_browsers_that_came_by_tls_come_by_nothing_else(tmp_path: Path) -> None:
    async with memory_server(tmp_path) as server, server.http() as http:
        plain = await http.get("/nowhere")
        assert "strict-transport-security" not in plain.headers
        secret = await http.get("https://house/nowhere")
        assert secret.headers["strict-transport-security"] == STRICT_TRANSPORT
