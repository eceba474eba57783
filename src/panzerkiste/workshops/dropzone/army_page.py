"""A study of an army as a page: against whom, where and with what it wins."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from panzerkiste.arena import page, plots
from panzerkiste.arena.estimates import Estimate, estimate, line_through, measured_share
from panzerkiste.cli.terminal import game_voice, say, words
from panzerkiste.games.dropzone import DROPZONE as GAME
from panzerkiste.games.dropzone.armies.catalogue import UNITS
from panzerkiste.games.dropzone.armies.text import ARMY_NAMES, read_force, shipped_army
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
from panzerkiste.games.dropzone.pictures.drawing import units_svg
from panzerkiste.workshops.dropzone.army_games import ArmyGame

Games = Sequence[ArmyGame]


class KindReport(NamedTuple):
    """What a kind of unit destroyed in a battle, a unit of it; what its cost lets expect; how many of it are lost."""

    kind: str
    fielded: int
    destroyed: Estimate
    expected: float
    lost: Estimate

    @property
    def verdict(self) -> str:
        off = self.destroyed.mean - self.expected
        return "fair" if abs(off) <= self.destroyed.error else "over" if off > 0 else "under"


def kind_reports(games: Games) -> list[KindReport]:
    """Those that destroy most for their points first. Who has no weapons is not weighed."""
    destroyed, lost, counts = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list), dict[str, int]()
    for game in games:
        for kind, count in game.fielded.items():
            destroyed[kind].append(game.destroyed.get(kind, 0) / count)
            lost[kind].append(game.lost.get(kind, 0) / count)
            counts[kind] = count
    armed = {kind: estimate(values) for kind, values in destroyed.items() if UNITS[kind].weapons}
    line = line_through([(UNITS[kind].points, one.mean, one.size) for kind, one in armed.items()])
    found = [
        KindReport(kind, counts[kind], one, line.at(UNITS[kind].points), estimate(lost[kind]))
        for kind, one in armed.items()
    ]
    return sorted(found, key=lambda one: one.expected - one.destroyed.mean)


# The page.


def army_page(army: str, level: int, games: Games) -> str:
    name = _title(army)
    facts = say("army-study-facts", games=len(games), level=level)
    parts = [page.words(facts), _wins(games), _seats(games), _units(games), _margins(games), _ends(games)]
    return page.page(say("army-study-title", army=name), words().language, parts)


def _title(army: str) -> str:
    lists = (shipped_army(army),) if army in ARMY_NAMES else read_force(army)
    return " + ".join(one.name for one in lists)


def _wins(games: Games) -> str:
    """The share of points, in all, and by opponent, scenario and battlefield."""
    voice = game_voice(GAME)
    parts = list[str]()
    kinds: list[tuple[str, Callable[[ArmyGame], str]]] = [
        ("all", lambda game: say("army-study-all")),
        ("opponent", lambda game: shipped_army(game.opponent).name),
        ("scenario", lambda game: voice.format(f"dropzone-option-scenario-{game.scenario}")),
        ("field", lambda game: _field(game.field)),
    ]
    rows = list[plots.Measured]()
    for _, called in kinds:
        shares = defaultdict[str, list[float]](list)
        for game in games:
            shares[called(game)].append(game.share)
        rows += [measured_share(name, own) for name, own in shares.items()]
    heading = say("army-study-wins")
    parts += [page.words(say("army-study-wins-explained")), plots.intervals(rows, heading, 0.5, "{:.0%}")]
    cells = [[row.name, f"{row.value:.1%}", f"{row.low:.1%}–{row.high:.1%}"] for row in rows]
    return page.section(heading, *parts, page.table(["", say("arena-share"), "95 %"], cells))


def _field(id: str) -> str:
    name = battlefield_of(id).name
    return name.de if words().language == "de" else name.en


def _seats(games: Games) -> str:
    """The advantage of a seat: what the army wins as first and as second player."""
    rows = [
        measured_share(say("report-seat", seat=seat + 1), [game.share for game in games if game.seat == seat])
        for seat in sorted({game.seat for game in games})
    ]
    heading = say("army-study-seats")
    return page.section(heading, plots.intervals(rows, heading, 0.5, "{:.1%}"))


def _units(games: Games) -> str:
    heading, voice, reports = say("army-study-units"), game_voice(GAME), kind_reports(games)

    def called(kind: str) -> str:
        return voice.format("dropzone-unit-short", {"kind": kind})

    dots = [
        plots.Dot(called(one.kind), UNITS[one.kind].points, one.destroyed.mean, one.verdict, one.destroyed.error)
        for one in reports
        if one.destroyed.size > 1
    ]
    trend = sorted((float(UNITS[one.kind].points), one.expected) for one in reports)
    parts = [page.words(say("army-study-units-explained"))]
    parts += [plots.dots(dots, heading, say("army-study-cost"), [trend[0], trend[-1]])] if dots else []
    for verdict, order in (("over", reports), ("under", reports[::-1])):
        marked = [one.kind for one in order if one.verdict == verdict]
        told = ", ".join(map(called, marked))
        parts.append(page.words(say(f"army-study-{verdict}", count=len(marked), units=told)))
        parts += [units_svg(marked)] if marked else []
    heads = [say(f"army-study-{name}") for name in ("unit", "count", "cost", "destroyed", "expected", "lost")]
    cells = [
        [
            called(one.kind),
            str(one.fielded),
            str(UNITS[one.kind].points),
            str(one.destroyed),
            f"{one.expected:.1f}",
            f"{one.lost.mean:.0%}",
        ]
        for one in reports
    ]
    return page.section(heading, *parts, page.table(heads, cells))


def _margins(games: Games) -> str:
    """How clear battles are: victory points and kill points ahead."""
    heading = say("army-study-margins")
    points = Counter(game.victory_points[0] - game.victory_points[1] for game in games)
    kills = Counter(50 * round((game.kill_points[0] - game.kill_points[1]) / 50) for game in games)
    drawn = sum(game.share == 0.5 for game in games) / len(games)
    return page.section(
        heading,
        page.words(say("army-study-drawn", share=f"{drawn:.1%}")),
        plots.histogram(points, say("army-study-victory-points"), say("army-study-victory-points")),
        page.words(say("army-study-kill-points")),
        plots.histogram(kills, say("army-study-kill-points"), say("army-study-kill-points")),
    )


def _ends(games: Games) -> str:
    heading = say("study-lengths")
    cells = [
        [say("army-study-turns", turns=turns), str(count), f"{count / len(games):.1%}"]
        for turns, count in sorted(Counter(game.turns for game in games).items())
    ]
    return page.section(heading, page.table(["", say("arena-games"), ""], cells))
