"""Boards and summaries of the games."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from tablee import games, registry
from tablee.i18n import catalog
from tablee.table.messages import CardView, ZoneChange
from tablee.table.snapshot import board_of_state
from tablee.table.visibility import zone_views
from tablee.terminal import boards
from tablee.terminal.boards.parade import fates_of
from tablee.terminal.boards.scene import Scene
from tablee.terminal.cards import RANKS, SYMBOLS, corner_of
from tablee.terminal.labels import Labels
from tablee.terminal.selection import Selection
from tablee.terminal.table_summary import summarize
from tests.support.contrees_positions import Combat, cast, contrees
from tests.support.fourmis_positions import ants
from tests.support.magpie_game import MagpieGame
from tests.terminal.headless_screen import open_local_table


def test_a_card_of_the_procession_is_taken_if_the_preview_says_so_and_safe_if_not() -> None:
    line = [CardView(code=code, kind="figure", key="parade-card") for code in ("r5", "b2", "b7")]
    preview = [ZoneChange("line", -1, ["b9"], ["b2", "b7"]), ZoneChange("front", 0, ["b2", "b7"])]
    assert fates_of(line, preview) == ["safe", "taken", "taken"]
    assert fates_of(line, []) == ["safe"] * 3


def test_signs_are_one_column_wide_and_colors_have_different_ones() -> None:
    for sign in [*SYMBOLS.values(), *RANKS.values()]:
        assert len(sign) <= 2
    peoples = [SYMBOLS[color] for color in ("red", "blue", "yellow", "green", "white", "black")]
    parade = [SYMBOLS[s] for s in ("heart", "cup", "hat", "leaf", "watch", "mushroom")]
    assert len(set(peoples)) == len(set(parade)) == 6


@pytest.mark.parametrize("slug", games.GAMES)
async def test_no_two_cards_of_a_game_look_alike_that_are_not(slug: str) -> None:
    transport = open_local_table(slug, games.GAMES[slug].seats[-1])
    labels = Labels(catalog("en"), transport.mirror)
    shown: dict[tuple[str, str], str] = {}
    for code in transport.mirror.cards:
        look = (corner_of(transport.mirror.cards[code]), labels.card_name(code))
        name = code.rstrip("ab") if slug == "contrees" else code
        assert shown.setdefault(look, name) == name or transport.mirror.cards[code].kind == "note"
    await transport.close()


async def test_a_combat_and_a_sort_are_drawn_and_said_whatever_the_log_remembers() -> None:
    transport = open_local_table("contrees", 3)
    state = contrees(
        slots=[{2: "b4a jarmial"}, {2: "r6a"}], combats=[Combat(2, attacker=0)], turn=1
    )
    cast(state, "affaiblissement", caster=0)
    cast(state, "entrave red green", caster=2)
    mirror = transport.mirror
    mirror.snapshot.board = board_of_state(mirror.setup, state, [1], 0)
    mirror.snapshot.zones = zone_views(mirror.setup, state, viewer=0)
    mirror.snapshot.log = []
    labels = Labels(catalog("en"), mirror)
    drawn = "\n".join(
        row.plain for row in boards.draw(Scene(labels, Selection(transport), 110, 24))
    )
    ana, ben, cleo = labels.names
    assert drawn.count(" ⚔2") == 1
    assert summarize(labels)[-3:] == [
        f"{ana} attacks the land at place 2: {ana} (8), {ben} (6). {ana} would win."
        f" It is decided in 2 turns; {cleo} plays last.",
        f"Affaiblissement by {ana}: the others play nothing above 5, for 2 more turns.",
        f"Entrave by {cleo}: red and green are forbidden to the others until the end of this turn.",
    ]
    assert all(line in drawn for line in summarize(labels)[-2:])
    await transport.close()


async def test_however_much_is_bought_everybody_can_be_seen() -> None:
    transport = open_local_table("high-society", 5)
    labels = Labels(catalog("fr"), transport.mirror)
    status = [code for code, card in transport.mirror.cards.items() if card.kind != "note"]
    for zone in transport.mirror.snapshot.zones:
        if zone.name == "estate":
            zone.cards = status[:6]
    rows = boards.draw(Scene(labels, Selection(transport), 78, 24))
    assert len(rows) <= 9
    shown = "\n".join(row.plain for row in rows)
    assert all(name in shown for name in labels.names)
    await transport.close()


async def test_a_game_that_nobody_has_drawn_a_board_for_is_shown_by_its_zones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = MagpieGame()
    monkeypatch.setitem(registry.load_registry().games, game.slug, game)
    transport = open_local_table(game.slug, game.seats[0])
    labels = Labels(catalog("en"), transport.mirror)
    rows = boards.draw(Scene(labels, Selection(transport), 78, 24))
    shown = "\n".join(row.plain for row in rows)
    zones = [zone for zone in transport.mirror.snapshot.zones if zone.cards and zone.owner < 0]
    assert zones
    for zone in zones:
        assert zone.name.capitalize() in shown
    assert all(one.cell_length <= 78 for one, _ in pairwise([*rows, rows[0]]))
    await transport.close()


async def test_TAB_3_a_table_without_memory_aid_is_drawn_and_says_so() -> None:
    """Won cards of Fourmis lie face down: their colors are not counted."""
    transport = open_local_table("fourmis", 3)
    state = ants(["S3r S4r", "S3b S4b", "S3g S4g"], won=["S1r Nb Rg L", "S2y", "L Rr"])
    mirror = transport.mirror
    mirror.snapshot.opening = replace(mirror.snapshot.opening, aide_memoire=False)
    mirror.snapshot.board = board_of_state(mirror.setup, state, [0], 0)
    mirror.snapshot.zones = zone_views(mirror.setup, state, viewer=0, remembers=False)
    labels = Labels(catalog("en"), mirror)
    scene = Scene(labels, Selection(transport), width=80, height=24)
    rows = [row.plain for row in boards.draw(scene)]
    assert [row.count("?") for row in rows if labels.names[0] in row] == [4]
    assert labels.rules_summary == "Without memory aid"
    assert labels.describe_rules() == ["Without memory aid"]
    await transport.close()
