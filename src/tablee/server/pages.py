"""Pages of rules as pieces of a web page, whoever wrote them."""

import re
from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict

ANCHOR = re.compile(r'<a id="[A-Z]+-\d+">|</a>')
"""Where a ruling stands, for links to it: all the HTML that a page may hold."""


class _Renderer(RendererHTML):
    """Writes other HTML out as the text that it is."""

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


def rendered(page: str) -> str:
    """A page of Markdown, without anything that a browser would run."""
    found: str = _MARKDOWN.render(page)
    return found
