"""Messages that are read without Fluent say what Fluent makes of them."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablee.i18n import LANGUAGES
from tablee.i18n.bundle import MessageBundle
from tests.i18n.test_catalog import FILES, FOLDER, messages
from tests.support.parade_positions import FIXED

KEYS = ("a", "b-1", "C_c")
VALUES: dict[str, object] = {"x": "Ana", "y": "{ $x }\n", "n": 1234}
PIECES = st.sampled_from(
    [
        *("a = ", "b-1=", "C_c  =", "-t = ", "=", " ", "\n", "\n\n", "\r\n", "\r", "\t", "\n  "),
        *("\n    ", "\n    .", "d", "é\N{NO-BREAK SPACE}", "$x", "->", "[", ".", "*", "1", "#"),
        *("{ $x }", "{$y}", "{ $n }", "{ $missing }", "{ other }", "{ -other }", '{""}', "{", "}"),
        "{ $n ->\n    [one] 1\n   *[other] { $n }\n}\n",
        "# comment\n",
    ]
)
ENTRIES = st.builds("\n{} = {}\n".format, st.sampled_from(KEYS), st.lists(PIECES).map("".join))


def read_by_fluent(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def format_here(bundle: MessageBundle, key: str, values: dict[str, object]) -> tuple[object, str]:
    text, errors = bundle.format(key, values)
    return text, repr(errors)


def format_by_fluent(
    bundle: FluentBundle, key: str, values: dict[str, object]
) -> tuple[object, str]:
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None, "[]"
    text, errors = bundle.format_pattern(pattern, values)
    return str(text), repr(errors)


@settings(FIXED, max_examples=300)
@given(st.lists(ENTRIES | PIECES).map("".join))
@example("a =\n      { $x }\n\n    two\n   \n     three  \n# comment\nb-1 = four")
@example("a = one\n    two\n{ $x }\n")
@example("a = { $n ->\nb-1 = text\n")
@example("a =\na = text\n")
@example("a =\n    .only = text\n")
def test_any_source_says_what_fluent_makes_of_it(source: str) -> None:
    ours, theirs = MessageBundle("fr", source), read_by_fluent("fr", source)
    assert [ours.has(key) for key in KEYS] == [theirs.has_message(key) for key in KEYS]
    for key in filter(ours.has, KEYS):
        assert format_here(ours, key, VALUES) == format_by_fluent(theirs, key, VALUES)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_our_messages_say_what_fluent_makes_of_them(language: str, file: str) -> None:
    source = (FOLDER / language / file).read_text(encoding="utf-8")
    ours, theirs = MessageBundle(language, source), read_by_fluent(language, source)
    for key, names in messages(language, file).items():
        for value in ("text", 1234, 0.5):
            values: dict[str, object] = dict.fromkeys(names, value)
            assert format_here(ours, key, values) == format_by_fluent(theirs, key, values)
