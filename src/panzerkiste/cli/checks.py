"""For those who write rules: scenario, fuzz, rules."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from panzerkiste.cli.terminal import WRONG, console, known_game, match_file, problems, say, stop, tell
from panzerkiste.engine.game import AnyGame
from panzerkiste.engine.match import write_record
from panzerkiste.engine.scenario import Scenario, ScenarioFailed, read_scenarios, run_scenario
from panzerkiste.proving.coverage import Coverage, Covered, Gap, coverage, source_tests
from panzerkiste.proving.fuzz import Finding, check_again
from panzerkiste.proving.fuzz import Progress as Fuzzed
from panzerkiste.proving.fuzz import fuzz as fuzzed
from panzerkiste.registry import GAMES

GameName = Annotated[str, typer.Argument(help=say("help-game"), show_default=False)]


def scenario(
    files: Annotated[list[Path] | None, typer.Argument(help=say("help-scenario-files"), show_default=False)] = None,
    game: Annotated[str, typer.Option("--game", help=say("help-scenario-game"), show_default=False)] = "",
) -> None:
    run = failed = 0
    for file in files or _own_scenario_files(game):
        for one in _scenarios(file):
            run += 1
            failed += not _runs(_game_of(file, game), one)
    if failed:
        stop("scenarios-failed", WRONG, failed=failed, run=run)
    tell("scenarios-ran", run=run)


def _own_scenario_files(name: str) -> Iterator[Path]:
    for game in [known_game(name)] if name else GAMES.values():
        yield from sorted((game.folder / "scenarios").glob("*.toml"))


def _scenarios(file: Path) -> tuple[Scenario, ...]:
    try:
        return read_scenarios(file)
    except OSError as error:
        stop("no-file", file=str(file), why=error.strerror or str(error))
    except ValueError as error:
        stop("no-scenario-file", why=str(error))


def _game_of(file: Path, name: str) -> AnyGame:
    """The game whose folder the file lies in, unless one is named."""
    if name:
        return known_game(name)
    inside = [game for game in GAMES.values() if game.folder in file.resolve().parents]
    if inside:
        return inside[0]
    return next(iter(GAMES.values())) if len(GAMES) == 1 else stop("which-game", file=str(file))


def _runs(game: AnyGame, one: Scenario) -> bool:
    try:
        run_scenario(game, one)
    except ScenarioFailed as failure:
        problems.print(f"[red]✗[/red] [bold]{escape(one.id)}[/bold] ({', '.join(one.rules)}), {escape(failure.place)}")
        problems.print(escape(say("scenario-expected", what=failure.expected)))
        problems.print(escape(say("scenario-happened", what=failure.happened)))
        problems.print(f"[dim]{escape(failure.position)}[/dim]")
        return False
    console.print(f"[green]✓[/green] {escape(one.id)} [dim]({', '.join(one.rules)})[/dim]")
    return True


def rules(
    game: Annotated[str | None, typer.Argument(help=say("help-game"), show_default=False)] = None,
    check: Annotated[bool, typer.Option("--check", help=say("help-rules-check"))] = False,
) -> None:
    gaps = 0
    for one in [known_game(game)] if game else GAMES.values():
        covered = _coverage(one)
        if not check or covered.gaps:
            console.print(_rules_table(one, covered))
        for gap in covered.gaps:
            problems.print(f"[red]{escape(_gap_text(gap))}[/red]")
        gaps += len(covered.gaps)
        tell("rules-counted", game=one.id, rules=len(covered.rules), gaps=len(covered.gaps))
    if check and gaps:
        raise typer.Exit(WRONG)


def _coverage(game: AnyGame) -> Coverage:
    tests = source_tests(game)
    try:
        covered = coverage(game, tests)
    except ValueError as error:
        stop("no-scenario-file", why=str(error))
    if tests is None and covered.gaps:  # its scenarios do not show everything, and perhaps its tests would
        stop("rules-no-source", game=game.id)
    return covered


def _rules_table(game: AnyGame, covered: Coverage) -> Table:
    table = Table(title=game.id, title_justify="left", show_lines=False, pad_edge=False)
    for column in ("rule", "title", "shown-by"):
        table.add_column(say(f"rules-{column}"), overflow="fold")
    for one in covered.rules:
        table.add_row(one.id, escape(one.title), "\n".join(_shown_by(one)) or "[red]–[/red]")
    return table


def _shown_by(one: Covered) -> list[str]:
    return [escape(f"{test.partition('::')[2]}") for test in one.tests] + [
        f"[cyan]{escape(name)}[/cyan]" for name in one.scenarios
    ]


def _gap_text(gap: Gap) -> str:
    return say(f"gap-{gap.kind}", rule=gap.rule, where=gap.where)


def fuzz(
    game: GameName,
    games: Annotated[
        int | None, typer.Option("--games", min=1, help=say("help-fuzz-games"), show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help=say("help-fuzz-seed"))] = 0,
    minutes: Annotated[float, typer.Option("--minutes", min=0, help=say("help-fuzz-minutes"), show_default=False)] = 0,
    players: Annotated[str, typer.Option("--players", help=say("help-fuzz-players"), show_default=False)] = "",
    out: Annotated[Path, typer.Option("--out", help=say("help-fuzz-out"))] = Path("fuzz-findings"),
    check: Annotated[Path | None, typer.Option("--check", help=say("help-fuzz-check"), show_default=False)] = None,
) -> None:
    played = known_game(game)
    if check:
        return _check_again(played, check)
    total = games or (1_000_000 if minutes else 200)
    deadline = monotonic() + 60 * minutes if minutes else float("inf")
    latest = _run_fuzzer(played, seed, total, _players(played, players), deadline)
    tell("fuzzed", games=latest.matches, entries=latest.entries, kinds=_kinds(latest), pairs=len(latest.reached))
    if latest.findings:
        _write_findings(played, latest.findings, out)
        raise typer.Exit(WRONG)
    return tell("fuzz-clean")


def _players(game: AnyGame, text: str) -> tuple[int, int]:
    fewest, most = game.players
    if not text:
        return fewest, most
    low, _, high = text.partition("..")
    if not low.isdecimal() or not (high or low).isdecimal() or not fewest <= int(low) <= int(high or low) <= most:
        stop("fuzz-wrong-players", text=text, fewest=fewest, most=most)
    return int(low), int(high or low)


def _run_fuzzer(game: AnyGame, seed: int, total: int, players: tuple[int, int], deadline: float) -> Fuzzed:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    latest = Fuzzed(0, 0, (), Counter())
    # Fresh processes: forking under a progress bar's thread could stop one of them for good.
    pool = ProcessPoolExecutor(2, mp_context=get_context("spawn"))
    try:
        with Progress(*columns, console=problems, transient=True) as bar:
            task = bar.add_task(say("fuzzing", game=game.id), total=total)
            for latest in fuzzed(partial(registered, game.id), seed, total, players, pool):
                bar.update(task, completed=latest.matches)
                if monotonic() > deadline:
                    break
    except KeyboardInterrupt:
        tell("fuzz-stopped")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return latest


def registered(id: str) -> AnyGame:
    """The game, found again by name in another process."""
    return GAMES[id]


def _kinds(latest: Fuzzed) -> int:
    return sum(" " not in what for what in latest.reached)


def _write_findings(game: AnyGame, findings: tuple[Finding, ...], out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
        for number, finding in enumerate(findings, 1):
            file = out / f"{game.id}-{finding.record.header.created.replace(' ', '-')}-{number}.jsonl"
            file.write_bytes(write_record(finding.record))
            problems.print(f"[red]{escape(finding.problem)}[/red]")
            tell("fuzz-finding", file=str(file), game=game.id)
    except OSError as error:
        stop("not-written", file=str(out), why=error.strerror or str(error))


def _check_again(game: AnyGame, file: Path) -> None:
    recorded, record = match_file(file)
    if recorded.id != game.id:
        stop("fuzz-other-game", file=str(file), game=recorded.id)
    finding = check_again(game, record)
    if finding:
        problems.print(f"[red]{escape(finding.problem)}[/red]")
        stop("fuzz-check-found", WRONG, entry=len(finding.record.entries))
    tell("fuzz-check-clean", entries=len(record.entries))
