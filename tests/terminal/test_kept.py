"""Tables on disk: what is there after whatever may happen to them."""

import asyncio
from pathlib import Path

import pytest

from tablee.core.errors import GameError
from tablee.i18n import catalog
from tablee.table.commands import Opening
from tablee.terminal.kept import ENDING, Kept, read, unfinished
from tablee.terminal.local import Local, new_table
from tablee.terminal.picking import folder, interrupted, offers
from tablee.thinking import Thinking
from tests.terminal.screens import laid


def kept() -> Path:
    """The file of a table at which a game has begun."""
    table = new_table(folder(), Opening("parade", 2), name="Ana", level="novice", seed="x")
    table.close()
    return table.path


def refusal(path: Path) -> str:
    with pytest.raises(GameError) as refused:
        read(path)
    return refused.value.code


def test_what_was_played_is_there_again() -> None:
    async def play() -> tuple[list[str], int]:
        link = laid("parade", 2)
        await link.open()
        while not link.seen.is_asked:
            await asyncio.sleep(0)
        assert link.seen.board is not None
        await link.play(link.seen.board.choices[0].move)
        events = link.seen.board.events
        await link.close()
        return [told.move for told in link.seen.sight.log], events

    moves, events = asyncio.run(play())
    (path,) = unfinished(folder())
    again = Local(Kept(path), Thinking(1), pace=0)
    assert [told.move for told in again.seen.sight.log] == moves
    assert again.seen.board is not None
    assert again.seen.board.events == events > 1
    asyncio.run(again.close())


def test_a_line_that_was_not_written_to_its_end_has_not_happened() -> None:
    path = kept()
    whole = path.read_bytes()
    before = read(path).number
    path.write_bytes(whole + b'01234567 [{"at": 1.0, "fa')
    assert read(path).number == before
    table = Kept(path)
    table.append([])
    table.close()
    assert path.read_bytes().startswith(whole)
    assert read(path).number == before


@pytest.mark.parametrize("place", [0, 3, 12, 400, -2])
def test_damage_is_noticed_and_left_as_it_is(place: int) -> None:
    path = kept()
    found = bytearray(path.read_bytes())
    found[place] ^= 1
    path.write_bytes(found)
    assert refusal(path) == "table_damaged"
    assert path.read_bytes() == bytes(found)
    (offer, new) = offers(catalog("en"), "parade")
    assert offer.damaged
    assert offer.said == "Parade: damaged game, left as it is"
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
    table = Kept(path)
    with pytest.raises(GameError) as refused:
        Kept(path)
    assert refused.value.code == "table_in_use"
    table.close()
    Kept(path).close()


def test_where_nothing_can_be_written_it_is_said(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    with pytest.raises(GameError) as refused:
        new_table(file / "x", Opening("parade", 2), name="Ana", level="novice", seed="x")
    assert refused.value.code == "not_written"


def test_a_move_that_cannot_be_written_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(kept: Kept, entries: object) -> None:
        raise GameError("not_written", file="f", reason="full")

    async def play() -> None:
        link = laid("parade", 2, seed="we begin")
        await link.open()
        while not link.seen.is_asked:
            await asyncio.sleep(0)
        assert link.seen.board is not None
        move = link.seen.board.choices[0].move
        with monkeypatch.context() as patch:
            patch.setattr(Kept, "append", full)
            with pytest.raises(GameError):
                await link.play(move)
        assert link.seen.is_asked
        await link.play(move)
        assert link.seen.sight.log[-1].move == move
        await link.close()

    asyncio.run(play())


def test_the_newest_game_is_offered_first_and_finished_ones_are_not() -> None:
    first, second = kept(), kept()
    assert [offer.path for offer in interrupted(catalog("en"), "parade")] == [second, first]
    assert interrupted(catalog("en"), "fourmis") == []
    assert first.suffix == ENDING
