"""How the documentation becomes a site: `make docs`."""

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.ext.napoleon.docstring import GoogleDocstring
from sphinx.util.logging import getLogger

import tablee

ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "node_modules" / "@fontsource"

project = "Tablée"
author = "The Tablée developers"
copyright = author
version = release = tablee.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["images"]
nitpicky = True
OTHERS = "collections.abc|gymnasium|importlib|msgspec|mypy_extensions|numpy|os|pathlib|pettingzoo"
nitpick_ignore_regex = [  # the documentation of others is not fetched
    ("py:.*", rf"({OTHERS})\..*"),
    ("py:class", "i64|vec|BytesWriter"),
    ("py:class", r"tablee\.arena\.journal\.(Header|Entry)"),  # type variables
]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

default_role = "code"  # what stands in backticks in a docstring
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Tablée"
html_show_sphinx = False
html_copy_source = False
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_css_files = ["tablee.css"]
html_static_path = [
    "_static",
    *[str(FONTS / "figtree" / "files" / f"figtree-latin-{n}-normal.woff2") for n in (400, 600)],
    str(FONTS / "bricolage-grotesque" / "files" / "bricolage-grotesque-latin-700-normal.woff2"),
]
html_theme_options = {
    "footer_icons": [],
    "light_css_variables": {
        "color-background-primary": "#f7f1e5",
        "color-background-secondary": "#efe6d4",
        "color-background-border": "#d3c6ac",
        "color-foreground-primary": "#1d2433",
        "color-foreground-secondary": "#555a69",
        "color-brand-primary": "#c53a21",
        "color-brand-content": "#c53a21",
        "color-brand-visited": "#7a4aa0",
        "color-sidebar-link-text--top-level": "var(--color-foreground-primary)",
        "font-stack": "Figtree, system-ui, sans-serif",
        "font-stack--headings": "'Bricolage Grotesque', Figtree, sans-serif",
    },
    "dark_css_variables": {
        "color-background-primary": "#141a26",
        "color-background-secondary": "#1d2637",
        "color-background-border": "#36435c",
        "color-foreground-primary": "#f3ecdd",
        "color-foreground-secondary": "#b3b8c4",
        "color-brand-primary": "#ff8468",
        "color-brand-content": "#ff8468",
        "color-brand-visited": "#c9a6e4",
    },
}

ELSEWHERE = {
    "benchmarks/results.md": "figures.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changes.md",
}
"""Pages that stand outside this folder, and the pages here that include them."""
LOADED = re.compile(r"""<(script|img|iframe|link (?!rel="canonical"))[^>]*["'](https?:)?//[^"']*""")
PLAIN = ("attribute", "data", "property")
"""What has a docstring without parts: a colon in it is a colon."""


def at_home(app: Sphinx, page: str, source: list[str]) -> None:
    """Lead links to pages outside this folder to where they are on the site."""
    for outside, inside in ELSEWHERE.items():
        source[0] = re.sub(rf"\]\((\.\./)+{outside}", f"](/{inside}", source[0])
    source[0] = re.sub(r"^```(cards|fluent)$", "```text", source[0], flags=re.M)


def included(app: Sphinx, path: Path, parent: str, source: list[str]) -> None:
    """Lead links of a page from outside this folder into it."""
    source[0] = re.sub(r"\]\((\.\./)?docs/", "](/", source[0])
    for outside, inside in ELSEWHERE.items():
        source[0] = source[0].replace(f"]({outside})", f"](/{inside})")


def parts(app: Sphinx, what: Any, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Read a docstring as Google writes them."""
    if what not in PLAIN:
        lines[:] = GoogleDocstring(lines, None, None, what, name, obj, options).lines()


def fetches_nothing(app: Sphinx, error: Exception | None) -> None:
    """Warn of pages that would load something from another host."""
    for page in sorted(Path(app.outdir).rglob("*.html")):
        if found := LOADED.search(page.read_text("utf-8")):
            getLogger(__name__).warning("%s loads %s", page.name, found.group())


def setup(app: Sphinx) -> None:
    """Tell Sphinx about all this."""
    app.connect("source-read", at_home)
    app.connect("include-read", included)
    app.connect("autodoc-process-docstring", parts)
    app.connect("build-finished", fetches_nothing)
