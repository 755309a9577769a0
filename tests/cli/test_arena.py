"""`tablee arena` and `tablee ladder`: what they print and write, and how they refuse."""

import csv
import json
from pathlib import Path

import pytest

from tablee.arena import ladder
from tablee.arena.journal import digest_code
from tablee.cli import main
from tablee.core.state import COMPILED
from tablee.games.parade import Parade

WORDS = ["arena", "parade", "--bots", "greedy,random", "--seats", "2", "--games", "10"]
LADDER = ["ladder", "parade", "--seats", "2", "--games", "6"]
COLUMNS = ["bot", "games", "wins", "lasts", "place", "score", "rating", "seconds", "slowest"]
SPACE = "\N{NO-BREAK SPACE}"


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is written to anybody's home, and English is spoken."""
    folder = tmp_path / "state"
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.setenv("TABLEE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of two rungs that are quickly climbed."""
    monkeypatch.setattr(ladder, "PAIRS", (("greedy", "random"), ("casual", "random")))


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    return capsys.readouterr().out.replace(SPACE, " ")


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def test_json_tells_the_run_and_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, *WORDS, "--seed", "3", "--json"))
    standings, duels = found.pop("standings"), found.pop("duels")
    run = {"arena": 1, "game": "parade", "seats": 2, "options": {}, "seed": 3, "games": 10}
    assert found == run | {"bots": ["greedy", "random"], "code": digest_code(Parade(2))}
    assert [one["bot"] for one in standings] == ["greedy", "random"]
    for one in standings:
        assert list(one) == COLUMNS
        assert one["games"] == 10
        assert 0 < one["seconds"] <= one["slowest"]
        for name in ("wins", "lasts", "place", "score", "rating"):
            assert set(one[name]) == {"mean", "margin"}
    best, other = standings
    assert best["wins"]["mean"] > 0.5 > other["wins"]["mean"]
    assert best["wins"]["mean"] + other["wins"]["mean"] == pytest.approx(1)
    assert 1 <= best["place"]["mean"] < other["place"]["mean"] <= 2
    assert best["score"]["mean"] < other["score"]["mean"]
    assert best["rating"]["mean"] == pytest.approx(-other["rating"]["mean"])
    pairs = {(one["bot"], one["against"]) for one in duels}
    assert pairs == {("greedy", "random"), ("random", "greedy")}
    assert sum(one["mean"] for one in duels) == pytest.approx(1)


SAID = {
    "fr": [
        "10 parties sur 5 donnes, chaque donne jouée à toutes les places.",
        "premières places",
        "Qui finit devant qui",
        "greedy devant random",
        " %",
        "Chaque partie est notée dans ",
    ],
    "en": [
        "10 games over 5 deals, each deal played in every seat.",
        "first places",
        "Who comes in before whom",
        "greedy before random",
        "%",
        "Every game is noted in ",
    ],
}


@pytest.mark.parametrize("language", SAID)
def test_people_read_it_in_their_language(
    capsys: pytest.CaptureFixture[str], state: Path, language: str
) -> None:
    out = printed(capsys, *WORDS, "--lang", language)
    for said in SAID[language]:
        assert said in out
    for bot in ("greedy", "random"):
        row = next(line for line in out.splitlines() if line.startswith(bot))
        assert row.split()[:2] == [bot, "10"]
        assert row.count("±") == 5
    [journal] = files(state)
    assert out.endswith(f"{state / journal}\n")


def test_standard_error_is_silent_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--json"]) == 0
    err = capsys.readouterr().err
    assert err.count("\n") == (0 if COMPILED else 1)


def test_games_are_noted_in_the_state_folder_and_not_played_again(
    capsys: pytest.CaptureFixture[str], state: Path
) -> None:
    first = printed(capsys, *WORDS, "--json")
    [journal] = files(state)
    assert journal.startswith("tablee/arena/parade-2-")
    noted = (state / journal).read_bytes()
    assert noted.count(b"\n") == 11
    assert printed(capsys, *WORDS, "--json") == first
    assert (state / journal).read_bytes() == noted
    printed(capsys, *WORDS[:-1], "14")
    assert (state / journal).read_bytes().startswith(noted)
    assert (state / journal).read_bytes().count(b"\n") == 15
    printed(capsys, *WORDS, "--seed", "1")
    assert len(files(state)) == 2


def test_a_fresh_run_forgets_the_games_of_the_journal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, state: Path
) -> None:
    path = tmp_path / "run.jsonl"
    printed(capsys, *WORDS, "--journal", str(path))
    noted = path.read_bytes()
    assert main([*WORDS, "--journal", str(path), "--seed", "1"]) == 2
    assert "notes the games of another run" in capsys.readouterr().err
    assert path.read_bytes() == noted
    printed(capsys, *WORDS, "--journal", str(path), "--seed", "1", "--fresh")
    lines = path.read_bytes().splitlines()
    assert len(lines) == 11
    assert json.loads(lines[0])["seed"] == 1
    assert not state.exists()


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "est abîmé et a été laissé tel quel"), ("en", "is damaged and has been left as it is")],
)
def test_a_damaged_journal_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, said: str
) -> None:
    path = tmp_path / "run.jsonl"
    path.write_bytes(b"dear diary\n")
    assert main([*WORDS, "--journal", str(path), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{path} {said}" in err
    assert path.read_bytes() == b"dear diary\n"


def test_reports_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    reports = ["--csv", "games.csv", "--html", "page.html"]
    for language, heading in (("fr", "Arène : Parade à 2"), ("en", "Arena: Parade for 2")):
        printed(capsys, *WORDS, *reports, "--lang", language)
        page = (tmp_path / "page.html").read_text("utf-8").replace(SPACE, " ")
        assert f'<html lang="{language}">' in page
        assert f"<h1>{heading}</h1>" in page
        assert page.endswith("</html>\n")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 20
    assert [row["bot"] for row in rows[:4]] == ["greedy", "random", "random", "greedy"]
    assert [int(row["game"]) for row in rows] == [number // 2 for number in range(20)]


def test_a_report_that_cannot_be_written_costs_no_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, state: Path
) -> None:
    (tmp_path / "taken").mkdir()
    assert main([*WORDS, "--csv", "taken"]) == 2
    assert "the file taken cannot be written: " in capsys.readouterr().err
    [journal] = files(state)
    assert (state / journal).read_bytes().count(b"\n") == 11


def test_several_processes_find_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for name, jobs in (("one", "1"), ("two", "2")):
        words = [*WORDS, "--journal", name, "--jobs", jobs, "--json"]
        found = json.loads(printed(capsys, *words))
        for standing in found["standings"]:
            del standing["seconds"], standing["slowest"]
        figures.append(found)
    assert figures[0] == figures[1]


def test_teams_and_options_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "fourmis", "--bots", "greedy, random,greedy", "--option", "teams=true"]
    found = json.loads(printed(capsys, *words, "--games", "3", "--json"))
    assert (found["games"], found["seats"], found["options"]["teams"]) == (4, 4, True)
    assert found["bots"] == ["greedy", "random"]


REFUSALS = [
    ("arena", "missing: GAME", "il manque"),
    ("arena paradox", "not on the shelf", "n'est pas sur l'étagère"),
    ("arena parade --bots greedy,nobody", 'no bot "nobody"', "pas de robot « nobody »"),
    ("arena parade --bots greedy,ismcts:0", 'no bot "ismcts:0"', "pas de robot « ismcts:0 »"),
    ("arena parade --bots greedy", "needs two different bots", "au moins deux robots différents"),
    ("arena parade --bots greedy,greedy", "not only: greedy, greedy", "seulement : greedy, greedy"),
    ("arena parade --bots ,", "needs two different bots", "au moins deux robots différents"),
    ("arena parade --games 0", '"0" does not suit --games', "à --games ; il faut"),
    ("arena parade --games ten", '"ten" does not suit --games', "à --games ; il faut"),
    ("arena parade --jobs -1", '"-1" does not suit --jobs', "à --jobs ; il faut"),
    ("arena parade --jobs 1000", '"1000" does not suit --jobs', "à --jobs ; il faut"),
    ("arena parade --jobs two", '"two" does not suit --jobs', "à --jobs ; il faut"),
    ("arena parade --seed -1", '"-1" does not suit --seed', "à --seed ; il faut"),
    ("arena parade --seats 9", "parade is not for 9", "parade ne se joue pas à 9"),
    ("arena parade --option color=red", 'no option "color"', "pas d'option « color »"),
    ("ladder paradox", "not on the shelf", "n'est pas sur l'étagère"),
    ("ladder parade --games 0", '"0" does not suit --games', "à --games ; il faut"),
    ("ladder parade --seats x", '"x" does not suit --seats', "à --seats ; il faut"),
]


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("words", "english", "french"), REFUSALS, ids=[words for words, _, _ in REFUSALS]
)
def test_bad_input_is_refused_in_one_clear_line_and_nothing_is_written(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    words: str,
    english: str,
    french: str,
    language: str,
) -> None:
    assert main([*words.split(), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    line = err.splitlines()[-1].replace(SPACE, " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert line.startswith("tablee : " if language == "fr" else "tablee: ")
    assert (french if language == "fr" else english) in line
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("short")
def test_the_ladder_is_measured_and_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, state: Path
) -> None:
    out = printed(capsys, *LADDER, "--out", "page.md")
    assert "Arena: Parade for 2" in out
    assert "greedy before random" in out
    page = (tmp_path / "page.md").read_text("utf-8")
    assert page.startswith("# The ladder\n")
    assert "\n## Parade, 2 players\n\n| duel | games | share |" in page
    rows = [line.split(" | ")[:2] for line in page.splitlines() if " – " in line]
    assert rows == [["| greedy – random", "6"], ["| casual – random", "6"]]
    assert len(files(state)) == 2


@pytest.mark.usefixtures("short")
def test_a_ladder_measured_again_keeps_the_other_sections_and_plays_nothing_twice(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, state: Path
) -> None:
    path = tmp_path / "page.md"
    others = ["## Chess, 2 players\n\n1\n", "## Go, 2 players\n\n2\n"]
    path.write_text(ladder.merge_sections("", others), "utf-8")
    first = json.loads(printed(capsys, *LADDER, "--out", "page.md", "--json"))
    page = path.read_text("utf-8")
    noted = {name: (state / name).read_bytes() for name in files(state)}
    assert page.index("## Chess") < page.index("## Go") < page.index("## Parade")
    assert json.loads(printed(capsys, *LADDER, "--out", "page.md", "--json")) == first
    assert path.read_text("utf-8") == page
    assert {name: (state / name).read_bytes() for name in files(state)} == noted


@pytest.mark.usefixtures("short")
def test_the_ladder_in_json_has_every_rung(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, *LADDER, "--out", "page.md", "--json"))["ladder"]
    assert [(rung["above"], rung["below"]) for rung in found] == list(ladder.PAIRS)
    for rung in found:
        assert (rung["game"], rung["seats"], rung["options"], rung["games"]) == ("parade", 2, {}, 6)
        assert set(rung["share"]) == set(rung["wins"]) == {"mean", "margin"}
        assert 0 <= rung["share"]["mean"] <= 1
        assert len(rung["thinking"]) == len(rung["slowest"]) == 2


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("found", [b"my diary\n", b"## The ladder\n", b"\n# The ladder\n"])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "n'est pas une page de l'échelle et a été laissé tel quel"),
        ("en", "is not a page of the ladder, and has been left as it is"),
    ],
)
def test_the_ladder_is_not_written_over_another_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, found: bytes, language: str, said: str
) -> None:
    path = tmp_path / "page.md"
    path.write_bytes(found)
    assert main([*LADDER, "--out", str(path), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"{path} {said}" in err
    assert path.read_bytes() == found
    assert files(tmp_path) == ["page.md"]


def test_a_ladder_that_cannot_be_read_is_left_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "page.md"
    path.write_bytes(b"\xff\xfe ladder\n")
    assert main([*LADDER, "--out", str(path)]) == 2
    assert f"{path} cannot be read" in capsys.readouterr().err
    assert path.read_bytes() == b"\xff\xfe ladder\n"
