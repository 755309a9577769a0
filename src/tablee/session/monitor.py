"""Observation of a session from outside, such as metrics; by default nothing is counted."""

import logging
from contextlib import AbstractContextManager, nullcontext

from mypy_extensions import mypyc_attr

_LOG = logging.getLogger("tablee")


@mypyc_attr(allow_interpreted_subclasses=True)
class Monitor:
    """Receives what a session does besides its work."""

    def thinking(self, level: str) -> AbstractContextManager[object]:
        """Return a context that times the thinking of a bot."""
        return nullcontext()

    def unforeseen(self, error: BaseException) -> None:
        """Log an error that should not happen."""
        log_unforeseen(error)


def log_unforeseen(error: BaseException) -> None:
    """Log the kind and the place of an error.

    The error's own text is left out: it may name a card or a person.
    """
    places = []
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    _LOG.error("unforeseen %s at %s", type(error).__name__, " > ".join(places))
