"""What a design of one's own is worth: many games with it, and a page about them."""

from pathlib import Path
from typing import Annotated, Final

import typer

from panzerkiste.arena.journal import Journal, Unreadable
from panzerkiste.arena.studies import APART, BEGINNING, Kept, digest, games_of, studies, work
from panzerkiste.cli.own_files import objections_to
from panzerkiste.cli.running import Ray, Workers, runner, write_page
from panzerkiste.cli.terminal import file_bytes, say, stop, tell
from panzerkiste.registry import Study

GAMES: Final = 10_000


def study(
    kind: Annotated[str, typer.Argument(help=say("help-study-kind", kinds=", ".join(studies())), show_default=False)],
    design: Annotated[str, typer.Argument(help=say("help-study-design"), show_default=False)],
    games: Annotated[int, typer.Option("--games", min=1, max=APART, help=say("help-study-games"))] = GAMES,
    level: Annotated[int, typer.Option("--level", min=0, help=say("help-study-level"), show_default=False)] = 0,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("help-study-seed"))] = 0,
    workers: Workers = 0,
    ray: Ray = "",
    page: Annotated[Path | None, typer.Option("--page", help=say("help-study-page"), show_default=False)] = None,
    save: Annotated[Path | None, typer.Option("--save", help=say("help-study-save"), show_default=False)] = None,
) -> None:
    known = studies()
    if kind not in known:
        stop("study-unknown", kind=kind, kinds=", ".join(known))
    id, wanted = known[kind]
    text, level = _design(wanted, design), level or wanted.level
    save = save or Path(f"{Path(design).stem}-{wanted.kind}-study.jsonl")
    journal = _journal(save, digest(wanted.kind, text, level))
    numbers = range(seed * APART, seed * APART + games)
    with runner(journal, workers, ray, say("studying", kind=kind, level=level)) as run:
        kept = run(work(id, wanted, text, level), numbers, lambda number: number)
    tell("study-played", games=len(kept), file=str(save))
    if kept:
        write_page(page or save.with_suffix(".html"), wanted.page(text, level, games_of(wanted, kept)))


def _design(wanted: Study, design: str) -> str:
    """The name of one in the box, or the text of a file that nothing speaks against."""
    if design in wanted.names:
        return design
    if not Path(design).exists():
        stop("study-no-design", file=design, names=", ".join(wanted.names))
    _, objections = objections_to(Path(design))
    if any(objection.level == "error" for objection in objections):
        stop("study-unusable", file=design)
    return file_bytes(Path(design)).decode("utf-8")


def _journal(file: Path, study: str) -> Journal[Kept]:
    try:
        journal = Journal(file, Kept, BEGINNING, lambda kept: kept.number)
    except Unreadable:
        stop("study-other", file=str(file))
    except OSError as error:
        stop("not-written", file=str(file), why=error.strerror or str(error))
    if any(kept.study != study for kept in journal.values()):
        stop("study-other", file=str(file))
    return journal
