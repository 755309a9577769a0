"""Texts as one types them."""

SPACES = str.maketrans(dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " "))


def plain_spaces(text: str) -> str:
    """Replace spaces that do not break by ordinary ones."""
    return text.translate(SPACES)
