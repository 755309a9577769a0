"""Messages in Fluent, each read when it is first asked for.

To import Fluent and to parse every message takes longer than most commands run. Most messages are
only text with variables in it, and that much is read here. Fluent itself is imported for the
others, which have selectors, functions, references or attributes, and for numbers, which every
language writes in its own way.
"""

import re
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_START = re.compile(r"^(?:([a-zA-Z][a-zA-Z0-9_-]*) *=|-|#)", re.M)
"""Start of a message, a term or a comment; the text of a message ends there at the latest."""
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
_NAME = re.compile(r"\$([a-zA-Z][a-zA-Z0-9_-]*)")
_TEXT = r"(?:[^{}\r\n]|\{ *\$[a-zA-Z][a-zA-Z0-9_-]* *\})"
_PLAIN = re.compile(rf" *({_TEXT}*)((?:\n(?: *\n)* +(?![ .*\[]){_TEXT}+)*)[ \n]*")
"""Text with variables: the rest of the first line, then indented lines."""


class MessageBundle:
    """Messages of one language by key; an entry that Fluent refuses is no message."""

    def __init__(self, language: str, source: str) -> None:
        self._language = language
        self._source = source
        self._entries = _split_entries(source)
        self._plain: dict[str, str | None] = {}

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        if key not in self._entries:
            return False
        return self._find_plain(key) is not None or self._fluent.has_message(key)

    def is_broken(self, key: str) -> bool:
        """Return whether there is an entry with this key, and Fluent refuses it."""
        return key in self._entries and not self.has(key)

    def variables(self, key: str) -> set[str]:
        """Return the names of all variables of a message, in whichever case they are used."""
        return set(_NAME.findall(self._entries[key]))

    def format(
        self, key: str, variables: Mapping[str, object]
    ) -> tuple[str | None, list[Exception]]:
        """Return the text of a message, `None` if it has attributes only, and its errors."""
        text = self._find_plain(key)
        if text is not None and _has_texts(variables, _VARIABLE.findall(text)):
            return _VARIABLE.sub(lambda found: str(variables[found[1]]), text), []
        pattern = self._fluent.get_message(key).value
        if pattern is None:
            return None, []
        said, errors = self._fluent.format_pattern(pattern, dict(variables))
        return str(said), errors

    def _find_plain(self, key: str) -> str | None:
        """Return the text of a message with its variables; `None` if Fluent must read it."""
        if key not in self._plain:
            self._plain[key] = _read_plain(self._entries[key])
        return self._plain[key]

    @cached_property
    def _fluent(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import

        bundle = FluentBundle([self._language], use_isolating=False)
        bundle.add_resource(FluentResource(self._source))
        return bundle


def _has_texts(variables: Mapping[str, object], names: list[str]) -> bool:
    return all(isinstance(variables.get(name), str) for name in names)


def _split_entries(source: str) -> dict[str, str]:
    """Return the unread pattern of each message; the first one, if a key stands twice."""
    entries: dict[str, str] = {}
    pieces = _START.split(source)
    for key, pattern in zip(pieces[1::2], pieces[2::2], strict=True):
        if key:
            entries.setdefault(key, pattern)
    return entries


def _read_plain(pattern: str) -> str | None:
    """Return a pattern of text and variables without its indentation; `None` for any other."""
    match = _PLAIN.fullmatch(pattern)
    if match is None:
        return None
    first, *below = "".join(match.groups()).split("\n")
    indents = [len(line) - len(line.lstrip(" ")) for line in below if line.strip(" ")]
    indent = min(indents, default=0)
    lines = [first, *[line[indent:] if line.strip(" ") else "" for line in below]]
    return "\n".join(lines).lstrip("\n").rstrip(" \n") or None
