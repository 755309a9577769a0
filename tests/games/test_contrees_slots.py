"""Contrées: who may stand where, and what speaks against it."""

from itertools import combinations

import pytest

from tablee.core.moves import shuffle
from tablee.core.rng import Rng
from tablee.core.setup import Setup
from tablee.core.zones import DEALER, NOBODY
from tablee.games.contrees import CONTREES, Contrees
from tablee.games.contrees.cards import COLORS
from tests.support.contrees_positions import Combat, cast, contrees, moves, places_of, slots
from tests.support.moves import offered, play, refused, why

EVERYWHERE = [1, 2, 3, 4]


def allowed(own: str, card: str, other: str = "") -> bool:
    """Whether a card may be laid where these cards of mine and of an opponent stand."""
    state = contrees([card, "", ""], slots=[{2: own}, {2: other}])
    reason = why(state, f"play {card} :2")
    assert (f"play {card} :2" in offered(state)) == (reason == "")
    return reason == ""


@pytest.mark.parametrize("card", ["b4a", "r9a", "y10a", "g1a", "w4a", "flumigel", "jarmial"])
def test_a_character_may_be_engaged_before_any_land(card: str) -> None:
    """JAR-5: any color at any place, as long as nobody else is there."""
    state = contrees([card, "", ""])
    assert places_of(moves(state, card)) == EVERYWHERE
    play(state, f"play {card} :3")
    assert slots(state, 3) == [card, "", ""]
    assert state.attackers == [NOBODY] * 4
    assert (state.turn, state.played) == (0, 1)


@pytest.mark.parametrize("full", ["b3a b4a", "b3a w4a", "w4a w6a", "jarmial b3a", "flumigel w1a"])
@pytest.mark.parametrize("card", ["b7a", "w9a", "karniphage"])
def test_JAR_3_no_third_character_in_a_slot(full: str, card: str) -> None:
    """JAR-3: neither in an attack of one's own nor in an answer."""
    for attacker in (0, 1):
        fight = [Combat(2, attacker, [attacker])]
        state = contrees([card, "", ""], slots=[{2: full}, {2: "r9a r8a"}], combats=fight)
        assert why(state, f"play {card} :2") == "JAR-3"
        assert places_of(moves(state, card)) == [1, 3, 4]


def test_JAR_3_an_engaged_player_may_add_only_one_card_to_answer() -> None:
    """JAR-3: the card engaged before the attack counts."""
    fight = [Combat(1, 2)]
    state = contrees(["b4a b5a", "", ""], slots=[{1: "b3a"}, {}, {1: "g8a g7a"}], combats=fight)
    play(state, "play b4a :1")
    assert refused(state, "play b5a :1") == "JAR-3"
    assert slots(state, 1) == ["b3a b4a", "", "g8a g7a"]


@pytest.mark.parametrize("card", ["b4a", "r4a", "w4a", "jarmial", "flumigel"])
def test_JAR_3_nobody_joins_karniphage(card: str) -> None:
    """JAR-3: he fills a slot alone."""
    state = contrees([card, "", ""], slots=[{2: "karniphage"}], combats=[Combat(2, 0)])
    assert refused(state, f"play {card} :2") == "JAR-3"
    assert places_of(moves(state, card)) == [1, 3, 4]


@pytest.mark.parametrize("own", ["b3a", "r3a", "y3a", "g3a"])
@pytest.mark.parametrize("card", ["b8a", "r8a", "y8a", "g8a"])
def test_JAR_4_two_peoples_never_share_a_slot(own: str, card: str) -> None:
    """JAR-4: two of one color may."""
    assert allowed(own, card) == (own[0] == card[0])
    if own[0] != card[0]:
        assert refused(contrees([card, "", ""], slots=[{2: own}]), f"play {card} :2") == "JAR-4"


@pytest.mark.parametrize("white", ["w4a", "flumigel", "jarmial"])
@pytest.mark.parametrize("color", ["b3a", "r3a", "y3a", "g3a", "w9a"])
def test_JAR_4_a_white_goes_with_every_color(white: str, color: str) -> None:
    """JAR-4: in either order, and with another white."""
    assert allowed(white, color)
    assert allowed(color, white)


@pytest.mark.parametrize("other", ["r1a", "r1a r2a", "w3a r2a", "r2a jarmial"])
def test_JAR_5_a_color_that_an_opponent_has_there_is_forbidden(other: str) -> None:
    """JAR-5: of whatever strength; other colors and whites are not."""
    for own in ("", "w4a"):
        state = contrees(["r9a", "", ""], slots=[{2: own}, {}, {2: other}])
        assert refused(state, "play r9a :2") == "JAR-5"
        assert places_of(moves(state, "r9a")) == [1, 3, 4]
    for card in ("b9a", "y9a", "g9a", "w9a", "karniphage"):
        assert allowed("", card, other)


def test_JAR_5_whites_and_black_are_never_taken() -> None:
    """JAR-5: an opponent's white or Karniphage forbids nothing."""
    for other in ("w1a", "w1a w2a", "jarmial", "karniphage"):
        for card in ("b9a", "r9a", "w9a", "flumigel"):
            assert allowed("", card, other)


def test_JAR_5_a_color_set_free_by_trepas_is_free_again() -> None:
    """JAR-5: what counts is who stands there now."""
    state = contrees(["r9a trepas", "", ""], slots=[{}, {2: "r4a"}])
    assert refused(state, "play r9a :2") == "JAR-5"
    play(state, "trepas r4a", "play r9a :2")
    assert slots(state, 2) == ["r9a", "", ""]


def test_JAR_5_a_color_is_taken_at_its_place_only_and_only_for_others() -> None:
    """JAR-5: two seats may have it before two lands; its owner may add to it."""
    state = contrees(["r9a", "", ""], slots=[{1: "r5a"}, {2: "r4a"}])
    assert moves(state, "r9a") == ["play r9a :1", "play r9a :3", "play r9a :4"]


def test_JAR_6_a_white_gives_no_claim_on_a_color() -> None:
    """JAR-6: red laid after my white forbids me red there, but nothing else."""
    state = contrees(["w4a r2a", "r5a", ""])
    play(state, "play w4a :2", "play b1a :3", "play r5a :2", "play r1a :4")
    play(state, "play y1a :3", "play y1b :4")
    assert state.turn == 0
    assert refused(state, "play r2a :2") == "JAR-5"
    assert "play b1b :2" in offered(state)
    play(state, "play b1b :2")
    assert slots(state, 2) == ["w4a b1b", "r5a", ""]


def test_JAR_7_two_whites_attack() -> None:
    """JAR-7: and no color is forbidden to the others by that."""
    state = contrees(["w4a w6a", "", ""])
    play(state, "play w4a :1", "play w6a :1")
    assert state.attackers == [0, NOBODY, NOBODY, NOBODY]
    for card in ("b9a", "r9a", "y9a", "g9a", "w9a"):
        assert allowed("", card, "w4a w6a")


@pytest.mark.parametrize("own", ["b3a", "w4a", "flumigel", "jarmial"])
def test_JAR_15_karniphage_needs_a_slot_of_his_own(own: str) -> None:
    """JAR-15: he stands in for two characters, also in an answer."""
    for fight in ([], [Combat(2, 1)]):
        state = contrees(["karniphage", "", ""], slots=[{2: own}, {2: "r8a r7a"}], combats=fight)
        assert refused(state, "play karniphage :2") == "JAR-15"
        assert places_of(moves(state, "karniphage")) == [1, 3, 4]


def test_JAR_15_karniphage_is_one_of_two_cards() -> None:
    """JAR-15: his player has another card to play, then draws two."""
    state = contrees(["karniphage b4a b5a b6a", "", ""])
    play(state, "play karniphage :2")
    assert (state.turn, state.played) == (0, 1)
    play(state, "play b4a :1")
    assert (state.turn, len(state.hands[0].cards)) == (1, 4)


def test_JAR_16_affaiblissement_keeps_karniphage_away() -> None:
    """JAR-16, JAR-27: his strength is 16."""
    state = contrees(["karniphage", "", ""])
    cast(state, "affaiblissement", 1)
    assert refused(state, "play karniphage :1") == "JAR-27"
    assert moves(state, "karniphage") == []


@pytest.mark.parametrize(("colors", "kept"), [("blue black", True), ("red white", False)])
def test_JAR_16_entrave_on_black_keeps_karniphage_away(colors: str, kept: bool) -> None:
    """JAR-16, JAR-29: no other color does."""
    state = contrees(["karniphage", "", ""])
    cast(state, f"entrave {colors}", 2)
    assert why(state, "play karniphage :1") == ("JAR-29" if kept else "")
    assert len(moves(state, "karniphage")) == (0 if kept else 4)


@pytest.mark.parametrize("strength", range(1, 11))
@pytest.mark.parametrize("color", "brygw")
def test_JAR_27_affaiblissement_lets_nobody_above_5_pass(strength: int, color: str) -> None:
    """JAR-27: by the strength that is printed; the fifth white of the plain table is Flumigel."""
    card = f"{color}{strength}a"
    if card in ("w5a", "w10a"):
        card = "flumigel" if strength == 5 else "karniphage"
    state = contrees([card, "", ""])
    cast(state, "affaiblissement", 1)
    assert why(state, f"play {card} :3") == ("JAR-27" if strength > 5 else "")
    assert len(moves(state, card)) == (0 if strength > 5 else 4)


@pytest.mark.parametrize("flumigel", [1, 5, 6, 10])
def test_JAR_27_flumigel_obeys_affaiblissement(flumigel: int) -> None:
    """JAR-27: where he has more than 5 he must stay away."""
    state = contrees(["flumigel", "", ""], flumigel=flumigel)
    cast(state, "affaiblissement", 1)
    assert why(state, "play flumigel :1") == ("JAR-27" if flumigel > 5 else "")


@pytest.mark.parametrize(("colors", "reason"), [("white black", "JAR-29"), ("red green", "")])
def test_JAR_27_flumigel_obeys_entrave_on_white(colors: str, reason: str) -> None:
    """JAR-27, JAR-29: he is as white as the others."""
    state = contrees(["flumigel", "", ""])
    cast(state, f"entrave {colors}", 1)
    assert why(state, "play flumigel :1") == reason


@pytest.mark.parametrize("other", ["", "b9a", "b10a", "w9a"])
def test_JAR_27_jarmial_may_join_a_stronger_card(other: str) -> None:
    """JAR-27: no strength is printed on him."""
    state = contrees(["jarmial", "", ""], slots=[{2: other}])
    cast(state, "affaiblissement", 1)
    assert places_of(moves(state, "jarmial")) == EVERYWHERE


@pytest.mark.parametrize(("one", "other"), [*combinations(COLORS, 2)])
def test_JAR_29_entrave_forbids_the_two_colors_that_it_names(one: str, other: str) -> None:
    """JAR-29: to everybody but its caster."""
    cards = ["b4a", "r4a", "y4a", "g4a", "w4a", "karniphage"]
    for caster in (0, 1):
        for color, card in zip(COLORS, cards, strict=True):
            state = contrees([card, "", ""])
            cast(state, f"entrave {one} {other}", caster)
            forbidden = caster == 1 and color in (one, other)
            assert why(state, f"play {card} :1") == ("JAR-29" if forbidden else "")


@pytest.mark.parametrize("white", ["w4a", "flumigel", "jarmial"])
def test_JAR_29_a_white_may_join_a_color_that_is_named(white: str) -> None:
    """JAR-29: unless white is named too; then not even Jarmial may come."""
    state = contrees([white, "", ""], slots=[{2: "r4a"}])
    cast(state, "entrave red green", 1)
    assert f"play {white} :2" in offered(state)
    state = contrees([white, "", ""], slots=[{2: "r4a"}])
    cast(state, "entrave red white", 1)
    assert refused(state, f"play {white} :2") == "JAR-29"
    assert moves(state, white) == []


@pytest.mark.parametrize("sort", ["affaiblissement", "entrave red white"])
def test_lasting_sorts_do_not_bind_their_caster(sort: str) -> None:
    """JAR-26, JAR-27, JAR-29: they are about opponents, all of them."""
    for seat in range(3):
        state = contrees(["r9a", "r8b", "r8a"], turn=seat)
        cast(state, sort, 1)
        card = ["r9a", "r8b", "r8a"][seat]
        assert (moves(state, card) == []) == (seat != 1)


@pytest.mark.parametrize("card", ["b4a", "w4a", "jarmial", "karniphage"])
def test_JAR_43_nobody_stands_where_no_land_lies(card: str) -> None:
    """JAR-43: characters are laid before a land."""
    state = contrees([card, "", ""], lands="blue-1 - yellow-1 -")
    assert places_of(moves(state, card)) == [1, 3]
    for place in (2, 4):
        assert refused(state, f"play {card} :{place}") == "JAR-43"


@pytest.mark.parametrize("sort", ["annexion", "translation"])
def test_JAR_43_sorts_on_lands_need_a_land(sort: str) -> None:
    """JAR-43: a closed place has none to take or to move."""
    state = contrees([sort, "", ""], lands="blue-1 - yellow-1 green-1")
    assert places_of(moves(state, sort)) == [1, 3, 4]
    assert why(state, f"{sort} :2") == "JAR-43"


@pytest.mark.parametrize("move", ["play b9a :1", "trepas r4a", "annexion :1", "affaiblissement"])
def test_only_cards_at_hand_can_be_played(move: str) -> None:
    state = contrees(slots=[{}, {1: "r4a"}])
    assert refused(state, move) == "not_held"


@pytest.mark.parametrize("move", ["play b1a", "play b1a :5", "play b1a :0", "play", "b1a :1", ""])
def test_words_that_are_no_move_are_unknown(move: str) -> None:
    assert refused(contrees(), move) == "unknown_move"


def test_a_card_of_an_opponent_cannot_be_played() -> None:
    state = contrees(["", "r9a", ""])
    assert refused(state, "play r9a :1") == "not_held"


def test_laid_open_cards_are_played_as_others_are() -> None:
    """JAR-4, JAR-5: the rulings look at the card, not at where it comes from."""
    state = contrees(["b3a | r9a y9a g9a", "", ""], slots=[{1: "b4a"}, {2: "r4a"}])
    assert places_of(moves(state, "r9a")) == [3, 4]
    assert refused(state, "play r9a :2") == "JAR-5"
    assert refused(state, "play y9a :1") == "JAR-4"
    play(state, "play g9a :2")
    assert slots(state, 2) == ["g9a", "r4a", ""]


def test_what_is_offered_is_exactly_what_nothing_speaks_against() -> None:
    """JAR-3, JAR-4, JAR-5, JAR-15, JAR-27, JAR-29, JAR-43: over the positions of random games."""
    reasons: set[str] = set()
    for seats in (2, 3, 4):
        rng = Rng(seats)
        state = Setup(CONTREES, seats).start()
        assert isinstance(state, Contrees)
        while state.turn != NOBODY:
            if state.turn == DEALER:
                shuffle(state, rng)
                continue
            legal = state.legal()
            if state.asked == NOBODY and not state.midway:
                reasons |= checked(state)
            state.apply(legal[rng.below(len(legal))])
    assert {"", "JAR-3", "JAR-4", "JAR-5", "JAR-15", "JAR-27", "JAR-29"} <= reasons


def checked(state: Contrees) -> set[str]:
    """Each character at hand at each place: what speaks against it, if it is not offered."""
    legal, found = set(state.legal()), set()
    for zone in (state.hands[state.turn], state.known[state.turn]):
        for action in [4 * card + place for card in zone.cards if card < 83 for place in range(4)]:
            reason = state.forbids(action)
            assert (action in legal) == (reason == "")
            found.add(reason)
    return found
