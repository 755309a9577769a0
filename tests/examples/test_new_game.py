"""The author's manual, followed as it begins, in a fresh folder and a fresh environment."""

from pathlib import Path

from tests.docs.code_blocks import ROOT, blocks
from tests.examples.test_add_a_game import Reader

MANUAL = ROOT / "docs" / "author" / "index.md"


def test_who_follows_the_manual_has_a_game_to_change(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    [commands] = blocks(MANUAL, "sh")
    done = reader.run(f"set -e\n{commands}")
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert "4 passed" in done.stdout
    reader.folder /= "my-game"
    played = reader.run("yes 1 | tablee play my-game --plain --new --level novice --lang en")
    assert "The game is over." in played.stdout, played.stderr
    moves = r"lay c9\nlay c2\nlay c6\nquit\n"
    learned = reader.run(f"printf '{moves}' | tablee learn my-game --plain --new --lang en")
    assert "You know how to play" in learned.stdout, learned.stderr


def test_the_command_says_how_to_go_on(tmp_path: Path) -> None:
    said = Reader(tmp_path).run("tablee new-game hats --lang en").stdout.splitlines()
    assert [line.split()[0] for line in said[1:]] == ["pip", "python", "tablee"]
