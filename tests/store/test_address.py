"""Parsing of database addresses."""

from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.store.address import locate


@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("games.db", "games.db"),
        ("/srv/games.db", "/srv/games.db"),
        ("sqlite:///games.db", "games.db"),
        ("sqlite:////srv/games and more.db", "/srv/games and more.db"),
    ],
)
def test_a_file(written: str, path: str) -> None:
    assert locate(written).path == Path(path)
    assert locate(written).redacted == str(Path(path))


@pytest.mark.parametrize(
    ("written", "redacted"),
    [
        ("postgresql://zoe@db.example/games", "postgresql://zoe@db.example/games"),
        ("postgres://zoe:sesame@db.example/games", "postgresql://zoe@db.example/games"),
        ("postgresql:///games?password=sesame", "postgresql:///games"),
        ("postgresql://a:p@ss@one,two:5433/games", "postgresql://a@one,two:5433/games"),
    ],
)
def test_a_server_is_shown_without_its_password(written: str, redacted: str) -> None:
    address = locate(written)
    assert address.path is None
    assert address.url.removeprefix("postgresql") == written.removeprefix("postgres").removeprefix(
        "ql"
    )
    assert address.redacted == redacted


@pytest.mark.parametrize(
    "written",
    [
        "mysql://zoe:sesame@db.example/games",
        "sqlite://",
        "sqlite:///",
        "sqlite://games.db",
        "postgresql://",
        "postgresql://zoe:sesame@[::1/games",
    ],
)
def test_anything_else_is_refused_without_its_password(written: str) -> None:
    with pytest.raises(GameError, match="database_url") as refused:
        locate(written)
    assert "sesame" not in str(refused.value)


def test_nothing_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert locate(None) == locate("")
    assert locate(None).path == tmp_path / "tablee" / "tablee.db"
