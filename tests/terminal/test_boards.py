"""The middle of tables."""

import asyncio
from itertools import pairwise

import pytest

from tablee import boxes, games
from tablee.i18n import catalog
from tablee.table.shapes import Card
from tablee.table.sight import heaps, position
from tablee.terminal import boards
from tablee.terminal.boards.parade import fates
from tablee.terminal.boards.scene import Scene
from tablee.terminal.cards import MARKS, RANKS, index
from tablee.terminal.choosing import Choosing
from tablee.terminal.spoken import standing
from tablee.terminal.words import Words
from tests.lands import Combat, cast, contrees
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


def test_a_combat_and_a_sort_are_drawn_and_said_whatever_the_log_remembers() -> None:
    link = laid("contrees", 3)
    state = contrees(
        slots=[{2: "b4a jarmial"}, {2: "r6a"}], combats=[Combat(2, attacker=0)], turn=1
    )
    cast(state, "affaiblissement", caster=0)
    cast(state, "entrave red green", caster=2)
    seen = link.seen
    seen.sight.board = position(seen.setup, state, [1], 0)
    seen.sight.zones = heaps(seen.setup, state, viewer=0)
    seen.sight.log = []
    words = Words(catalog("en"), seen)
    drawn = "\n".join(row.plain for row in boards.draw(Scene(words, Choosing(link), 110, 24)))
    ana, ben, cleo = words.names
    assert drawn.count(" ⚔2") == 1
    assert standing(words)[-3:] == [
        f"{ana} attacks the land at place 2: {ana} (8), {ben} (6). {ana} would win."
        f" It is decided in 2 turns; {cleo} plays last.",
        f"Affaiblissement by {ana}: the others play nothing above 5, for 2 more turns.",
        f"Entrave by {cleo}: red and green are forbidden to the others until the end of this turn.",
    ]
    assert all(line in drawn for line in standing(words)[-2:])
    asyncio.run(link.close())


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
