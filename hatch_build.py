"""The build hook: a wheel carries the rules as Python and, where a C compiler works, compiled too.

`TABLEE_COMPILE` decides. `auto`, the default, compiles where it can and says so where it cannot;
`require` fails where it cannot; `never` does not try. Compiling happens in a copy of `src`, in a
child process, and is remembered by a digest of everything that went in: no compiled file ever
lies in `src`, where it would shadow an edited source.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version as installed
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

RULES: Final = ("core", "games", "features", "bots")
ROOMS: Final = (*RULES, "records", "table", "session", "server")
# Files of these rooms that stay interpreted, each with its reason.
STRUCTS: Final = "msgspec makes its classes when it is imported, which mypyc cannot"
INTERPRETED: Final = {
    "core/setup.py": "refuses seats and options of wrong types itself, with a coded error",
    "records/record.py": STRUCTS,
    "records/text.py": "is input and output",
    "session/automation.py": "starts timers and bots, and waits for them",
    "session/file_log.py": "is input and output",
    "session/log.py": "a protocol has nothing to compile",
    "table/commands.py": STRUCTS,
    "table/events.py": STRUCTS,
    "table/messages.py": STRUCTS,
    "table/replay_view.py": STRUCTS,
    "server/api.py": "answers HTTP requests, which no move goes through",
    "server/app.py": "answers HTTP requests, which no move goes through",
    "server/entropy.py": "asks the operating system",
    "server/guests.py": "answers HTTP requests, which no move goes through",
    "server/health.py": "answers HTTP requests, which no move goes through",
    "server/http_connection.py": "subclasses an interpreted class",
    "server/in_flight.py": "counts hints and replays, which no move waits for",
    "server/look.py": "answers HTTP requests, which no move goes through",
    "server/markdown.py": "subclasses an interpreted class",
    "server/metrics.py": "registers metrics when it is imported",
    "server/origins.py": "answers HTTP requests, which no move goes through",
    "server/proxies.py": "answers HTTP requests, which no move goes through",
    "server/replays.py": "runs in the workers",
    "server/review_api.py": "answers HTTP requests, which no move goes through",
    "server/reviews.py": "answers HTTP requests, which no move goes through",
    "server/run.py": "subclasses an interpreted class",
    "server/settings.py": STRUCTS,
    "server/static.py": "subclasses an interpreted class",
    "server/tables.py": "opens and closes tables; a move goes through one line of it",
}
SWITCH: Final = "TABLEE_COMPILE"
PINS: Final = "requirements/build.in"
REMEMBERED: Final = 8
UNFINISHED: Final = "unfinished-"
BUNDLES: Final = 4
LIGHT_BUNDLES: Final = 4
HEAVY: Final = "rules"
LIGHT: Final = "light"
# Rooms that are not rules call Python's own C code all the time, which is optimized already: asking
# more of gcc there takes half of all the time and gains nothing that can be measured.
LIGHT_FLAGS: Final = ("-O1",)
# What gcc's -O3 does for the rules: calls put in place as far as it goes, and passes that cost
# little. The rest of -O3 took a third of the time and gained less than 1 %.
RULES_FLAGS: Final = (
    "-O1",
    "-finline-functions",
    "-finline-small-functions",
    "-findirect-inlining",
    "-fpartial-inlining",
    "--param=max-inline-insns-auto=30",
    "--param=early-inlining-insns=14",
    "--param=inline-min-speedup=15",
    "-falign-functions",
    "-falign-jumps",
    "-falign-loops",
    "-fcaller-saves",
    "-fexpensive-optimizations",
    "-fipa-sra",
    "-foptimize-sibling-calls",
    "-fpeephole2",
    "-freorder-blocks-algorithm=stc",
    "-freorder-functions",
    "-fstrict-aliasing",
    "-fthread-jumps",
    "-ftree-vrp",
)
SHARED: Final = "shared"
SHIM_FLAGS: Final = ("-O0", "-g0")
# What calls each other most is one bundle, so that the compiler can put calls in place. It makes
# the games named here 6 to 10 % faster; others gain nothing. The runtime of mypyc belongs to it.
CLOSE: Final = ("core", "games___contrees", "games___hermine")
FLAGS: Final = (
    # What a compiler warns about in generated code is nobody's to mend here, and looking for it
    # (above all for misleading indentation) takes gcc as long as everything else together.
    "-Wno-error",
    "-Wno-all",
    # Calls from room to room go straight, since nothing outside may replace what is called.
    "-fvisibility=hidden",
)
PROBE: Final = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""

Compile = Callable[..., list[str]]


class BuildProblem(SystemExit):
    """Ends the build with a sentence for the person who builds, not with a traceback."""

    def __init__(self, sentence: str) -> None:
        super().__init__(f"tablee: {sentence}")


class CompiledRooms(BuildHookInterface[BuilderConfig]):
    """Adds the compiled rooms to a wheel; an editable install stays interpreted."""

    def dependencies(self) -> list[str]:
        """Ask for mypyc only in a build that is going to run it."""
        root = Path(self.root)
        return [] if why_pure(root) or remembered(root).is_dir() else pins(root)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Give a standard wheel its compiled modules and the tag of this interpreter."""
        root = Path(self.root)
        if version == "editable":
            return
        if reason := why_pure(root):
            self.app.display_warning(f"tablee: a pure Python wheel, because {reason}")
            return
        build_data["force_include"].update(compiled_files(root))
        build_data.update(pure_python=False, infer_tag=True)
        self.app.display_info("tablee: a compiled wheel")


def switch() -> str:
    """Read the switch; a word it does not know is refused rather than taken for the default."""
    value = os.environ.get(SWITCH) or "auto"
    if value not in {"auto", "require", "never"}:
        raise BuildProblem(f"{SWITCH} is {value!r}; expected auto, require or never")
    return value


def why_pure(root: Path) -> str:
    """Why this build leaves the rules interpreted; empty when it compiles them."""
    wish = switch()
    if wish == "never":
        return f"{SWITCH} is 'never'"
    fault = "" if remembered(root).is_dir() else compiler_fault()
    if fault and wish == "require":
        raise BuildProblem(f"{SWITCH} is 'require', but {fault}")
    return fault


def compiler_fault() -> str:
    """Return the reason why this machine cannot build an extension module, or an empty text."""
    if sys.implementation.name != "cpython":
        return "only CPython loads compiled modules"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not command or not shutil.which(command[0]):
        return f"there is no C compiler ({command[0] if command else 'this Python names none'})"
    shared = shlex.split(sysconfig.get_config_var("LDSHARED") or "")[1:]
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    with TemporaryDirectory() as scratch:
        Path(scratch, "probe.c").write_text(PROBE)
        build = [*command, *shared, "-fPIC", *headers, "probe.c", "-o", "probe.so"]
        load = [sys.executable, "-c", "import sys; sys.path[:0] = ['.']; import probe"]
        if not all(succeeds(step, scratch) for step in (build, load)):
            return f"{command[0]} cannot build an extension module (is Python.h installed?)"
    return ""


def succeeds(command: list[str], where: str) -> bool:
    """Return whether a command, run there with its output discarded, exits with 0."""
    return subprocess.run(command, cwd=where, capture_output=True, check=False).returncode == 0


def pins(root: Path) -> list[str]:
    """The exact tools that compile, from the list that the lock is made of."""
    lines = (root / PINS).read_text().splitlines()
    return [line.split()[0] for line in lines if "==" in line and not line.startswith("#")]


def sources(src: Path) -> list[Path]:
    """Every file that is compiled, in a fixed order."""
    home = src / "tablee"
    inside = [path for room in ROOMS for path in (home / room).rglob("*.py")]
    return sorted({*inside} - {home / name for name in INTERPRETED})


def digest(root: Path) -> str:
    """One name for everything that could change what the compiler makes."""
    machine = [sysconfig.get_platform(), sysconfig.get_config_var("EXT_SUFFIX")]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    files = [root / PINS, *sources(root / "src")]
    texts = [(path.relative_to(root).as_posix(), path.read_bytes()) for path in files]
    inputs = repr((machine, flags, Path(__file__).read_bytes(), texts))
    return hashlib.sha256(inputs.encode()).hexdigest()[:24]


def memory(root: Path) -> Path:
    """Where results are kept: in the project, or in the user's cache when that is read-only."""
    if os.access(root, os.W_OK):
        return root / ".build" / "compiled"
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "tablee" / "compiled"


def remembered(root: Path) -> Path:
    """The directory that holds, or will hold, what these inputs compile to."""
    return memory(root) / digest(root)


def compiled_files(root: Path) -> dict[str, str]:
    """Each compiled file with its place in the wheel, compiled now unless remembered."""
    result = remembered(root)
    if not result.is_dir():
        check_tools(root)
        compile_into(result, root / "src")
        forget_old(result.parent)
    files = (path for path in result.rglob("*") if path.is_file())
    return {str(path): path.relative_to(result).as_posix() for path in files}


def check_tools(root: Path) -> None:
    """Refuse other versions than the pinned ones, which a build without isolation may bring."""
    for pin in pins(root):
        name, expected = pin.split("==")
        if installed(name) != expected:
            raise BuildProblem(f"compiling needs {pin}, and {installed(name)} is installed")


def compile_into(result: Path, src: Path) -> None:
    """Compile a copy of the sources; a complaint of mypyc ends the build, whatever the switch."""
    result.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=UNFINISHED, dir=result.parent) as scratch:
        copy, built = Path(scratch, "src"), Path(scratch, "built")
        shutil.copytree(src, copy, ignore=shutil.ignore_patterns("__pycache__"))
        copy.chmod(0o700)  # mypyc writes here, even where the sources are read-only
        child = subprocess.run(
            [sys.executable, Path(__file__).absolute(), built],
            cwd=copy,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if child.returncode != 0:
            raise BuildProblem(f"mypyc cannot compile the rules\n{child.stdout.rstrip()}")
        if not result.is_dir():
            built.rename(result)


def forget_old(kept: Path) -> None:
    """Keep the newest results, enough for a few interpreters and branches."""
    results = [path for path in kept.iterdir() if not path.name.startswith(UNFINISHED)]
    for path in sorted(results, key=lambda each: each.stat().st_mtime)[:-REMEMBERED]:
        shutil.rmtree(path, ignore_errors=True)


def compile_here(built: str) -> None:
    """Compile the rooms below the current directory as one group: the child's whole work."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        def build_extensions(self) -> None:
            flags: dict[str, tuple[str, ...]] = {LIGHT: LIGHT_FLAGS}
            if is_gcc(getattr(self.compiler, "compiler_so", [])):
                flags[HEAVY] = RULES_FLAGS
                shims = [each for each in self.extensions if len(each.sources) == 1]
                share_header(self.compiler.compile, shims)
            self.compiler.compile = side_by_side(self.compiler.compile, os.cpu_count(), flags)
            super().build_extensions()

    modules = [str(path) for path in sources(Path()) if path.name != "__init__.py"]
    # The packages around the rooms import libraries that a build does without: not its concern.
    options = [
        "--config-file=",
        "--follow-imports=silent",
        "--ignore-missing-imports",
        "--no-error-summary",
    ]
    extensions = mypycify(
        [*options, *modules], debug_level="0", group_name="tablee", multi_file=True
    )
    for extension in extensions:
        extension.extra_compile_args.extend(FLAGS)
        extension.sources = bundled(extension.sources)
    setup(
        name="tablee",
        packages=[],
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildSideBySide},
        script_args=["--quiet", "build_ext", "--parallel=2", f"--build-lib={built}"],
    )


def bundled(files: list[str]) -> list[str]:
    """Gather many C files in a few, which read the headers only once each; the largest is first."""
    if len(files) <= BUNDLES + LIGHT_BUNDLES:
        return files
    paths = sorted(map(Path, files), key=size, reverse=True)
    light = [path for path in paths if not is_of(path, RULES)]
    close = [path for path in paths if is_of(path, CLOSE)]
    rules = [path for path in paths if path not in light and path not in close]
    bundles = {
        **distribute(HEAVY, rules, [close, *([] for _ in range(BUNDLES - 1))]),
        **distribute(LIGHT, light, [[] for _ in range(LIGHT_BUNDLES)]),
    }
    for name, bundle in bundles.items():
        Path(name).write_text("".join(f'#include "{path.as_posix()}"\n' for path in bundle))
    return list(bundles)


def distribute(name: str, files: list[Path], bundles: list[list[Path]]) -> dict[str, list[Path]]:
    """Add each file, the largest first, to the smallest bundle; return the bundles by file name."""
    for file in files:
        min(bundles, key=lambda bundle: sum(map(size, bundle))).append(file)
    return {f"{name}{number}.c": bundle for number, bundle in enumerate(bundles)}


def is_of(path: Path, modules: tuple[str, ...]) -> bool:
    """Return whether a C file is of one of these modules, or of the runtime that all share."""
    own = path.name.partition("__native_tablee___")[2]
    return own.startswith(modules) if own else path.name != "__native_tablee.c"


def size(path: Path) -> int:
    """Return the size of a file in bytes."""
    return path.stat().st_size


def share_header(compile_files: Compile, shims: list[Any]) -> None:
    """Let gcc read `Python.h`, which takes nearly all the time of a shim, once for all of them.

    A shim is the few lines of C that stand for a module.
    """
    Path("header.c").write_text("#include <Python.h>\n")
    [header] = compile_files(
        ["header.c"], extra_preargs=["-x", "c-header"], extra_postargs=list(SHIM_FLAGS)
    )
    Path(SHARED).mkdir()
    Path(header).rename(Path(SHARED, "Python.h.gch"))
    for shim in shims:
        shim.extra_compile_args = list(SHIM_FLAGS)
        shim.include_dirs.insert(0, SHARED)


def is_gcc(compiler: list[str]) -> bool:
    """Return whether this command runs gcc, whatever it is called."""
    if not compiler:
        return False
    said = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def side_by_side(
    compile_files: Compile, processors: int | None, flags: dict[str, tuple[str, ...]]
) -> Compile:
    """Compile each file in a call of its own, as many at a time as there are processors."""

    def compile_one(file: str, **options: Any) -> list[str]:
        own = (flags[bundle] for bundle in flags if Path(file).name.startswith(bundle))
        options["extra_postargs"] = [*(options.get("extra_postargs") or ()), *chain(*own)]
        return compile_files([file], **options)

    def compile_all(files: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(processors) as pool:
            objects = pool.map(lambda file: compile_one(file, **options), files)
            return [each for made in objects for each in made]

    return compile_all


if __name__ == "__main__":
    compile_here(sys.argv[1])
