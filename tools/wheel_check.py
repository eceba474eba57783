"""Tries the wheel as a stranger would: in a fresh environment of each Python, first bare, then with the server.

``make wheel-check`` runs it. It fails where anything does not install, start or play, and prints what it takes on disk.
An interpreter that this machine lacks is fetched by uv.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep
from typing import Final

VERSIONS: Final = ("3.11", "3.12", "3.13")
UV: Final = Path(sys.executable).with_name("uv")
GAMES: Final = ("panzerschlacht", "tank-chess", "tank-hunter", "dropzone")
PLAYED: Final = """
import json, panzerkiste
for id in panzerkiste.games():
    chance = [panzerkiste.player(id, 0)] * panzerkiste.game(id).players[0]
    print(id, json.dumps(panzerkiste.play(id, chance, seed=1).returns))
"""
PATIENCE: Final = 120.0  # seconds for a server to answer the first time


def main(wheel: Path, versions: Sequence[str]) -> None:
    print(f"{wheel.name}: {_megabytes(wheel.stat().st_size)}")
    for version in versions:
        with tempfile.TemporaryDirectory() as place:
            _check(wheel, version, Path(place))


def _check(wheel: Path, version: str, place: Path) -> None:
    _uv("venv", "--quiet", "--python", version, place / "venv")
    python = place / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    command = python.with_name("panzerkiste")
    empty = _size(place)
    _uv("pip", "install", "--quiet", "--python", python, wheel)
    print(f"{version} bare: {_megabytes(_size(place) - empty)}", flush=True)
    _run(command, "--help")
    for game in GAMES:
        _run(command, "play", game, "--against", "1", typed="quit\n")
    assert len(_run(python, "-c", PLAYED).splitlines()) == len(GAMES), "not every game was played"
    refused = subprocess.run([command], capture_output=True, text=True, check=False)
    assert "panzerkiste[server]" in refused.stderr, refused.stderr
    _uv("pip", "install", "--quiet", "--python", python, f"panzerkiste[server] @ {wheel.absolute().as_uri()}")
    print(f"{version} with the server: {_megabytes(_size(place) - empty)}", flush=True)
    with _served(command, place / "data") as port:
        assert len(json.loads(_get(port, "/api/games"))) == len(GAMES)
        for page in ("/", "/docs/index.html"):
            assert b"<title>" in _get(port, page), page
    print(f"{version}: installs, plays and serves", flush=True)


@contextmanager
def _served(command: Path, data: Path) -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    server = subprocess.Popen([command, "--no-open", "--port", str(port), "--data", data])
    try:
        _wait(server, port)
        yield port
    finally:
        server.terminate()
        server.wait()


def _wait(server: "subprocess.Popen[bytes]", port: int) -> None:
    until = monotonic() + PATIENCE
    while server.poll() is None and monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            sleep(0.2)
        else:
            return
    raise SystemExit("the server does not answer")


def _get(port: int, path: str) -> bytes:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    assert answer.status == 200, f"{path}: {answer.status} {body[:200]!r}"
    return body


def _uv(*words: object) -> None:
    """Without the settings of this folder, which fetch no Python."""
    _run(UV, "--no-config", *words)


def _run(*words: object, typed: str = "") -> str:
    done = subprocess.run([str(word) for word in words], input=typed, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words))} failed:\n{done.stderr}")
    return done.stdout


def _size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or VERSIONS)
