"""Finds PostgreSQL and Redis for the tests, installs them where they are missing, and starts PostgreSQL for them.

As root on Debian both are installed from there. Where they cannot be, the script says which tests are skipped: nobody
needs them to play. A cluster for the tests lies in a folder of its own, is spoken to by a socket in it, and is gone
with it. It does not wait for the disk: what it survives, it survives by its log, as with a disk that is waited for.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

from tools.browser import apt_get_install

DEBIANS = Path("/usr/lib/postgresql")
OWNER = "panzerkiste"
SETTINGS = {
    "listen_addresses": "''",
    "fsync": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "max_wal_size": "256MB",
    "jit": "off",
}

NO_POSTGRES = """\
What needs PostgreSQL is skipped: it was not found, and could not be installed. Please install it, for example with
    sudo apt-get install postgresql"""
NO_REDIS = """\
What needs Redis is skipped: it was not found, and could not be installed. Please install it, for example with
    sudo apt-get install redis-server"""


@cache
def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest if there are several."""
    if path := shutil.which("initdb"):
        return Path(path).resolve().parent
    debians = sorted(DEBIANS.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return debians[-1].parent if debians else None


def redis() -> str | None:
    return shutil.which("redis-server")


class Cluster:
    """A PostgreSQL of the tests' own. It can be stopped, killed and started again."""

    def __init__(self, **settings: str) -> None:
        """With settings of PostgreSQL's own that shall be otherwise."""
        bin = programs()
        assert bin, NO_POSTGRES
        self._bin, self._names = bin, count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-", dir="/tmp"))  # a socket's path is short
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        self._do("initdb", "-D", self.data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        settings = {**SETTINGS, **settings, "unix_socket_directories": f"'{self.folder}'"}
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        self._do("pg_ctl", "-D", self.data, "-w", "-s", "-l", self.folder / "log", "start")

    def stop(self, how: str = "immediate") -> None:
        """At once, as if its machine had failed, unless told otherwise."""
        self._do("pg_ctl", "-D", self.data, "-w", "-s", "-m", how, "stop")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    def processes(self) -> list[int]:
        """Of the server, and of all whom it serves now."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        return [first, *map(int, Path(f"/proc/{first}/task/{first}/children").read_text().split())]

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@/{database}?host={self.folder}"

    def new_database(self, like: str = "template1") -> str:
        """Its name. *like* another one to which nobody is connected."""
        name = f"d{next(self._names)}"
        self._do("createdb", "-h", self.folder, "-U", OWNER, "-T", like, name)
        return name

    def _do(self, program: str, *arguments: str | Path) -> None:
        """PostgreSQL refuses to be root: Debian's package has a user for it."""
        command = [str(self._bin / program), *map(str, arguments)]
        done = subprocess.run(
            command,
            user=pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None,
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)} failed:\n{done.stderr}"


def main() -> None:
    if not programs() and apt_get_install("postgresql"):
        programs.cache_clear()
    if not redis():
        apt_get_install("redis-server")
    print(f"PostgreSQL for the tests: {programs()}" if programs() else NO_POSTGRES)
    print(f"Redis for the tests: {redis()}" if redis() else NO_REDIS)


if __name__ == "__main__":
    main()
