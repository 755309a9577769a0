"""The opening of a table, as its log keeps it."""

import pytest

from tablee.core.errors import GameError
from tablee.table.commands import Opening
from tablee.table.opening import resolve_preset


def test_a_preset_is_written_out_since_a_log_is_for_ever() -> None:
    opening = resolve_preset(Opening("animalement-votre", 3, {"preset": "letter"}))
    assert opening.options == {"pending_theft": "bought"}
    usual = Opening("animalement-votre", 3)
    assert resolve_preset(usual) is usual


def test_a_preset_that_does_not_exist_opens_no_table() -> None:
    with pytest.raises(GameError) as refusal:
        resolve_preset(Opening("parade", 3, {"preset": "spirit"}))
    assert refusal.value.code == "unknown_preset"
