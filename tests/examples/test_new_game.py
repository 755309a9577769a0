"""`tablee new-game`, followed as it says, in a fresh folder and a fresh environment."""

from pathlib import Path

from tests.examples.test_add_a_game import Reader


def test_who_does_what_new_game_says_has_a_game(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    said = reader.run("tablee new-game hats --lang en")
    assert said.returncode == 0, said.stderr
    reader.folder /= "hats"
    commands = [line.strip() for line in said.stdout.splitlines()[1:]]
    assert [command.split()[0] for command in commands] == ["pip", "python", "tablee"]
    for command in commands[:2]:
        done = reader.run(command)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    assert "3 passed" in done.stdout
    played = reader.run(f"yes 1 | {commands[2]} --plain --new --level novice --lang en")
    assert "The game is over." in played.stdout
