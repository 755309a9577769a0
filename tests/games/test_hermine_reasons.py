"""The Hermine: each thing that cannot be done is refused for its own reason."""

import pytest

from tablee.core.zones import NOBODY
from tablee.games.hermine import Hermine
from tests.support.hermine_positions import ROLLING, STEPS, Tableau, hermine
from tests.support.moves import offered, play, refused, why

AT_500 = "100 100 100 100 100"
PROTECTED = Tableau("beaute", bottes="protection")


def reason(name: str, own: Tableau, other: Tableau = ROLLING, *, caller: int = NOBODY) -> str:
    """Why seat 0 cannot do this, though it holds the card."""
    state = hermine([name.rsplit(maxsplit=1)[-1], ""], sides=[own, other], caller=caller)
    return refused(state, name)


@pytest.mark.parametrize("step", STEPS)
def test_HER_9_no_step_before_the_start(step: str) -> None:
    """HER-9: a beauté or the protection comes first."""
    assert reason(f"play {step}", Tableau()) == "HER-9"
    assert reason(f"play {step}", Tableau("", "menacee", bottes="sauvegarde-m")) == "HER-9"


@pytest.mark.parametrize("attack", ["stop", "danger-m", "danger-c", "danger-r"])
@pytest.mark.parametrize("battle", ["", "sauve-m", "danger-c sauve-c"])
def test_HER_10_the_target_must_roll(attack: str, battle: str) -> None:
    """HER-10, HER-13: it has not started, or has not started again."""
    assert reason(f"attack @1 {attack}", ROLLING, Tableau(battle)) == "HER-10"


@pytest.mark.parametrize("attack", ["stop", "menacee", "danger-m"])
@pytest.mark.parametrize(("seats", "sides"), [(2, [0, 2]), (3, [0]), (4, [0, 2]), (6, [0])])
def test_HER_10_there_must_be_such_an_opponent(attack: str, seats: int, sides: list[int]) -> None:
    """HER-10: nobody attacks their own side, nor a side that is not at the table."""
    tableaux = [ROLLING] * (seats if seats < 4 else seats // 2)
    state = hermine([attack] + [""] * (seats - 1), sides=tableaux)
    for side in sides:
        assert refused(state, f"attack @{side} {attack}") == "HER-10-side"
    assert refused(state, f"attack @3 {attack}") == "unknown_move"


@pytest.mark.parametrize("attack", ["stop", "danger-m", "danger-c", "danger-r"])
@pytest.mark.parametrize("battle", ["beaute stop", "danger-m", "beaute danger-r"])
def test_HER_11_no_attack_on_an_attack(attack: str, battle: str) -> None:
    """HER-11: even with the same one."""
    assert reason(f"attack @1 {attack}", ROLLING, Tableau(battle)) == "HER-11"


@pytest.mark.parametrize("step", ["75", "100", "200"])
def test_HER_12_a_limit_forbids_longer_steps(step: str) -> None:
    """HER-12: also where another ruling forbids them too."""
    assert reason(f"play {step}", Tableau("beaute", "menacee")) == "HER-12-limited"
    far = Tableau("beaute", "menacee", f"{AT_500} 100 75")
    assert reason(f"play {step}", far) == "HER-12-limited"


def test_HER_12_no_second_espece_menacee() -> None:
    """HER-12: on a side that is limited already."""
    assert reason("attack @1 menacee", ROLLING, Tableau("", "menacee")) == "HER-12-twice"


@pytest.mark.parametrize("battle", ["danger-m", "danger-c", "danger-r", "danger-c sauve-c"])
def test_HER_13_a_danger_takes_two_parades_before_a_step(battle: str) -> None:
    """HER-13: the sauvé alone is not enough."""
    assert reason("play 25", Tableau(f"beaute {battle}")) == "HER-13"


@pytest.mark.parametrize("own", [ROLLING, PROTECTED, Tableau(coups="protection")])
def test_HER_14_a_beaute_that_would_not_help(own: Tableau) -> None:
    """HER-14: on a beauté, or with the protection."""
    assert reason("play beaute", own) == "HER-14"


@pytest.mark.parametrize("battle", ["danger-m", "beaute danger-c"])
def test_HER_14_a_danger_wants_its_rescue_before_a_beaute(battle: str) -> None:
    """HER-14: on a danger."""
    assert reason("play beaute", Tableau(battle)) == "HER-14-danger"


@pytest.mark.parametrize("parade", ["protegee", "sauve-m", "sauve-c", "sauve-r"])
@pytest.mark.parametrize("own", [Tableau(), ROLLING, Tableau("beaute stop", "menacee protegee")])
def test_HER_15_a_parade_without_its_attack(parade: str, own: Tableau) -> None:
    """HER-15: can only be discarded."""
    assert reason(f"play {parade}", own) == "HER-15"


def test_HER_15_a_stop_wants_a_beaute_first() -> None:
    """HER-15: before any step."""
    assert reason("play 25", Tableau("beaute stop")) == "HER-15-stopped"


@pytest.mark.parametrize(
    ("attack", "botte"),
    [("stop", "protection"), ("menacee", "protection"), ("danger-r", "sauvegarde-r")],
)
@pytest.mark.parametrize("battle", ["beaute", "", "danger-m"])
def test_HER_19_a_botte_forbids_its_attacks(attack: str, botte: str, battle: str) -> None:
    """HER-19: whatever else lies there."""
    target = Tableau(battle, bottes=botte)
    assert reason(f"attack @1 {attack}", ROLLING, target) == "HER-19"


def test_HER_20_no_third_200() -> None:
    """HER-20: where it would still fit, allonge included."""
    assert reason("play 200", Tableau("beaute", steps="200 200")) == "HER-20"
    far = Tableau("beaute", steps="200 200 75 75 75 75")
    assert reason("play 200", far, caller=0) == "HER-20"


@pytest.mark.parametrize(
    ("step", "laid", "caller"),
    [
        ("200", f"{AT_500} 25", NOBODY),
        ("25", f"{AT_500} 100 100", NOBODY),
        ("50", f"{AT_500} 100 75", NOBODY),
        ("200", f"{AT_500} 100 100 100 25", 1),
        ("200", "200 200 100 100", NOBODY),
    ],
)
def test_HER_21_no_step_beyond_the_goal(step: str, laid: str, caller: int) -> None:
    """HER-21: 700, or 1000 after a call; it is said before a third 200 is."""
    own = Tableau("beaute", steps=laid)
    assert reason(f"play {step}", own, caller=caller) == "HER-21"


def attacked() -> Hermine:
    """Seat 1 is asked whether it has the protection; it has not."""
    state = hermine(["stop", "beaute sauvegarde-m joker1"], sides=[ROLLING, ROLLING], jokers=3)
    play(state, "attack @1 stop")
    return state


@pytest.mark.parametrize(
    "name", ["play beaute", "play sauvegarde-m", "discard beaute", "joker 25 joker1"]
)
def test_HER_23_an_attack_asks_for_an_answer_first(name: str) -> None:
    """HER-23: only a coup-fourré, or nothing."""
    assert refused(attacked(), name) == "HER-23"


def test_HER_23_there_is_nothing_to_answer_in_turn() -> None:
    """HER-23: neither with the botte in hand nor by letting it be."""
    state = hermine(["protection joker1", ""], jokers=3)
    assert why(state, "coup protection") == "HER-23"
    assert why(state, "joker-coup protection joker1") == "HER-23"
    assert why(state, "let-be") == "HER-23"


def test_HER_35_an_allonge_is_called_only_when_asked() -> None:
    """HER-35: and then nothing else is possible."""
    state = hermine(["100 25 protection", ""], sides=[Tableau("beaute", steps=f"{AT_500} 100")])
    assert (why(state, "allonge"), why(state, "decline")) == ("HER-35", "HER-35")
    play(state, "play 100")
    for name in ("play 25", "discard 25", "play protection", "coup protection", "let-be"):
        assert refused(state, name) == "HER-35"
    assert (why(attacked(), "allonge"), why(attacked(), "decline")) == ("HER-35", "HER-35")


def test_HER_40_jokers_that_are_not_in_the_game() -> None:
    """HER-2, HER-40: none by default; the fourth only where it is wanted."""
    state = hermine(["joker1", ""], jokers=3)
    for name in ("joker beaute joker4", "discard joker4", "joker-attack @1 menacee joker4"):
        assert why(state, name) == "HER-40"
    state = hermine(["", ""])
    for name in ("joker beaute joker1", "joker 25 joker2", "discard joker3"):
        assert why(state, name) == "HER-40"


def test_HER_40_a_joker_that_may_not_be_a_botte() -> None:
    """HER-40: by the scope of the table, or because the side has that one."""
    state = hermine(["joker1", ""], jokers=3, joker_scope="no_botte")
    assert refused(state, "joker sauvegarde-c joker1") == "HER-40"
    own = Tableau(bottes="protection", coups="joker2=sauvegarde-r")
    state = hermine(["joker1 sauvegarde-r", ""], sides=[own], jokers=3)
    for name in ("joker protection joker1", "joker sauvegarde-r joker1", "play sauvegarde-r"):
        assert refused(state, name) == "HER-40"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("joker 25 joker1", "HER-9"),
        ("joker-attack @1 stop joker1", "HER-10"),
        ("joker-attack @0 stop joker1", "HER-10-side"),
        ("joker protegee joker1", "HER-15"),
        ("joker 25 joker2", "not_held"),
        ("discard joker2", "not_held"),
    ],
)
def test_HER_40_a_joker_is_refused_as_the_card_would_be(name: str, expected: str) -> None:
    """HER-40: if that card would be legal."""
    assert why(hermine(["joker1", ""], jokers=3), name) == expected


@pytest.mark.parametrize("name", ["play 25", "play beaute", "attack @1 menacee", "discard stop"])
def test_a_card_must_be_in_hand(name: str) -> None:
    """HER-8: not on the table, in the pile or in another hand."""
    state = hermine(["", "25 beaute menacee stop"], sides=[Tableau(steps="25")])
    assert why(state, name) == "not_held"


def test_a_coup_needs_its_botte() -> None:
    """HER-23: the protection is not in this hand, nor are the other jokers."""
    assert why(attacked(), "coup protection") == "not_held"
    assert why(attacked(), "joker-coup protection joker2") == "not_held"
    assert offered(attacked()) == ["joker-coup protection joker1", "let-be"]


@pytest.mark.parametrize("move", ["attack @1", "attack stop", "play", "coup", "beaute", "joker 25"])
def test_words_that_are_no_move_are_unknown(move: str) -> None:
    assert refused(hermine(["stop beaute 25", ""], sides=[ROLLING]), move) == "unknown_move"
