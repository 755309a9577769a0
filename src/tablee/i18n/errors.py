"""Sentences for errors."""

from tablee.core.errors import GameError
from tablee.i18n.catalog import Catalog


def explain(catalog: Catalog, error: GameError) -> str:
    """Format an error as one sentence that says what to do; it may name a `message` of its own."""
    details = dict(error.details)
    why = details.get("why")
    if isinstance(why, GameError):
        details["why"] = explain(catalog, why)
    elif why is not None:
        key = f"why-{why}".replace("_", "-")
        details["why"] = catalog.text(key) if catalog.has(key) else why
    if "message" in details:
        return catalog.text(str(details["message"]))
    return catalog.text(f"error-{error.code}".replace("_", "-"), **details)
