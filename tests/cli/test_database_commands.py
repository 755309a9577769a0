"""`tablee export`, `import` and `doctor`."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.cli.export import file_name
from tests.support.stores import make_finished_game, open_store

GOLDENS = Path(__file__).parents[1] / "goldens"
PARADES = sorted(GOLDENS.glob("parade/*.json"))
HERMINE = GOLDENS / "hermine" / "3-allonge-won-capot-2.json"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database that the environment names."""
    path = tmp_path / "tablee.db"
    monkeypatch.setenv("TABLEE_DATABASE", f"sqlite:///{path}")
    monkeypatch.setenv("TABLEE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> tuple[str, str]:
    assert main(words) == code
    captured = capsys.readouterr()
    return captured.out, captured.err


def test_what_goes_in_comes_out(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(path) for path in (*PARADES, HERMINE)]
    out, _ = said(capsys, "import", *files)
    assert out == "4 games imported, 0 were there already, 0 refused\n"
    out, _ = said(capsys, "import", files[0])
    assert out == "0 games imported, 1 was there already, 0 refused\n"
    out, _ = said(capsys, "export")
    assert out == "4 games written to tablee-export, 0 were there already, 0 refused\n"
    written = sorted(path.read_text("utf-8") for path in Path("tablee-export").iterdir())
    assert written == sorted(Path(name).read_text("utf-8") for name in files)
    out, _ = said(capsys, "export", "--out", "parades", "--game", "parade", "--lang", "fr")
    assert out == "3 parties écrites dans parades, 0 y était déjà, 0 refusée\n"


def test_a_file_that_is_there_is_left(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "import", *map(str, PARADES))
    said(capsys, "export", "--out", "out")
    first, second, third = sorted(Path("out").iterdir())
    first.unlink()
    second.write_text("my notes\n", "utf-8")
    out, err = said(capsys, "export", "--out", "out", code=2)
    assert out == "1 game written to out, 1 was there already, 1 refused\n"
    assert err.splitlines() == [
        f"tablee: {second} holds another game and has been left as it is",
        "tablee: one game was not written",
    ]
    assert second.read_text("utf-8") == "my notes\n"
    assert sorted(Path("out").iterdir()) == [first, second, third]


def test_a_bad_file_does_not_stop_the_others(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = PARADES[0].read_text("utf-8")
    Path("cheat.json").write_text(good.replace('"play ', '"steal ', 1), "utf-8")
    Path("unfinished.json").write_text(UNFINISHED, "utf-8")
    files = ("cheat.json", "nowhere.json", "unfinished.json", str(PARADES[0]))
    out, err = said(capsys, "import", *files, code=2)
    assert out == "1 game imported, 0 were there already, 3 refused\n"
    lines = err.splitlines()
    assert lines[0].startswith("tablee: cheat.json: event 2 cannot have been played")
    assert lines[1:] == [
        "tablee: nowhere.json: there is no file nowhere.json",
        "tablee: unfinished.json: this game is not over",
        "tablee: 3 files were not imported",
    ]


UNFINISHED = """{
  "format": "tablee/1", "game": "parade", "rules": 1, "options": {},
  "seats": [{"name": "a", "bot": null}, {"name": "b", "bot": null}],
  "events": [], "result": null
}"""


async def test_a_running_server_is_exported_from_and_not_imported_into(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_store(str(database)) as store:
        await store.add_record(make_finished_game("t", text=PARADES[0].read_text("utf-8")))
        assert await asyncio.to_thread(main, ["export"]) == 0
        assert await asyncio.to_thread(main, ["import", str(PARADES[0])]) == 2
        assert await asyncio.to_thread(main, ["doctor"]) == 0
    captured = capsys.readouterr()
    assert captured.out.splitlines() == [
        "1 game written to tablee-export, 0 were there already, 0 refused",
        "All is well.",
    ]
    assert captured.err.strip() == f"tablee: the database {database} is in use by another server"


def test_tables_of_any_name_have_files(tmp_path: Path) -> None:
    assert file_name(make_finished_game("abc-1", 2)) == "parade-abc-1-2.json"
    name = file_name(make_finished_game("../../etc/passwd"))
    assert (tmp_path / name).parent == tmp_path
    assert name != file_name(make_finished_game("../../etc/shadow"))


@pytest.mark.parametrize("command", ["export", "doctor"])
def test_what_only_reads_makes_no_database(
    command: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, err = said(capsys, command, code=2)
    assert err == f"tablee: there is no file {database}\n"
    _, err = said(capsys, command, "--database", "mysql://a:b@c/d", code=2)
    assert err.startswith('tablee: "mysql://c" is not the address of a database')
    assert not database.exists()


def test_a_folder_that_cannot_be_used_is_said(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", str(PARADES[0]))
    _, err = said(capsys, "export", "--out", str(database), code=2)
    assert "the folder" in err
    _, err = said(capsys, "export", "--out", "", code=2)
    assert "tablee export --help" in err
    _, err = said(capsys, "export", "--game", "chess", code=2)
    assert 'the game "chess" is not on the shelf' in err


def test_the_doctor_mends_what_can_be_mended(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "import", *map(str, PARADES))
    driver = sqlite3.connect(database, isolation_level=None)
    driver.execute("PRAGMA writable_schema=ON")
    # An index that is rooted in the page of another is what quick looks do not notice.
    driver.execute(
        "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master"
        " WHERE name = 'ix_heads_status') WHERE name = 'ix_records_digest'"
    )
    driver.close()
    out, err = said(capsys, "doctor", code=2)
    assert "the file is damaged" in out
    assert "wrong with the database" in err
    out, _ = said(capsys, "doctor", "--repair")
    assert f"The database as it was: {database}." in out
    assert "records: 3 rows saved" in out
    assert out.endswith("All is well.\n")
    assert said(capsys, "doctor", "--repair")[0] == "All is well.\n"


def test_a_damaged_database_is_not_exported_from(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_text("Chère tante\n", "utf-8")
    _, err = said(capsys, "export", code=2)
    assert "is damaged or is not a database" in err
    assert not Path("tablee-export").exists()


def test_the_doctor_says_what_cannot_be_mended(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_text("Chère tante\n", "utf-8")
    out, err = said(capsys, "doctor", "--repair", code=2)
    assert "is damaged or is not a database" in out
    assert err == "tablee: something is wrong with the database\n"
    assert database.read_text("utf-8") == "Chère tante\n"


def test_a_database_that_fails_midway_is_said(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> bool:
        raise OSError("disk full")

    monkeypatch.setattr("tablee.store.sqlite.Sqlite.write", full)
    _, err = said(capsys, "import", str(PARADES[0]), code=2)
    assert err == f"tablee: the database {database} cannot be opened: disk full\n"
