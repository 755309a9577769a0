"""Tables on disk: what is there after whatever may happen to them."""

import asyncio
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.i18n import catalog
from tablee.session.file_log import ENDING, FileLog, read_table, unfinished_tables
from tablee.store import LogBatch
from tablee.table.commands import Opening
from tablee.terminal.local import LocalTable, new_table
from tablee.terminal.picker import interrupted_games, picker_entries, tables_folder
from tablee.workers import WorkerPool
from tests.terminal.headless_screen import open_local_table


def kept() -> Path:
    """The file of a table at which a game has begun."""
    table = new_table(tables_folder(), Opening("parade", 2), name="Ana", level="novice", seed="x")
    table.close()
    return table.path


def refusal(path: Path) -> str:
    with pytest.raises(GameError) as refused:
        read_table(path)
    return refused.value.code


def test_what_was_played_is_there_again() -> None:
    async def play() -> tuple[list[str], int]:
        transport = open_local_table("parade", 2)
        await transport.open()
        while not transport.mirror.is_asked:
            await asyncio.sleep(0)
        assert transport.mirror.board is not None
        await transport.play(transport.mirror.board.choices[0].move)
        events = transport.mirror.board.events
        await transport.close()
        return [told.move for told in transport.mirror.snapshot.log], events

    moves, events = asyncio.run(play())
    (path,) = unfinished_tables(tables_folder())
    again = LocalTable(FileLog(path), WorkerPool(1), pace=0)
    assert [told.move for told in again.mirror.snapshot.log] == moves
    assert again.mirror.board is not None
    assert again.mirror.board.events == events > 1
    asyncio.run(again.close())


def test_a_line_that_was_not_written_to_its_end_has_not_happened() -> None:
    path = kept()
    whole = path.read_bytes()
    before = read_table(path).number
    path.write_bytes(whole + b'01234567 [{"at": 1.0, "fa')
    assert read_table(path).number == before
    table = FileLog(path)
    table.write(LogBatch("local", before + 1, []))
    table.close()
    assert path.read_bytes().startswith(whole)
    assert read_table(path).number == before


@pytest.mark.parametrize("place", [0, 3, 12, 400, -2])
def test_damage_is_noticed_and_left_as_it_is(place: int) -> None:
    path = kept()
    found = bytearray(path.read_bytes())
    found[place] ^= 1
    path.write_bytes(found)
    assert refusal(path) == "table_damaged"
    assert path.read_bytes() == bytes(found)
    (offer, new) = picker_entries(catalog("en"), "parade")
    assert offer.damaged
    assert offer.label == "Parade: damaged game, left as it is"
    assert new.path is None


@pytest.mark.parametrize("found", [b"", b"\n", b"\xff\xfe\n", b"00000000 []\n"])
def test_a_file_that_is_no_table_is_damage(found: bytes) -> None:
    path = kept()
    path.write_bytes(found)
    assert refusal(path) == "table_damaged"


def test_a_game_of_other_rules_is_not_played_on() -> None:
    path = kept()
    older = path.rename(path.with_name(path.name.replace("parade-1-", "parade-7-")))
    assert refusal(older) == "table_rules"


def test_a_table_is_open_in_one_place_only() -> None:
    path = kept()
    table = FileLog(path)
    with pytest.raises(GameError) as refused:
        FileLog(path)
    assert refused.value.code == "table_in_use"
    table.close()
    FileLog(path).close()


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    with pytest.raises(GameError) as refused:
        new_table(file / "x", Opening("parade", 2), name="Ana", level="novice", seed="x")
    assert refused.value.code == "not_written"


def test_a_move_that_cannot_be_written_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(kept: FileLog, log_lines: object) -> None:
        raise GameError("not_written", file="f", reason="full")

    async def play() -> None:
        transport = open_local_table("parade", 2, seed="we begin")
        await transport.open()
        while not transport.mirror.is_asked:
            await asyncio.sleep(0)
        assert transport.mirror.board is not None
        move = transport.mirror.board.choices[0].move
        with monkeypatch.context() as patch:
            patch.setattr(FileLog, "append", full)
            with pytest.raises(GameError):
                await transport.play(move)
        assert transport.mirror.is_asked
        await transport.play(move)
        assert transport.mirror.snapshot.log[-1].move == move
        await transport.close()

    asyncio.run(play())


def test_the_newest_game_is_offered_first_and_finished_ones_are_not() -> None:
    first, second = kept(), kept()
    assert [offer.path for offer in interrupted_games(catalog("en"), "parade")] == [second, first]
    assert interrupted_games(catalog("en"), "fourmis") == []
    assert first.suffix == ENDING
