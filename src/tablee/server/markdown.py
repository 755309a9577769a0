"""Markdown rules to HTML, without trusting their author."""

import re
from collections.abc import Sequence
from functools import lru_cache

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

from tablee.i18n.pages import rules_page

ANCHOR = re.compile(r'<a id="[A-Z]+-\d+">|</a>')
"""The anchor of a ruling: the only HTML that a page may contain."""

MAX_PAGES = 200
"""Rendered pages that are kept."""


class _Renderer(RendererHTML):
    """Escapes all HTML besides anchors."""

    def html_inline(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        content = tokens[idx].content
        return content if ANCHOR.fullmatch(content) else escapeHtml(content)

    def html_block(
        self, tokens: Sequence[Token], idx: int, options: OptionsDict, env: EnvType
    ) -> str:
        return escapeHtml(tokens[idx].content)


_MARKDOWN = MarkdownIt("commonmark", {"html": True}, renderer_cls=_Renderer).enable("table")


@lru_cache(maxsize=MAX_PAGES)
def render_rules(game: str, language: str) -> str:
    """Render the rules of a game, once: it takes as long as a hundred moves."""
    return render_markdown(rules_page(game, language))


def render_markdown(page: str) -> str:
    """Render Markdown as HTML that contains nothing executable."""
    fragment: str = _MARKDOWN.render(page)
    return fragment
