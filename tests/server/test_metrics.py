"""What is counted, and what is logged of errors."""

import logging

import pytest

from tablee.server.metrics import UNFORESEEN, unforeseen


def test_an_unforeseen_error_is_counted_and_only_its_place_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = UNFORESEEN._value.get()
    caplog.set_level(logging.DEBUG)
    try:
        raise KeyError("Ana holds r7")
    except KeyError as error:
        unforeseen(error)
    assert UNFORESEEN._value.get() == before + 1
    (record,) = caplog.records
    said = record.getMessage()
    assert said.startswith("unforeseen KeyError at test_metrics.py:")
    assert "Ana" not in said
    assert record.exc_info is None
