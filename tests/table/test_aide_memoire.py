"""The memory of a real table: what lies face down is in no message."""

import pytest

from tablee.core.game import OptionValue
from tablee.core.rng import Rng
from tablee.core.setup import HIDDEN
from tablee.table.commands import Opening
from tablee.table.messages import Snapshot
from tablee.table.snapshot import build_snapshot
from tablee.table.visibility import covered_cards
from tests.support.contrees_positions import contrees, invoke
from tests.support.fourmis_positions import ants
from tests.support.hermine_positions import hermine
from tests.support.moves import play
from tests.support.watched_tables import WatchedTable, codes_told

GAMES: dict[str, dict[str, OptionValue]] = {
    "fourmis": {},
    "hermine": {"fixed_manches": 1},
    "contrees": {},
}


def forgetful(slug: str, seats: int) -> WatchedTable:
    people = ("ana", "ben", "cleo", "dan")[:seats]
    watched = WatchedTable(
        slug, seats, clock=None, people=people, aide_memoire=False, **GAMES[slug]
    )
    watched.begin(*people)
    return watched


def zone(seen: Snapshot, name: str, owner: int) -> list[str]:
    (cards,) = [view.cards for view in seen.zones if (view.name, view.owner) == (name, owner)]
    return cards


def test_TAB_3_it_is_on_unless_somebody_says_otherwise() -> None:
    assert Opening("parade", 2).aide_memoire


def test_TAB_3_fourmis_shows_won_reines_and_ladybugs_only() -> None:
    watched = forgetful("fourmis", 3)
    won = ["S1r Nb Rg L", "S2y", "L Rr"]
    watched.place(ants(["S3r S4r", "S3b S4b", "S3g S4g"], won=won))
    for viewer in range(-1, 3):
        seen = build_snapshot(watched.table, viewer)
        assert [zone(seen, "won", seat) for seat in range(3)] == [
            ["?", "?", "Rg", "L"],
            ["?"],
            ["L", "Rr"],
        ]


def test_TAB_3_hermine_shows_the_top_of_the_discard_pile() -> None:
    watched = forgetful("hermine", 2)
    state = hermine(["25 50", "75 100"])
    for _ in range(3):
        play(state, f"discard {state.name(state.legal()[-1]).split()[-1]}")
    watched.place(state)
    pile = zone(build_snapshot(watched.table, 0), "discard", -1)
    assert (pile[:-1], pile[-1][0] == HIDDEN, len(pile)) == ([HIDDEN] * 2, False, 3)


@pytest.mark.parametrize("blocked", [False, True])
def test_TAB_3_contrees_forgets_a_hand_that_was_taken_up_again(blocked: bool) -> None:
    watched = forgetful("contrees", 3)
    state = contrees(["", "| r6a r7a", ""])
    state.blocked = 2 if blocked else 0
    invoke(state, 1)
    watched.place(state)
    seen = [zone(build_snapshot(watched.table, viewer), "hand-known", 1) for viewer in (-1, 0, 1)]
    cards = ["r6a", "r7a", "jarmial"]
    hidden = cards if blocked else ["?", "?", "jarmial"]
    assert seen == [hidden, hidden, cards]


@pytest.mark.heavy
@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_TAB_3_what_lies_face_down_is_in_no_message(slug: str, seats: int) -> None:
    """Updates add up to snapshots (which `WatchedTable` checks), and neither names such a card."""
    watched = forgetful(slug, seats)
    covered = 0
    rng = Rng(seats)
    while watched.step(int(rng.below(1000))):
        watched.now += 0.25
        assert watched.table.game is not None
        state = watched.table.game.state
        faces = watched.table.setup.faces
        for viewer in (-1, 0):
            hidden = covered_cards(state, viewer)
            covered += len(hidden)
            named = {faces[card].code for card in hidden}
            open_codes = {face.code for number, face in enumerate(faces) if number not in hidden}
            seen = build_snapshot(watched.table, viewer)
            told = {code for view in seen.zones for code in view.cards}
            assert not told & (named - open_codes)
            for entry in seen.log:
                assert not codes_told(entry) & (named - open_codes)
    assert covered > 20
    watched.check_log()


@pytest.mark.parametrize("slug", GAMES)
def test_TAB_3_an_update_names_only_what_was_open_before(slug: str) -> None:
    watched = forgetful(slug, 3 if slug != "hermine" else 4)
    rng = Rng(7)
    game = watched.table.game
    assert game is not None
    before = {who: covered_cards(game.state, watched.viewer(who)) for who in watched.people}
    for _ in range(150):
        if not watched.step(int(rng.below(1000))):
            break
        watched.now += 0.25
        faces = watched.table.setup.faces
        for who in watched.people:
            codes = {faces[card].code for card in before[who]}
            unique = codes - {f.code for n, f in enumerate(faces) if n not in before[who]}
            for update in watched.told(who):
                if update.told is not None and update.news.what != "dealt":
                    played = set(update.told.move.split())
                    assert not (codes_told(update.told) & unique) - played
            before[who] = covered_cards(game.state, watched.viewer(who))
