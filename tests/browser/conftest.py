"""A real server and a real browser, used only by what a person can see and click."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.test_run import serving

ROOT = Path(__file__).parents[2]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 30_000
Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of the system, or else the one that the web client's checks bring along."""
    own = next((found for name in SYSTEM if (found := shutil.which(name))), None)
    path, libraries = (own, "") if own else _fetched()
    environment: dict[str, str | float | bool] = {**os.environ}
    if libraries:
        environment["LD_LIBRARY_PATH"] = libraries
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"], env=environment
        )
        yield launched
        launched.close()


def _fetched() -> tuple[str, str]:
    command = ["node", str(ROOT / "web" / "scripts" / "chromium.mjs")]
    found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return found["path"], found["libraries"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server is that does not make anybody wait."""
    folder = tmp_path_factory.mktemp("site")
    settings = folder / "settings.toml"
    settings.write_text("pace = 0.0\nopenings_per_minute = 1000\n")
    with serving(folder, "--settings", str(settings)) as (_, address):
        yield address


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Somebody with a browser of their own, who comes to a page; what goes wrong in it is red."""
    contexts = []
    faults: list[str] = []

    def come(path: str = "/", *, locale: str = "en-US", **how: object) -> Page:
        context = browser.new_context(base_url=site, locale=locale, **how)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []
