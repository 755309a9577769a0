"""Deals that follow from a seed and from what players contribute, and can be checked."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import GameError
from tablee.core.setup import Setup
from tablee.records import (
    Deal,
    Dealer,
    Fair,
    Record,
    RecordError,
    check_fair,
    check_luck,
    commitment,
    dumps,
    loads,
)
from tablee.registry import find
from tests.support.parade_positions import FIXED, sitters

CODES = [f"{color}{value}" for color in "rbv" for value in range(11)]
LUCK = st.from_regex(r"\A[A-Za-z0-9_-]{0,64}\Z")


@FIXED
@given(st.text("abcdef0123456789"), st.lists(LUCK, min_size=2, max_size=6), st.integers(0, 20))
def test_a_deal_is_all_the_cards_in_an_order_that_follows_from_seed_and_luck(
    seed: str, luck: list[str], deal: int
) -> None:
    order = Dealer(seed, luck).shuffled(CODES, deal)
    assert sorted(order) == sorted(CODES)
    assert Dealer(seed, luck).shuffled(CODES[::-1], deal) == order
    assert 0 <= Dealer(seed, luck).first(len(luck)) < len(luck)


@pytest.mark.parametrize(
    "other", [Dealer("t", ["a", "b"]), Dealer("s", ["a", "c"]), Dealer("s", ["b", "a"])]
)
def test_another_seed_or_luck_deals_otherwise(other: Dealer) -> None:
    order = Dealer("s", ["a", "b"]).shuffled(CODES, 0)
    assert other.shuffled(CODES, 0) != order
    assert Dealer("s", ["a", "b"]).shuffled(CODES, 1) != order


def test_every_card_is_as_likely_in_every_place() -> None:
    counts = Counter(
        (card, place)
        for number in range(3000)
        for place, card in enumerate(Dealer(str(number), ["a"]).shuffled(["x", "y", "z"], 0))
    )
    assert all(900 < count < 1100 for count in counts.values())
    firsts = Counter(Dealer(str(number), ["a"]).first(3) for number in range(3000))
    assert all(900 < count < 1100 for count in firsts.values())


@pytest.mark.parametrize("luck", ["a|b", "é", "a b", "x" * 65, "a\n", "٣"])
def test_luck_that_could_be_mistaken_is_refused(luck: str) -> None:
    with pytest.raises(GameError) as refusal:
        check_luck(luck)
    assert refusal.value.code == "bad_luck"
    check_luck("")
    check_luck("x" * 64)


def promised(seed: str = "secret") -> Record:
    """A record of two deals that keep their promise."""
    setup, luck = Setup(find("parade"), 2), ["left", ""]
    deals = [Deal(Dealer(seed, luck).shuffled(setup.codes, number)) for number in range(2)]
    return Record(
        game="parade",
        rules=1,
        options={},
        seats=sitters("Ana", "Ben"),
        events=list(deals),
        fair=Fair(commitment(seed), seed, luck),
    )


def refusal(record: Record) -> tuple[str, int]:
    with pytest.raises(RecordError) as caught:
        check_fair(record)
    return caught.value.code, caught.value.event


def test_deals_that_keep_the_promise_are_fair_also_when_read_from_a_file() -> None:
    check_fair(promised())
    record = loads(dumps(promised()))
    assert record == promised()
    check_fair(record)


def test_a_record_without_a_promise_says_so() -> None:
    record = promised()
    record.fair = None
    assert refusal(record) == ("not_promised", 0)
    assert '"fair"' not in dumps(record)


@pytest.mark.parametrize("number", [1, 2])
def test_a_deal_that_was_changed_is_found(number: int) -> None:
    record = promised()
    event = record.events[number - 1]
    assert isinstance(event, Deal)
    event.deal[0], event.deal[1] = event.deal[1], event.deal[0]
    assert refusal(record) == ("unfair_deal", number)


def test_another_seed_than_the_promised_one_is_found() -> None:
    record = promised()
    record.fair = Fair(commitment("other"), "secret", ["left", ""])
    assert refusal(record) == ("bad_commitment", 0)


def test_luck_of_another_seat_or_of_nobody_is_found() -> None:
    record = promised()
    assert record.fair is not None
    record.fair.luck = ["", "left"]
    assert refusal(record) == ("unfair_deal", 1)
    record.fair.luck = ["left", "", "chosen-by-the-server"]
    assert refusal(record) == ("bad_commitment", 0)
    record.fair.luck = ["left|", ""]
    with pytest.raises(GameError, match="bad_luck"):
        check_fair(record)
