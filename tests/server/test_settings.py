"""Settings from a file, the environment and flags."""

from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.server.settings import Settings, load_settings


def test_without_a_word_only_this_machine_is_served() -> None:
    settings = load_settings(None, {}, {})
    assert settings == Settings()
    assert settings.host == "127.0.0.1"
    assert settings.workers >= 1


def test_the_environment_goes_before_the_file_and_flags_before_both(tmp_path: Path) -> None:
    file = tmp_path / "tablee.toml"
    file.write_text('host = "::1"\nport = 1\nworkers = 1\npace = 0.5\n', "utf-8")
    environment = {"TABLEE_PORT": "2", "TABLEE_WORKERS": "2", "TABLEE_ORIGIN": "", "PORT": "9"}
    settings = load_settings(file, environment, {"workers": "3", "database": None})
    expected = Settings(host="::1", port=2, workers=3, pace=0.5)
    assert settings == expected


@pytest.mark.parametrize(
    "flags",
    [
        {"port": "65536"},
        {"port": "-1"},
        {"port": "http"},
        {"workers": "0"},
        {"pace": "nan"},
        {"patience": "0"},
        {"moves_per_second": "1.5"},
        {"unheard_of": "1"},
    ],
)
def test_what_cannot_be_is_refused(flags: dict[str, str | None]) -> None:
    with pytest.raises(GameError) as refused:
        load_settings(None, {}, flags)
    assert refused.value.code == "bad_settings"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        (b"port = ", "bad_settings"),
        (b"door = 1", "bad_settings"),
        (b'host = "\xff"', "unreadable_file"),
        (None, "unreadable_file"),
    ],
)
def test_a_file_that_says_nothing_sensible_is_refused(
    tmp_path: Path, written: bytes | None, code: str
) -> None:
    file = tmp_path / "tablee.toml"
    if written is not None:
        file.write_bytes(written)
    with pytest.raises(GameError) as refused:
        load_settings(file, {}, {})
    assert refused.value.code == code
