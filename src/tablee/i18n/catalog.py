"""Fluent messages, looked up by key; the same files serve the web client."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("fr", "en")
"""The languages of the product, the first being the one for those who wish for none of them."""

LONGEST = 1000
"""What is longer is cut off: a sentence is to be read, and Fluent refuses what has no end."""


class Catalog:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("tablee.i18n") / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return self._bundle.has_message(key)

    def text(self, key: str, **details: object) -> str:
        """The message with its details filled in.

        Raises:
            LookupError: there is no such message, or it asks for a detail that was not given.
        """
        if not self.has(key):
            raise LookupError(f"no message {key!r} in {self.language!r}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"message {key!r} has attributes only"
        said, errors = self._bundle.format_pattern(pattern, _arguments(details))
        if errors:
            raise LookupError(f"message {key!r} in {self.language!r}: {errors[0]}")
        return str(said)

    def figures(self, shown: str) -> str:
        """Numbers written the English way, as this language writes them."""
        if self.language != "fr":
            return shown
        return shown.replace(",", "\N{NARROW NO-BREAK SPACE}").replace(".", ",")

    def listed(self, items: list[str]) -> str:
        """Words as a list in a sentence."""
        if not items[1:]:
            return "".join(items)
        return self.text("list-of", first=", ".join(items[:-1]), last=items[-1])


@cache
def catalog(language: str) -> Catalog:
    """The messages of a language, read once."""
    return Catalog(language)


def wished(environment: Mapping[str, str]) -> str:
    """The language that the environment of a command asks for."""
    for name in ("TABLEE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def _arguments(details: Mapping[str, object]) -> dict[str, object]:
    """Details as Fluent takes them: numbers as numbers, everything else as text."""
    return {
        name: value if type(value) in (int, float) else _line(str(value))
        for name, value in details.items()
    }


def _line(text: str) -> str:
    """Text from anywhere, made fit for one line of a terminal."""
    clean = "".join(letter if letter.isprintable() else " " for letter in text)
    return clean if len(clean) <= LONGEST else f"{clean[: LONGEST - 1]}…"
