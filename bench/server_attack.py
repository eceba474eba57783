"""Whether one visitor can slow down the others: every attack we know of, each against ten matches of other people.

For each attack a fresh server with the limits that everybody gets. Ten pairs of scripted players make a move every
tenth of a second, first in peace, then beside a program that only uses up its processor, and then while somebody from
another address does his worst; and somebody asks a computer player for an answer. How long a move takes to the other
player must not double (p99). The attacker is on the same processor as the players: beside the program that does us
nothing they wait for it as much as beside the attack, and what the attack costs more is the server's part.

Peace lasts some seconds before each attack, and one hiccup of the machine would be its p99. So an attack is compared
with the peace before all attacks of the run together. The data lie in memory: what a disk takes is not the question.

    python bench/server_attack.py --half 1                all attacks in two halves, three minutes each
    python bench/server_attack.py --half 2
    python bench/server_attack.py --only pings chatter    some of them
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvloop
from loopback.attacks import ATTACKS, CONTROL, Visitor
from loopback.players import HERE, OTHER_CORES, Play, Server, new_match, ours, script, sit_down

from panzerkiste.server.limits import Limits

MATCHES, THINK, PEACE, WAR = 10, 0.1, 4.0, 10.0
MEMORY = Path("/dev/shm")


@dataclass(frozen=True)
class Figures:
    """Times of moves in seconds; of memory in MiB."""

    quiet: list[float]
    control: list[float]
    busy: list[float]
    longest: float
    memory: float
    quiet_load: float  # share of the server's core
    load: float
    quiet_bot: float  # seconds
    bot: float


def p99(times: list[float]) -> float:
    return 1000 * sorted(times)[int(len(times) * 0.99)] if times else float("inf")


def start(server: Server, attack: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "loopback.attacks", str(server.port), attack]
    return subprocess.Popen(command, cwd=HERE.parent, stderr=subprocess.DEVNULL)


async def bot_answers(server: Server) -> float:
    """Seconds until a computer player makes the first move of somebody's new match."""
    visitor = Visitor(server.port, "127.0.0.1")
    cookie = await visitor.account()
    begin = time.perf_counter()
    match = await visitor.match("tank-chess", {"kind": "bot", "level": 3}, {"kind": "me"}, cookie=cookie)
    reader, writer = await visitor.socket(f"/api/matches/{match}/play", cookie)
    with suppress(TimeoutError, EOFError):
        async with asyncio.timeout(2 * WAR):
            await reader.readuntil(b'"type":"Update"')
    writer.close()
    return time.perf_counter() - begin


async def beside_nothing(server: Server, plays: list[Play]) -> list[float]:
    """What moves take while a program is busy that does not touch the server."""
    spinner = start(server, CONTROL)
    try:
        await asyncio.sleep(1)  # it has to start
        marks = [len(play.took) for play in plays]
        await asyncio.sleep(PEACE)
    finally:
        spinner.kill()
        spinner.wait()
    return [took for play, mark in zip(plays, marks, strict=True) for took in play.took[mark:]]


async def measure(server: Server, attack: str) -> Figures:
    loop = asyncio.get_running_loop()
    plays = [Play(script(number, 400), THINK, loop.create_future()) for number in range(MATCHES)]
    for play in plays:
        await sit_down(server, play, *new_match(server))
    for number, play in enumerate(plays):
        loop.call_later(THINK * number / MATCHES, play.send)
    await bot_answers(server)  # its process starts
    server.give_cores()
    quiet_bot = await bot_answers(server)
    marks, cpu = [len(play.took) for play in plays], server.cpu
    await asyncio.sleep(PEACE)
    quiet_load = (server.cpu - cpu) / PEACE
    quiet = [t for play, mark in zip(plays, marks, strict=True) for t in play.took[mark:]]
    control = await beside_nothing(server, plays)
    before = server.memory
    attacker = start(server, attack)
    try:
        end = time.monotonic() + 2
        while time.monotonic() < end:  # it has to start, and whom it makes busy may have to start, too
            await asyncio.sleep(0.2)
            server.give_cores()
        marks, most, cpu = [len(play.took) for play in plays], 0, server.cpu
        answer = asyncio.create_task(bot_answers(server))
        end = time.monotonic() + WAR
        while time.monotonic() < end:
            await asyncio.sleep(0.2)
            server.give_cores()
            most = max(most, server.memory)
        load = (server.cpu - cpu) / WAR
        bot = await answer
    finally:
        attacker.kill()
        attacker.wait()
    busy = [t for play, mark in zip(plays, marks, strict=True) for t in play.took[mark:]]
    still = [time.perf_counter() - play.sent for play in plays if not play.players[0].transport.is_closing()]
    longest = max([*busy, *(t for t in still if t > 10 * THINK)], default=float("inf"))
    return Figures(quiet, control, busy, longest, (most - before) / 2**20, quiet_load, load, quiet_bot, bot)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", choices=ATTACKS, nargs="+", help="some attacks")
    options.add_argument("--half", type=int, choices=(1, 2), help="every other attack")
    given = options.parse_args()
    chosen = given.only or list(ATTACKS)[given.half - 1 :: 2] if given.half or given.only else list(ATTACKS)
    os.sched_setaffinity(0, OTHER_CORES)
    found = {}
    for attack in chosen:
        print(f"{attack} ...", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
            server = ours(folder, Limits())
            try:
                found[attack] = uvloop.run(measure(server, attack))
            finally:
                server.end()
    report(found)


def report(found: dict[str, Figures]) -> None:
    """Every attack beside the peace before all of them."""
    quiet = p99([took for figures in found.values() for took in figures.quiet])
    control = p99([took for figures in found.values() for took in figures.control])
    print(f"p99 of a move in peace {quiet:.1f} ms, beside a busy program {control:.1f} ms")
    print(f"{'attack':14} {'p99':>9} to peace to control   longest   memory  server's core  a bot answers in")
    for attack, one in found.items():
        busy = p99(one.busy)
        print(
            f"{attack:14} {busy:6.1f} ms {busy / quiet:8.2f} {busy / control:10.2f} {1000 * one.longest:6.1f} ms"
            f" {one.memory:+4.0f} MiB   {one.quiet_load:4.0%} -> {one.load:4.0%}"
            f" {one.quiet_bot:6.1f} -> {one.bot:4.1f} s"
        )


if __name__ == "__main__":
    main()
