"""Counting and logging of unforeseen errors."""

import logging

import pytest

from tablee.server.metrics import log_unforeseen
from tests.support.metrics import unforeseen_errors


def test_an_unforeseen_error_is_counted_and_only_its_place_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    before = unforeseen_errors()
    caplog.set_level(logging.DEBUG)
    try:
        raise KeyError("Ana holds r7")
    except KeyError as error:
        log_unforeseen(error)
    assert unforeseen_errors() == before + 1
    (record,) = caplog.records
    said = record.getMessage()
    assert said.startswith("unforeseen KeyError at test_metrics.py:")
    assert "Ana" not in said
    assert record.exc_info is None
