"""The middle of tables."""

import asyncio
from itertools import pairwise

import pytest

from tablee import boxes, games
from tablee.i18n import catalog
from tablee.table.shapes import Card
from tablee.terminal import boards
from tablee.terminal.boards.contrees import attacker_at
from tablee.terminal.boards.parade import fates
from tablee.terminal.boards.scene import Scene
from tablee.terminal.cards import MARKS, RANKS, index
from tablee.terminal.choosing import Choosing
from tablee.terminal.words import Words
from tests.magpie import MagpieGame
from tests.terminal.screens import laid


def card(code: str) -> Card:
    return Card(code=code, kind="figure", key="parade-card", color=code[0], value=int(code[1:]))


def test_PAR_3_and_PAR_4_decide_what_a_card_takes() -> None:
    line = [card(code) for code in ("r5", "b2", "g9", "b7", "v1", "r3")]
    assert fates(line, card("b2")) == ["stays", "taken", "stays", "taken", "safe", "safe"]
    assert fates(line, card("g0")) == ["stays", "stays", "taken", "stays", "stays", "stays"]
    assert fates(line, card("g9")) == ["safe"] * 6


def test_signs_are_one_column_wide_and_colors_have_different_ones() -> None:
    for sign in [*MARKS.values(), *RANKS.values()]:
        assert len(sign) <= 2
    peoples = [MARKS[color] for color in ("red", "blue", "yellow", "green", "white", "black")]
    parade = [MARKS[s] for s in ("heart", "cup", "hat", "leaf", "watch", "mushroom")]
    assert len(set(peoples)) == len(set(parade)) == 6


@pytest.mark.parametrize("slug", games.GAMES)
def test_no_two_cards_of_a_game_look_alike_that_are_not(slug: str) -> None:
    link = laid(slug, games.GAMES[slug].seats[-1])
    words = Words(catalog("en"), link.seen)
    shown: dict[tuple[str, str], str] = {}
    for code in link.seen.cards:
        found = (index(link.seen.cards[code]), words.card(code))
        name = code.rstrip("ab") if slug == "contrees" else code
        assert shown.setdefault(found, name) == name or link.seen.cards[code].kind == "note"
    asyncio.run(link.close())


def test_a_combat_has_the_attacker_that_the_rules_know() -> None:
    async def play() -> int:
        link = laid("contrees", 3, seed="combats")
        table = link._table
        await link.open()
        fought = 0
        while not link.seen.is_over and fought < 40:
            if not link.seen.is_asked:
                await asyncio.sleep(0)
                continue
            assert table.play is not None
            known = [place for place in range(4) if link.seen.heap(f"land-{place}")]
            attackers: list[int] = table.play.state.attackers  # type: ignore[attr-defined]
            if not any(told.move.startswith("trepas") for told in link.seen.sight.log):
                for place in known:
                    fought += attackers[place] >= 0
                    found = attacker_at(link.seen, place)
                    assert (-1 if found is None else found) == attackers[place]
            assert link.seen.board is not None
            choosing = Choosing(link)
            await choosing.say(link.seen.board.choices[-1].move)
            while not choosing.ready:
                await choosing.begin(choosing.options[0])
            await link.play(choosing.ready)
        await link.close()
        return fought

    assert asyncio.run(play()) > 10


def test_however_much_is_bought_everybody_can_be_seen() -> None:
    link = laid("high-society", 5)
    words = Words(catalog("fr"), link.seen)
    status = [code for code, card in link.seen.cards.items() if card.kind != "note"]
    for heap in link.seen.sight.zones:
        if heap.name == "estate":
            heap.cards = status[:6]
    rows = boards.draw(Scene(words, Choosing(link), 78, 24))
    assert len(rows) <= 9
    shown = "\n".join(row.plain for row in rows)
    assert all(name in shown for name in words.names)
    asyncio.run(link.close())


def test_a_game_that_nobody_has_drawn_a_board_for_is_shown_by_its_zones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = MagpieGame()
    monkeypatch.setitem(boxes.opened().games, game.slug, game)
    link = laid(game.slug, game.seats[0])
    words = Words(catalog("en"), link.seen)
    rows = boards.draw(Scene(words, Choosing(link), 78, 24))
    shown = "\n".join(row.plain for row in rows)
    zones = [heap for heap in link.seen.sight.zones if heap.cards and heap.owner < 0]
    assert zones
    for heap in zones:
        assert heap.name.capitalize() in shown
    assert all(one.cell_length <= 78 for one, _ in pairwise([*rows, rows[0]]))
    asyncio.run(link.close())
