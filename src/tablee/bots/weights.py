"""Weights of heuristics that were learned: data files with the provenance of each number."""

import json
from functools import cache
from importlib.resources import files


@cache
def _load(name: str) -> dict[str, int]:
    text = (files("tablee.bots") / "data" / f"{name}.json").read_text("utf-8")
    return {str(key): int(value) for key, value in json.loads(text)["weights"].items()}


def load_weights(name: str) -> dict[str, int]:
    """Return the weights of a heuristic by name, from its file."""
    return dict(_load(name))
