"""A form of the wire's schema that does not depend on the names of definitions."""

import json
from hashlib import sha256

from tablee.wire.schema import HTTP_TYPES, UNIONS, schema

Schema = dict[str, object]
NAME_KEYS = ("title", "description")
VALUE_KEYS = ("const", "default", "enum", "required")
"""Keys whose values are no schemas."""
REF = "$ref"


def roots() -> list[str]:
    """Return the definitions that lead to all others."""
    return [*UNIONS, *(kind.__name__ for kind in HTTP_TYPES)]


class SchemaNormalForm:
    """A schema whose definitions are numbered in the order of first reference."""

    def __init__(self, named: Schema, roots: list[str]) -> None:
        node = named["$defs"]
        assert isinstance(node, dict)
        self._parts: dict[str, object] = node
        self._numbers: dict[str, str] = {}
        self._written: dict[str, object] = {}
        self._roots = [self._normalize(self._parts[name]) for name in roots]

    def normal_form(self) -> Schema:
        return {"roots": self._roots, "$defs": self._written}

    def _normalize(self, node: object) -> object:
        """Return a schema, or a list of them, without names."""
        if isinstance(node, list):
            return [self._normalize(one) for one in node]
        if not isinstance(node, dict):
            return node
        return {
            key: self._normalize_entry(key, node[key])
            for key in sorted(node)
            if key not in NAME_KEYS
        }

    def _normalize_entry(self, key: str, value: object) -> object:
        if key in VALUE_KEYS:
            return value
        if key == REF:
            return self._number(str(value))
        if key == "anyOf":
            assert isinstance(value, list)
            return [self._normalize(one) for one in sorted(value, key=self._digest)]
        if key in ("properties", "mapping"):
            assert isinstance(value, dict)
            return {name: self._normalize_reference(value[name]) for name in sorted(value)}
        return self._normalize(value)

    def _normalize_reference(self, value: object) -> object:
        """Return the schema of a property or a tag; tags map to bare references."""
        return self._number(value) if isinstance(value, str) else self._normalize(value)

    def _number(self, ref: str) -> str:
        name = ref.rpartition("/")[2]
        if name not in self._numbers:
            number = self._numbers[name] = str(len(self._numbers) + 1)
            self._written[number] = None
            self._written[number] = self._normalize(self._parts[name])
        return self._numbers[name]

    def _digest(self, node: object, within: tuple[str, ...] = ()) -> str:
        """Return a digest of a schema and its references that does not depend on names."""
        content = node
        if isinstance(node, str) and node.startswith("#/$defs/"):
            return self._digest_of(node.rpartition("/")[2], within)
        if isinstance(node, list):
            content = [self._digest(one, within) for one in node]
        elif isinstance(node, dict):
            kept = {key: value for key, value in node.items() if not _is_name(key, value)}
            content = {key: self._digest(value, within) for key, value in kept.items()}
            if "anyOf" in node:
                content["anyOf"] = ",".join(
                    sorted(self._digest(one, within) for one in node["anyOf"])
                )
        return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()

    def _digest_of(self, name: str, within: tuple[str, ...]) -> str:
        if name in within:
            return f"up {len(within) - within.index(name)}"
        return self._digest(self._parts[name], (*within, name))


def _is_name(key: str, value: object) -> bool:
    """Return whether this is a name or a docstring, not a property that is called so."""
    return key in NAME_KEYS and isinstance(value, str)


def schema_text() -> str:
    """Return the schema of the wire in its pinned form."""
    normal_form = SchemaNormalForm(schema(), roots()).normal_form()
    return json.dumps(normal_form, ensure_ascii=False, indent=1) + "\n"
