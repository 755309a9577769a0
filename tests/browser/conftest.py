"""A server and a browser, used only by what a person can see and click."""

from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browser_binary import launch_chromium
from tests.server.test_run import serving

TIMEOUT_MS = 30_000
SETTINGS = """\
pace = 0.0
reaction = 1.0
openings_per_minute = 1000
guests_per_minute = 1000
films_per_minute = 1000
"""
"""No delays where a delay is not what is tested, and no rate limits."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Visit = Callable[..., Page]
expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests of this process."""
    with launch_chromium() as launched:
        yield launched


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The settings file of servers."""
    file = tmp_path_factory.mktemp("settings") / "settings.toml"
    file.write_text(SETTINGS)
    return file


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, settings: Path) -> Iterator[str]:
    """The address of a server."""
    with serving(tmp_path_factory.mktemp("site"), "--settings", str(settings)) as (_, address):
        yield address


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Open pages, each in a browser context of its own.

    Fails on any script error, and on any request to another host.
    """
    contexts = []
    faults: list[str] = []

    def come(path: str = "/", *, locale: str = "en-US", **how: object) -> Page:
        how = {"base_url": site, "locale": locale, "reduced_motion": "reduce", **how}
        context = browser.new_context(**how)  # type: ignore[arg-type]
        context.set_default_timeout(TIMEOUT_MS)
        contexts.append(context)
        host = urlsplit(str(how["base_url"])).netloc

        def look(address: str) -> None:
            if urlsplit(address).netloc not in {host, ""}:
                faults.append(f"a request to {address}")

        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: look(request.url))
        page.on("websocket", lambda socket: look(socket.url))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []
