"""A battle of Dropzone between computer players, with a report to read afterwards."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated, Final

import typer
from rich.markup import escape
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from panzerkiste.cli.terminal import (
    MISUSED,
    console,
    file_bytes,
    known_bot,
    problems,
    refusal,
    say,
    stop,
    tell,
    words,
)
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES
from panzerkiste.games.dropzone.battle.events import BattlegroupActivated
from panzerkiste.games.dropzone.fields.battlefields import BATTLEFIELD_NAMES
from panzerkiste.games.dropzone.options import Options, Scenario
from panzerkiste.games.dropzone.state import State
from panzerkiste.workshops.dropzone.battle_report import Chronicle, battle_page

SECONDS: Final = 60.0  # for one answer; never used up, so that a seed always gives the same battle
LEVEL: Final = 4
SEATS: Final = 2

Armies = tuple[str, str]


def battle(  # what is fought, by whom, and where it is told
    report: Annotated[Path, typer.Option("--report", help=say("help-battle-report"), show_default=False)],
    scenario: Annotated[Scenario, typer.Option("--scenario", help=say("help-battle-scenario"))] = "crossroads",
    armies: Annotated[Armies, typer.Option("--armies", help=say("help-battle-armies"))] = (
        "ucm-starter",
        "scourge-starter",
    ),
    field: Annotated[str, typer.Option("--field", help=say("help-battle-field"))] = BATTLEFIELD_NAMES[0],
    level: Annotated[int, typer.Option("--level", min=0, help=say("help-battle-level"))] = LEVEL,
    seed: Annotated[int | None, typer.Option("--seed", help=say("help-battle-seed"), show_default=False)] = None,
) -> None:
    known_bot(DROPZONE, str(level))
    first, second = (_named(army, ARMY_NAMES, ".army", "no-army") for army in armies)
    place = _named(field, BATTLEFIELD_NAMES, ".toml", "no-field")
    options = Options(army_a=first, army_b=second, battlefield=place, scenario=scenario)
    drawn = Random().getrandbits(32) if seed is None else seed
    chronicle = _fought(options, level, drawn)
    _write(report, battle_page(chronicle, _names(armies), drawn, level))
    told = chronicle.verdict(words(DROPZONE.folder / "texts"))
    console.print(f"[bold]{escape(told)}[/bold]")
    tell("battle-report", file=str(report))


def _named(text: str, names: tuple[str, ...], suffix: str, unknown: str) -> str:
    """One of ours by its name, or the text of a file."""
    if text in names:
        return text
    if not text.endswith(suffix):
        stop(unknown, name=text, names=", ".join(names))
    return file_bytes(Path(text)).decode(errors="replace")


def _names(armies: Armies) -> list[str]:
    return [Path(army).stem for army in armies]


def _fought(options: Options, level: int, seed: int) -> Chronicle:
    """The whole battle, under a bar that grows with every battlegroup that acts."""
    try:
        step = DROPZONE.play.start(options, SEATS)
    except Illegal as illegal:
        problems.print(f"[red]{escape(refusal(DROPZONE, illegal))}[/red]")
        raise typer.Exit(MISUSED) from None
    chronicle = Chronicle(step.state)
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=problems, transient=True) as bar:
        task = bar.add_task(say("battling", turn=1), total=options.turns * len(step.state.battlegroups))

        def show(state: State) -> None:
            bar.update(task, advance=1, description=say("battling", turn=state.turn))

        _fight(chronicle, level, Random(seed), show)
    return chronicle


def _fight(chronicle: Chronicle, level: int, rng: Random, show: Callable[[State], None]) -> None:
    chance = Simulated(Random(rng.getrandbits(64)))
    while (owed := DROPZONE.play.decision(chronicle.state)) is not None:
        seat = owed.seats[0]
        action = (
            DROPZONE.play.sample(chronicle.state, chance)
            if seat == CHANCE
            else _answer(chronicle.state, seat, level, rng)
        )
        step = DROPZONE.play.apply(chronicle.state, seat, action)
        chronicle.note(step)
        if any(isinstance(told.event, BattlegroupActivated) for told in step.told):
            show(step.state)


def _answer(state: State, seat: Seat, level: int, rng: Random) -> Action:
    from panzerkiste.bots.dropzone import answer
    from panzerkiste.engine.knowledge import Knowledge

    view, offer = DROPZONE.information.view(state, seat), DROPZONE.play.offer(state, seat)
    known = Knowledge(DROPZONE, view, offer, (), seat, Random(rng.getrandbits(64)), monotonic() + SECONDS)
    return answer(known, level)


def _write(report: Path, page: str) -> None:
    try:
        report.write_text(page, encoding="utf-8")
    except OSError as error:
        stop("not-written", file=str(report), why=error.strerror or str(error))
