"""Names and texts."""

import pytest

from tablee.core.errors import GameError
from tablee.table.names import MAX_NAME, clean_text, distinct_name


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "\u115f\u1160",
        "A\u3164na",
        "\u0301",
        "\ufe0f",
        "\u200b",
        "\x07",
    ],
)
def test_what_cannot_be_seen_is_no_text(text: str) -> None:
    with pytest.raises(GameError) as refused:
        clean_text(text)
    assert refused.value.code == "bad_text"


@pytest.mark.parametrize("text", ["Ana", "Zoé", "Łukasz", "花子", "🂡", "❤️"])
def test_what_can_be_seen_is_a_text(text: str) -> None:
    assert clean_text(f"  {text}\t{text} ") == f"{text} {text}"


@pytest.mark.parametrize("twin", ["Ana", "ANA", "\uff21na", "Ana\ufe0f"])
def test_two_names_at_a_table_are_never_the_same(twin: str) -> None:
    assert distinct_name(twin, ["Bob", "Ana"]) == f"{twin} 2"
    assert distinct_name(twin, ["Ana", "ana 2"]) == f"{twin} 3"
    assert distinct_name(twin, ["Bob", "Aná"]) == twin


def test_a_long_name_stays_within_its_length() -> None:
    name = "x" * MAX_NAME
    assert distinct_name(name, [name]) == "x" * (MAX_NAME - 2) + " 2"
