"""Previews: what a move would change for the seat that looks, and nothing that it cannot know."""

from collections.abc import Iterator

import pytest

from tablee.core.game import OptionValue
from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.state import REACTION, TOGETHER, State
from tablee.core.views import determinize, view
from tablee.core.zones import DEALER, NOBODY
from tablee.games import GAMES
from tablee.table.choices import asked_seats, legal_choices
from tablee.table.commands import Look
from tablee.table.messages import Choice, ZoneChange
from tablee.table.moves import look_ahead
from tablee.table.previews import Previews
from tests.support.auction_positions import auction
from tests.support.fourmis_positions import ants
from tests.support.hermine_positions import ROLLING, Tableau, hermine
from tests.support.moves import play
from tests.support.parade_positions import parade
from tests.support.watched_tables import WatchedTable

pytestmark = pytest.mark.heavy

OPTIONS: dict[str, dict[str, OptionValue]] = {"hermine": {"fixed_manches": 1}}
TABLES = [(slug, seats) for slug, game in GAMES.items() for seats in game.seats]
MAX_EVENTS = 150
"""How much of a game is looked at."""


def setup_of(slug: str, seats: int) -> Setup:
    return Setup(GAMES[slug], seats, OPTIONS.get(slug, {}))


def previews(slug: str, state: State, move: str = "") -> dict[str, list[ZoneChange]]:
    """The previews of all that the seat on turn can do or say next, by the move."""
    shown = setup_of(slug, int(state.seats)).shown
    return {choice.move: choice.preview for choice in legal_choices(state, move, shown)}


def taken(card: str, line: str) -> str:
    """The cards that the preview of a Parade card takes out of the line."""
    changes = previews("parade", parade(hands=[card, "o1"], line=line))[f"play {card}"]
    return " ".join(code for change in changes if change.zone == "line" for code in change.lost)


def test_PAR_3_a_preview_spares_as_many_cards_as_the_value_says() -> None:
    assert taken("g3", "g9 g8 g7 g6 g5") == "g9 g8"
    assert taken("g3", "g9 b1 r8") == ""
    assert taken("r0", "r5 g0 b9 r10 v1") == "r5 g0 r10"


def test_PAR_4_a_preview_takes_exposed_cards_of_the_color_or_of_no_higher_value() -> None:
    assert taken("g3", "g9 g2 b1 r8 g1 b0") == "g9 g2 b1"
    assert taken("g2", "b2 b3 r10 n2 v9 v8") == "b2 n2"


def test_a_preview_has_every_zone_that_changes_and_no_card_that_is_drawn() -> None:
    state = parade(hands=["g3", "o1"], line="g9 g2 b1 r8 g1 b0")
    assert previews("parade", state)["play g3"] == [
        ZoneChange("line", NOBODY, gained=["g3"], lost=["g9", "g2", "b1"]),
        ZoneChange("front", 0, gained=["g9", "g2", "b1"]),
        ZoneChange("hand", 0, lost=["g3"]),
    ]


def test_there_is_no_preview_where_only_the_cards_move_that_are_named() -> None:
    state = auction("p7 p3")
    assert not any(previews("high-society", state).values())
    assert not any(previews("high-society", state, "bid 3").values())
    assert previews("parade", parade(hands=["r9", "o1"], line="r1 r2")) == {"play r9": []}


def test_a_preview_of_a_pass_says_who_buys_and_not_what_is_sold_next() -> None:
    state = auction("p7 p3")
    for move in ("bid 4", "bid 6", "pass"):
        play(state, move)
    assert previews("high-society", state)["pass"] == [
        ZoneChange("hand", 0, gained=["r4"]),
        ZoneChange("bid", 0, lost=["r4"]),
        ZoneChange("bid", 1, lost=["b6"]),
        ZoneChange("estate", 1, gained=["p7"]),
        ZoneChange("lot", NOBODY, lost=["p7"]),
    ]


def test_a_preview_says_what_a_botte_throws_away() -> None:
    state = hermine(["sauvegarde-m", ""], sides=[Tableau("beaute danger-m"), ROLLING])
    assert previews("hermine", state)["play sauvegarde-m"] == [
        ZoneChange("battle", 0, lost=["danger-m"]),
        ZoneChange("bottes", 0, gained=["sauvegarde-m"]),
        ZoneChange("discard", NOBODY, gained=["danger-m"]),
        ZoneChange("hand", 0, lost=["sauvegarde-m"]),
    ]


def test_a_move_of_several_steps_is_previewed_from_its_beginning() -> None:
    state = asked_seats(parade(hands=["r1 r2 r3 r4", "b1 b2 b3 b4"], turns_left=0))[1]
    assert not any(previews("parade", state).values())
    assert previews("parade", state, "discard b1")["discard b1 b3"] == [
        ZoneChange("front", 1, gained=["b4", "b2"]),
        ZoneChange("hand", 1, lost=["b1", "b2", "b3", "b4"]),
        ZoneChange("discard", 1, gained=["b1", "b3"]),
    ]


def test_previews_come_with_what_is_looked_at_and_not_with_the_board() -> None:
    watched = WatchedTable("parade", 2)
    watched.begin("ana", "ben")
    watched.place(parade(hands=["g0", "o1"], line="g9 b1"))
    board = watched.watchers[watched.person(0)].board
    assert board is not None
    (choice,) = board.choices
    assert choice.preview == []
    found = look_ahead(watched.table, watched.person(0), Look("", watched.table.version))
    (looked,) = found.choices
    assert looked.preview[0] == ZoneChange("line", NOBODY, gained=["g0"], lost=["g9"])
    assert looked.move == choice.move
    other = watched.watchers[watched.person(1)].board
    assert other is not None
    assert other.choices == []


def random_positions(setup: Setup, rng: Rng) -> Iterator[State]:
    """The positions of a random game in which somebody is asked."""
    state = setup.start()
    for _ in range(MAX_EVENTS):
        if state.turn == NOBODY:
            return
        if state.turn == DEALER:
            shuffle(state, rng)
            continue
        yield state
        state.apply(state.legal()[rng.below(len(state.legal()))])


def codes_in(choices: list[Choice]) -> set[str]:
    changes = [change for choice in choices for change in choice.preview]
    return {code for change in changes for code in change.gained + change.lost}


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_other_hidden_cards_would_have_the_same_previews(slug: str, seats: int) -> None:
    setup, rng = setup_of(slug, seats), Rng(seats)
    for position in random_positions(setup, rng):
        for seat, state in asked_seats(position).items():
            choices = legal_choices(state, "", setup.shown)
            world = determinize(view(state, seat), rng)
            assert legal_choices(world, "", setup.shown) == choices
            seen = [zone for zone in state.zones() if zone.open_to(seat)]
            assert codes_in(choices) <= {setup.shown[c] for zone in seen for c in zone.cards}


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_hardly_a_move_depends_on_a_closed_card(slug: str, seats: int) -> None:
    """In Fourmis for two the ghost lays one; in Contrées an annexed land is replaced by one."""
    setup = setup_of(slug, seats)
    foreseen = [
        Previews(state, setup.shown, []).changes([int(action)]) is not None
        for state in random_positions(setup, Rng(seats))
        for action in state.legal()
    ]
    has_ghost = (slug, seats) == ("fourmis", 2)
    assert foreseen.count(True) >= len(foreseen) * (0.75 if has_ghost else 0.99)


def test_a_trick_that_the_ghost_completes_has_no_preview() -> None:
    state = ants(["S2r S3r", "S4b S5b", "S6g S1g"], seats=2)
    play(state, "play S2r")
    assert previews("fourmis", state) == {"play S4b": [], "play S5b": []}
    state = ants(["S2r S3r", "S4b S5b", "S6g S1g"], seats=2, manche=2)  # the ghost lays before
    play(state, "play S2r")
    assert previews("fourmis", state)["play S4b"] == [
        ZoneChange("won", 1, gained=["S2r", "S1g", "S4b"]),
        ZoneChange("hand", 1, lost=["S4b"]),
        ZoneChange("trick", NOBODY, lost=["S2r", "S1g"]),
    ]


def test_what_others_answer_at_the_same_time_changes_no_preview() -> None:
    watched = WatchedTable("parade", 3)
    watched.begin("ana", "ben", "cleo")
    while watched.table.game and not watched.table.game.state.asks():
        watched.step()
    play = watched.table.game
    assert play is not None
    assert play.state.asks() == TOGETHER
    before = watched.watchers[watched.person(2)].board
    for seat in (0, 1):
        watched.play(seat, watched.moves(seat)[-1])
        after = watched.watchers[watched.person(2)].board
        assert before is not None
        assert after is not None
        assert after.choices == before.choices


def test_a_coup_is_foreseen_alike_whatever_the_partner_answers() -> None:
    sides = [ROLLING] * 2
    hands = ["danger-m", "sauvegarde-m", "", "200"]
    state = hermine(hands, sides=sides)
    play(state, "attack @1 danger-m")
    assert state.asks() == REACTION
    asked = asked_seats(state)
    assert list(asked) == [1, 3]
    assert previews("hermine", asked[1])["coup sauvegarde-m"][0] == ZoneChange(
        "battle", 1, lost=["danger-m"]
    )
    assert previews("hermine", asked[3]) == {"let-be": []}
