"""How smoothly the map of Dropzone moves: the largest battle in a real Chromium, 64 units and 12 buildings.

    python bench/dropzone_frames.py            # a match on a server of its own, about half a minute

The page is panned, zoomed, and a unit is dragged with the mouse, an input for every frame; then computer players play
at normal tempo. What counts is the time from one frame to the
next, as the page itself measures it; the goal is 16.7 ms (60 frames a second) in the middle. Beside it
stand what scripts alone and the page's whole thread work in a frame, and the memory that scripts hold. Without a
graphics card the browser paints on the processor, which is the worst case.
"""

import argparse
import math
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from urllib.request import urlopen

from msgspec import Struct
from msgspec.structs import astuple, replace
from playwright.sync_api import Page, sync_playwright
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from shapely import Point as Dot
from shapely import Polygon, unary_union

from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.fields.battlefields import shipped_battlefield, write_battlefield
from panzerkiste.games.dropzone.fields.terrain import Board, Building, Size
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import Altitude, State, Unit
from panzerkiste.games.dropzone.text.position_writing import write_position

PATIENCE = 60  # seconds until the server must answer
STEPS = 120  # inputs of each kind
PLAYED = 25  # seconds in which computer players are watched


# The battle.


def largest_battle(now: str) -> State:
    """Three armies, 64 units, in a town of twelve buildings; everybody is on the table, and *now* this is asked."""
    state = GAME.play.start(Options(battlefield=_battlefield()), 3).state
    rng, taken = Random(3), [Polygon(thing.outline) for thing in state.board.features]
    units = [_standing(state.board, unit, taken, rng) for unit in state.units]
    standing = write_position(replace(state, units=tuple(units), turn=2, order=(0, 1, 2)))
    moment = "\n".join(line for line in standing.splitlines() if not line.startswith("pending"))
    return GAME.text.read_position(f"{moment}\nnow {now}", state.options)


def _battlefield() -> str:
    field = shipped_battlefield("three_bridges")
    kiosk = Building("b12", ((18, 30), (20, 30), (20, 32), (18, 32)), 2.25, Size.TINY)
    return write_battlefield(replace(field, board=replace(field.board, buildings=(*field.board.buildings, kiosk))))


def _standing(board: Board, unit: Unit, taken: list[Polygon], rng: Random) -> Unit:
    """On a free spot of its player's third of the table."""
    body, blocked = unit.profile.hull, unary_union(taken)
    radius = max(body.length, body.width) / 2 if body else unit.profile.base / 2
    third = board.width / 3
    while True:
        at = round(rng.uniform(1, third - 1) + unit.player * third, 2), round(rng.uniform(2, board.depth - 2), 2)
        if blocked.distance(Dot(at)) > radius:
            break
    taken.append(Dot(at).buffer(radius))
    altitude: Altitude = rng.choice((2, 6)) if unit.profile.is_aircraft else 0
    facing, damage = float(rng.randrange(360)), rng.randrange(unit.profile.damage_points)
    return replace(unit, status="table", at=at, facing=facing, altitude=altitude, damage=damage, carrier=-1)


# The server.


@contextmanager
def server() -> Iterator[str]:
    """The program as a player starts it, on a free port and in a folder of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        place = ["--port", str(port), "--data", folder, "--no-open"]
        program = subprocess.Popen([sys.executable, "-m", "panzerkiste", *place], stdout=subprocess.DEVNULL)
        try:
            _wait_for(f"http://127.0.0.1:{port}/")
            yield f"http://127.0.0.1:{port}"
        finally:
            program.terminate()
            program.wait(PATIENCE)


def _wait_for(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            urlopen(url).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(url)


def open_battle(page: Page, address: str, state: State, others: dict[str, object]) -> None:
    options = {"battlefield": state.options.battlefield, "position": write_position(state)}
    wish = {"game": "dropzone", "options": options, "seats": [{"kind": "me"}, others, others]}
    made = page.request.post(f"{address}/api/matches", data=wish)
    assert made.ok, made.text()
    page.goto(f"{address}/match/{made.json()['id']}")
    page.locator(MAP).wait_for(timeout=30_000)
    page.locator("[data-unit]").nth(63).wait_for(state="attached")
    page.wait_for_timeout(1500)  # fonts and pictures


# What is done to the map.


def pan(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        angle = step / STEPS * 4 * math.pi
        page.mouse.move(x + 160 * math.sin(angle), y + 120 * (1 - math.cos(angle)))
    page.mouse.up()


def zoom(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    for step in range(STEPS):
        page.mouse.wheel(0, -30 if step % 60 < 30 else 30)


def drag(page: Page, _x: float, _y: float) -> None:
    """A unit of the squad that has its order, to and fro."""
    box = page.locator(f"[data-unit='{ORDERED}']").bounding_box()
    assert box, "the unit is not drawn"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        angle = step / STEPS * 6 * math.pi
        page.mouse.move(x + 30 * math.sin(angle), y + 30 * (1 - math.cos(angle)))
    page.mouse.up()


def let_bots_play(page: Page, _x: float, _y: float) -> None:
    page.wait_for_timeout(PLAYED * 1000)


class Measured(Struct, frozen=True):
    name: str
    frames: list[float]  # milliseconds from one to the next
    script: float  # milliseconds of scripts, for each frame
    work: float  # milliseconds of everything that the page's thread does, for each frame
    heap: float  # MB


class Watch:
    """What the browser and the page tell about frames while something is done to the map."""

    def __init__(self, page: Page) -> None:
        self._page, self._session = page, page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})  # whatever else the machine does
        page.evaluate(WATCH)

    def measured(self, name: str, gesture: Callable[[Page, float, float], None]) -> Measured:
        page, box = self._page, self._page.locator(MAP).bounding_box()
        assert box, "there is no map"
        page.evaluate("window.frames_seen.splice(0)")
        before = self._metrics()
        gesture(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        after = self._metrics()
        frames: list[float] = page.evaluate("window.frames_seen.splice(0)")
        script, work = (
            1000 * (after[key] - before[key]) / max(1, len(frames)) for key in ("ScriptDuration", "TaskDuration")
        )
        page.wait_for_timeout(400)
        return Measured(name, frames, script, work, after["JSHeapUsedSize"] / 1e6)

    def _metrics(self) -> dict[str, float]:
        found = self._session.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in found}


MAP = "[role='application']"
ORDERED = 0
WATCH = """() => {
    window.frames_seen = [];
    let last = performance.now();
    const see = now => {
        window.frames_seen.push(now - last);
        last = now;
        requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
}"""


def share(frames: list[float], part: float) -> float:
    return sorted(frames)[min(len(frames) - 1, int(part * len(frames)))]


def report(console: Console, rows: Sequence[Measured]) -> None:
    table = Table("", "frames", "p50 ms", "p95 ms", "longest ms", "script ms", "page ms", "heap MB", box=SIMPLE)
    for name, frames, script, work, heap in map(astuple, rows):
        found = f"{share(frames, 0.5):.1f}", f"{share(frames, 0.95):.1f}", f"{max(frames):.1f}"
        table.add_row(name, str(len(frames)), *found, f"{script:.2f}", f"{work:.2f}", f"{heap:.1f}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", default=shutil.which("chromium"), help="path of a Chromium")
    wanted = parser.parse_args()
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=wanted.browser, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        open_battle(page, address, largest_battle("A1a order"), {"kind": "hotseat"})
        watch = Watch(page)
        rows = [watch.measured("drag", drag), watch.measured("zoom", zoom), watch.measured("pan", pan)]
        page.locator(MAP).press("+")
        page.locator(MAP).press("+")
        page.wait_for_timeout(600)  # until it has come nearer
        rows.append(watch.measured("pan near", pan))
        open_battle(page, address, largest_battle("B activate"), {"kind": "bot", "level": 1})
        rows.append(Watch(page).measured("bots play", let_bots_play))
        report(Console(), rows)
        browser.close()


if __name__ == "__main__":
    main()
