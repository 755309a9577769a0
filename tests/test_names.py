"""One name, one thing: public classes of the package have names of their own."""

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "tablee"


def public_classes() -> dict[str, list[str]]:
    """Map each public class name to the modules that define it."""
    modules = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                modules[node.name].append(path.relative_to(PACKAGE).as_posix())
    return modules


def test_no_two_public_classes_share_a_name() -> None:
    homonyms = {name: paths for name, paths in public_classes().items() if len(paths) > 1}
    assert homonyms == {}
    assert len(public_classes()) > 100
