"""What a finished match was made of: chances, luck, turning points, accuracy."""

from rich.markup import escape
from rich.progress import track

from panzerkiste.bots import percent
from panzerkiste.cli.records import File, played
from panzerkiste.cli.terminal import console, match_file, say, sentence, stop, tell
from panzerkiste.engine.match import AnyMatch
from panzerkiste.review import MatchReview, assembled, tasks, work
from panzerkiste.review.form import Advice, Balance, TurningPoint


def review(file: File) -> None:
    game, record = match_file(file)
    *_, match = played(game, record, file)
    if match.result is None:
        stop("review-runs")
    parts = [work(match, task) for task in track(tasks(match), say("review-working"), console=console, transient=True)]
    found = assembled(match, parts)
    if not found.courses:
        stop("review-nothing", game=game.id)
    _tell_players(match, found)
    for number, point in enumerate(found.points, 1):
        _tell_point(match, number, point)
    if found.estimated:
        tell("review-estimated", throws=found.estimated)


def _tell_players(match: AnyMatch, found: MatchReview) -> None:
    course = found.courses[0]
    for seat, name in enumerate(match.header.seats):
        first, last = (round(100 * chances[seat]) for chances in (course.chances[0], course.chances[-1]))
        console.print(f"[bold]{escape(name)}[/bold]")
        tell("review-course", first=first, last=last, **_points(course.balances[seat]))
        for luck in (luck for luck in found.luck if luck.seat == seat):
            tell("review-luck", ask=luck.ask, good=luck.good, throws=luck.throws, expected=f"{luck.expected:.1f}")
        accuracy = next((one for one in found.accuracies if one.seat == seat), None)
        if accuracy and accuracy.percent is not None:
            counts = {"best": accuracy.best, "good": accuracy.good}
            worse = {"inaccurate": accuracy.inaccurate, "mistakes": accuracy.mistakes}
            tell("review-accuracy", percent=accuracy.percent, **counts, **worse)


def _points(balance: Balance) -> dict[str, str]:
    """In hundredths of a point, with their sign."""
    parts = {"dice": balance.dice, "own": balance.own, "others": balance.others, "hidden": balance.hidden}
    return {name: f"{100 * part:+.0f}" for name, part in parts.items()}


def _tell_point(match: AnyMatch, number: int, point: TurningPoint) -> None:
    name = match.header.seats[point.seat] if point.seat >= 0 else ""
    gain = f"{100 * max(point.gains, key=abs):+.0f}"
    whose = match.header.seats[max(range(len(point.gains)), key=lambda seat: abs(point.gains[seat]))]
    tell("review-point", number=number, step=point.step, turn=point.turn, cause=point.cause, gain=gain, whose=whose)
    for line in point.lines:
        console.print(f"      {escape(sentence(match.game, line))}")
    if point.better:
        chance = 0 if point.better.chance is None else percent(point.better.chance)
        tell("review-better", name=name, text=point.better.text, why=_why(match, point.better), chance=chance)


def _why(match: AnyMatch, advice: Advice) -> str:
    return sentence(match.game, advice.why) if advice.why else ""
