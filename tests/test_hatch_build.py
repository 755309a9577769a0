"""The build hook, without a network and without building a whole wheel."""

import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import chain
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build as hook

pytestmark = pytest.mark.installed

ROOT = Path(hook.__file__).parent
RULES = "src/tablee/core/state.py"
OURS = ("PYTHONPATH", "COVERAGE", "COV_")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module, with nothing in the surroundings that speaks of compiling."""
    for name in (hook.SWITCH, "CC", "CFLAGS", "LDFLAGS"):
        monkeypatch.delenv(name, raising=False)
    write(tmp_path / RULES, "TURN: int = 0\n")
    write(tmp_path / "src/tablee/__init__.py", "")
    write(tmp_path / "src/tablee/core/__init__.py", "")
    write(tmp_path / hook.PINS, (ROOT / hook.PINS).read_text())
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def hook_of(root: Path) -> hook.CompiledRooms:
    builder = WheelBuilder(str(root))
    return hook.CompiledRooms(str(root), {}, builder.config, builder.metadata, "", "wheel")


def initialized(root: Path, version: str = "standard") -> dict[str, Any]:
    build_data: dict[str, Any] = {"force_include": {}}
    hook_of(root).initialize(version, build_data)
    return build_data


@pytest.mark.parametrize("path", [RULES, "src/tablee/games/new.py", hook.PINS])
def test_a_changed_or_added_input_is_compiled_anew(project: Path, path: str) -> None:
    before = hook.digest(project)
    write(project / path, "TURN: int = 1\n")
    assert hook.digest(project) != before


def test_a_deleted_source_is_compiled_anew(project: Path) -> None:
    before = hook.digest(project)
    (project / RULES).unlink()
    assert hook.digest(project) != before


def test_a_change_outside_the_compiled_rooms_is_not(project: Path) -> None:
    before = hook.digest(project)
    write(project / "src/tablee/cli.py", "")
    assert hook.digest(project) == before


def test_an_unknown_switch_is_refused_in_one_line(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hook.SWITCH, "yes")
    with pytest.raises(SystemExit) as refusal:
        hook_of(project).dependencies()
    expected = "tablee: TABLEE_COMPILE is 'yes'; expected auto, require or never"
    assert refusal.value.code == expected


def test_never_uses_no_compiler(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hook.SWITCH, "never")
    monkeypatch.delattr(hook, "subprocess")
    assert hook_of(project).dependencies() == []
    assert initialized(project) == {"force_include": {}}


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
def test_auto_without_a_working_compiler_stays_pure_and_says_so(
    project: Path,
    compiler: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CC", compiler)
    assert hook_of(project).dependencies() == []
    assert initialized(project) == {"force_include": {}}
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "a pure Python wheel, because" in said[0]
    assert compiler in said[0]


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
def test_require_without_a_working_compiler_fails(
    project: Path, compiler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setenv(hook.SWITCH, "require")
    with pytest.raises(SystemExit, match="TABLEE_COMPILE is 'require', but"):
        initialized(project)


def test_a_remembered_result_needs_no_tools(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = hook.remembered(project) / "tablee/core/state.so"
    write(library, "")
    monkeypatch.delattr(hook, "subprocess")
    assert hook_of(project).dependencies() == []
    assert initialized(project) == {
        "force_include": {str(library): "tablee/core/state.so"},
        "pure_python": False,
        "infer_tag": True,
    }


def test_an_editable_install_stays_interpreted(project: Path) -> None:
    write(hook.remembered(project) / "tablee/core/state.so", "")
    assert initialized(project, "editable") == {"force_include": {}}


def test_a_mistake_in_the_rules_fails_the_build_where_a_compiler_works(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(project / RULES, 'TURN: int = "nobody"\n')
    monkeypatch.setattr(hook, "compiler_fault", str)
    with pytest.raises(SystemExit, match=r"cannot compile the rules\n.*state.py:1: error: "):
        initialized(project)
    assert not list(hook.memory(project).iterdir())
    assert {path.suffix for path in (project / "src").rglob("*.*")} == {".py"}


def test_c_files_are_gathered_in_a_few_bundles_rules_apart_from_the_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    close = ["list_ops", "__native_tablee___core___zones", "__native_tablee___games___hermine"]
    bots = [f"__native_tablee___bots___{number}" for number in range(4 * hook.BUNDLES)]
    tables = [f"__native_tablee___table___{number}" for number in range(4 * hook.LIGHT_BUNDLES)]
    files = [f"build/{name}.c" for name in [*close, "__native_tablee", *bots, *tables]]
    for number, file in enumerate(files):
        write(Path(file), "/" * (100 + number))
    bundles = {name: Path(name).read_text().splitlines() for name in hook.bundled(files)}
    assert sorted(chain(*bundles.values())) == sorted(f'#include "{file}"' for file in files)
    light = [bundle for name, bundle in bundles.items() if name.startswith(hook.LIGHT)]
    rules = [bundle for name, bundle in bundles.items() if not name.startswith(hook.LIGHT)]
    assert (len(rules), len(light)) == (hook.BUNDLES, hook.LIGHT_BUNDLES)
    assert {f'#include "build/{name}.c"' for name in close} <= set(rules[0])
    others = {f'#include "build/{name}.c"' for name in ["__native_tablee", *tables]}
    assert set(chain(*light)) == others
    for group in (rules, light):
        sizes = [sum(hook.size(Path(line.split('"')[1])) for line in bundle) for bundle in group]
        assert max(sizes) - min(sizes) <= 130, "none has a file more than it must have"


def test_few_c_files_are_compiled_as_they_are() -> None:
    assert hook.bundled(["build/module.c"]) == ["build/module.c"]


def test_the_files_of_one_extension_are_compiled_side_by_side_and_linked_in_order() -> None:
    together = Barrier(2, timeout=10)

    def compile_one(files: list[str], *, output_dir: str, extra_postargs: list[str]) -> list[str]:
        together.wait()
        return [f"{output_dir}/{file}.o {' '.join(extra_postargs)}" for file in files]

    compiled = hook.side_by_side(compile_one, 2, {"rules": ("-O2", "-g"), "light": ("-O1",)})
    objects = compiled(["rules0.c", "light0.c"], output_dir="x", extra_postargs=["-w"])
    assert objects == ["x/rules0.c.o -w -O2 -g", "x/light0.c.o -w -O1"], "the last flag counts"


@pytest.mark.parametrize(
    ("said", "expected"),
    [("gcc 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc.", True), ("clang 19", False)],
)
def test_gcc_is_known_by_what_it_says(tmp_path: Path, said: str, expected: bool) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text(f"#!/bin/sh\necho '{said}'\n")
    compiler.chmod(0o700)
    assert hook.is_gcc([str(compiler)]) is expected
    assert not hook.is_gcc([])


def test_compiled_modules_find_each_other_and_show_the_linker_nothing_else(project: Path) -> None:
    if fault := hook.compiler_fault():
        pytest.skip(fault)
    write(
        project / "src/tablee/core/rng.py", "from tablee.core.state import TURN\nNEXT = TURN + 1\n"
    )
    files = initialized(project)["force_include"]
    names = {place.split(".")[0] for place in files.values()}
    assert names == {"tablee__mypyc", "tablee/core/rng", "tablee/core/state"}
    library = next(path for path, place in files.items() if place.startswith("tablee__mypyc"))
    ask = "import ctypes, sys, tablee.core.rng as rng; library = ctypes.PyDLL(sys.argv[1]); "
    ask += "print(rng.NEXT, *(hasattr(library, name) for name in sys.argv[2:]))"
    asked = ["PyInit_tablee__mypyc", "CPyGlobalsInit"]
    # Neither our sources nor the counting of their lines may come before what was compiled here.
    alone = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    said = subprocess.check_output(
        [sys.executable, "-c", ask, library, *asked],
        cwd=hook.remembered(project),
        env=alone,
        text=True,
    )
    assert said.split() == ["1", "True", "False"]


def test_only_the_newest_results_are_kept(tmp_path: Path) -> None:
    for age in range(hook.REMEMBERED + 2):
        (tmp_path / str(age)).mkdir()
        os.utime(tmp_path / str(age), (age, age))
    hook.forget_old(tmp_path)
    kept = {path.name for path in tmp_path.iterdir()}
    assert kept == {str(age) for age in range(2, hook.REMEMBERED + 2)}


def test_the_tools_tested_here_are_the_ones_that_compile() -> None:
    assert {pin.split("==")[0] for pin in hook.pins(ROOT)} >= {"mypy", "setuptools", "librt"}
    hook.check_tools(ROOT)


def test_whole_rooms_are_compiled_but_for_files_that_are_there_and_have_a_reason() -> None:
    home, compiled = ROOT / "src" / "tablee", set(hook.sources(ROOT / "src"))
    rooms = {path for room in hook.ROOMS for path in (home / room).rglob("*.py")}
    exceptions = {home / name for name in hook.INTERPRETED}
    assert compiled == rooms - exceptions
    assert exceptions <= rooms
    assert all(hook.INTERPRETED.values())


def test_the_rules_imported_are_the_ones_that_make_announces() -> None:
    paths = [path.relative_to(ROOT / "src") for path in hook.sources(ROOT / "src")]
    names = [".".join(path.with_suffix("").parts) for path in paths if path.stem != "__init__"]
    files = [str(import_module(name).__file__) for name in names]
    kinds = {"compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "pure" for file in files}
    assert kinds == {os.environ.get("TABLEE_EXPECT", "pure")}
