"""A stranger's hour: the wheel in a fresh environment, and a bot written from the pages about bots alone."""

import re
import shlex
import subprocess
import sys
from doctest import DocTestParser
from pathlib import Path
from textwrap import dedent

from tests.server.house import ROOT
from tests.server.test_bot_api import plays_with

UV = Path(sys.executable).with_name("uv")
WRITING, NETWORK = (
    (ROOT / "docs" / page).read_text(encoding="utf-8") for page in ("writing-a-bot.md", "bots-over-the-network.md")
)


def block(page: str, kind: str) -> list[str]:
    """The blocks of code whose fence says so."""
    return re.findall(rf"^```{re.escape(kind)}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def run(*words: object, cwd: Path, typed: str = "") -> str:
    done = subprocess.run(
        [str(word) for word in words], cwd=cwd, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def built(project: Path, into: Path) -> Path:
    run(UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", into, cwd=project)
    (wheel,) = into.glob("*.whl")
    return wheel


def fresh_environment(place: Path) -> Path:
    """The folder of its programs; in it is our wheel with what it needs, and nothing else."""
    run(UV, "venv", "--python", sys.executable, place / "env", cwd=place)
    programs = place / "env" / "bin"
    wheel = built(ROOT, place / "ours")
    lock = ROOT / "requirements.lock"
    run(UV, "pip", "install", "--python", programs / "python", "--constraint", lock, wheel, cwd=place)
    return programs


def written(place: Path) -> Path:
    """The package that the page writes: every function on it, and its pyproject.toml."""
    lines = [example.source for example in DocTestParser().get_examples(WRITING)]
    project = place / "my-bots"
    project.mkdir()
    (project / "my_bots.py").write_text("".join(line for line in lines if line.startswith(("def", "from", "import"))))
    (project / "pyproject.toml").write_text(*block(WRITING, "toml"))
    return project


def over_the_network(place: Path) -> Path:
    """The example of the other page, with the stranger's function in the place of its own."""
    head, tail = block(NETWORK, "python examples/bots/hasty.py")
    middle = "import sys\nfrom my_bots import thinker\nurl, token = sys.argv[1:]\n"
    program = place / "network.py"
    program.write_text(head + middle + dedent(tail).replace("hasty", "thinker"))
    return program


async def test_a_bot_from_the_page_alone_is_rated_and_plays_a_person_over_the_network(tmp_path, visitor):
    programs = fresh_environment(tmp_path)
    wheel = built(written(tmp_path), tmp_path / "theirs")
    run(UV, "pip", "install", "--no-deps", "--python", programs / "python", wheel, cwd=tmp_path)

    (shell,) = block(WRITING, "sh")
    _, arena, play = map(shlex.split, shell.splitlines())
    quick = [{"50": "1", "panzerkiste": programs / "panzerkiste"}.get(word, word) for word in arena]
    rated = run(*quick, "--seconds", 0.1, cwd=tmp_path)
    assert set(re.findall(r"^│\s*(\w+)", rated, re.MULTILINE)) == {"thinker", "0", "1", "2"}, rated
    assert len((tmp_path / "thinker.jsonl").read_bytes().splitlines()) == 12, "each pair, from either seat"
    assert "Tank Hunter" in run(programs / play[0], *play[1:], cwd=tmp_path, typed="quit\n")

    command = [programs / "python", over_the_network(tmp_path)]
    last, seat = await plays_with(visitor(), command, {"game": "tank-hunter", "options": {}})
    assert last["result"]
    assert seat["program"]
