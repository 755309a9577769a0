"""The browser that people's pages are looked at with."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
SYSTEM = ("chromium", "chromium-browser", "google-chrome")
PACKED = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = ROOT / ".build" / "chromium"


class Found(NamedTuple):
    """Where a browser is, and the libraries that it brings along."""

    path: str
    libraries: str = ""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The Chromium of the system, or else the one that the web client's checks bring along."""
    own = next((found for name in SYSTEM if (found := shutil.which(name))), None)
    path, libraries = Found(own) if own else unpacked(PACKED, UNPACKED)
    environment: dict[str, str | float | bool] = {**os.environ}
    if libraries:
        environment["LD_LIBRARY_PATH"] = libraries
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"], env=environment
        )
        yield launched
        launched.close()


def unpacked(packed: Path, folder: Path) -> Found:
    """Unpack what npm has brought, unless it lies there; others who want it meanwhile wait.

    The package would unpack into the folder for temporary files, and take what lies there for
    whole, even if it is still being written.
    """
    folder.parent.mkdir(exist_ok=True)
    version = json.loads((packed / "package.json").read_text())["version"]
    ready = folder / "ready.json"
    with folder.with_suffix(".lock").open("w") as lock:
        flock(lock, LOCK_EX)
        known = json.loads(ready.read_text()) if ready.exists() else {}
        if known.get("version") != version:
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            known = {"version": version, "found": _unpack(folder)}
            ready.write_text(json.dumps(known))
    return Found(**known["found"])


def _unpack(folder: Path) -> dict[str, str]:
    command = ["node", str(ROOT / "web" / "scripts" / "chromium.mjs")]
    environment = {**os.environ, "TMPDIR": str(folder)}
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)
    found: dict[str, str] = json.loads(done.stdout)
    return found
