"""The browser that npm brings is unpacked once, whoever else wants it."""

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tests.browser.chromium import PACKED, unpacked


def test_all_who_want_it_at_once_get_the_same_whole_browser(tmp_path: Path) -> None:
    folder = tmp_path / "chromium"
    with ProcessPoolExecutor(3) as others:
        found = set(others.map(unpacked, [PACKED] * 3, [folder] * 3))
    assert len(found) == 1
    whole = Path(found.pop().path)
    assert whole.parent == folder
    assert whole.stat().st_size > 100 * 2**20


def test_what_was_not_unpacked_to_the_end_is_unpacked_again(tmp_path: Path) -> None:
    folder = tmp_path / "chromium"
    folder.mkdir()
    (folder / "chromium").write_bytes(b"the beginning")
    assert Path(unpacked(PACKED, folder).path).stat().st_size > 100 * 2**20


def test_another_version_is_unpacked_anew(tmp_path: Path) -> None:
    folder = tmp_path / "chromium"
    folder.mkdir()
    (folder / "ready.json").write_text(json.dumps({"version": "0", "found": {"path": "old"}}))
    found = unpacked(PACKED, folder)
    assert found == unpacked(PACKED, folder)
    assert Path(found.path).parent == folder
