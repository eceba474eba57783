"""What a run of the arena comes to: a table for the terminal, and a page with plots."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean

from msgspec import Struct

from panzerkiste.arena import page, plots
from panzerkiste.arena.pairing import Entrant
from panzerkiste.arena.rating import Rating, Score, interval, ratings, score, skills
from panzerkiste.arena.sprt import Test, pairs
from panzerkiste.arena.systems import Field, shares
from panzerkiste.arena.tournament import Played
from panzerkiste.tournaments.tie_breaks import USUAL, standings

Games = Sequence[Played]
Say = Callable[..., str]  # a sentence by its key, with facts


class Row(Struct, frozen=True):
    """What one entrant did: its rating, its share of the points, its games, seconds per answer, answers it lost."""

    rating: Rating
    share: float
    games: int
    thought: float
    longest: float
    lost: int

    @property
    def name(self) -> str:
        return str(self.rating.entrant.bot)


def rows(games: Games) -> list[Row]:
    """Best first; tables of several are rated by OpenSkill where it is installed."""
    return [_row(rating, games) for rating in _rated(games)]


def _rated(games: Games) -> list[Rating]:
    if not several(games):
        return ratings(games)
    try:
        return skills(games)
    except ModuleNotFoundError:
        return ratings(games)


def several(games: Games) -> bool:
    """Do more than two sit at a table?"""
    return any(len(game.pairing.entrants) > 2 for game in games)


def rated(rating: Rating, games: Games) -> str:
    digits = 1 if several(games) else 0
    return f"{rating.elo:.{digits}f} ± {rating.error:.{digits}f}"


def _row(rating: Rating, games: Games) -> Row:
    seated = _seated(games, rating.entrant)
    thought = [seconds for game, seat in seated for seconds in game.thought[seat]] or [0.0]
    lost = sum(game.lost[seat] for game, seat in seated if game.lost)
    share = fmean(game.share(seat) for game, seat in seated)
    return Row(rating, share, len(seated), fmean(thought), max(thought), lost)


def _seated(games: Games, entrant: Entrant) -> list[tuple[Played, int]]:
    return [(game, seat) for game in games for seat, one in enumerate(game.pairing.entrants) if one == entrant]


# The page.


def report(games: Games, say: Say, title: str, language: str, test: Test | None, field: Field | None) -> str:
    found = rows(games)
    parts = [page.words(_facts(games, say)), _ratings(found, games, say)]
    if test is not None:
        parts.append(_test(games, test, say))
    if field is not None:
        parts.append(_swiss(field, say))
    if not several(games):
        parts.append(_crosstable([row.rating.entrant for row in found], games, say))
    parts += [_seats(games, say), _lengths(games, say), _ends(games, say), _faults(found, games, say)]
    return page.page(say("report-title", game=title), language, parts)


def _facts(games: Games, say: Say) -> str:
    first = games[0].pairing
    options = ", ".join(f"{name}={value}"[:60] for name, value in first.options.items()) or "–"
    return say("report-facts", games=len(games), seed=str(first.seed), options=options, opening=first.opening)


def _ratings(found: Sequence[Row], games: Games, say: Say) -> str:
    rating = "skill" if several(games) else "rating"
    heads = [say(f"arena-{name}") for name in ("bot", rating, "share", "games", "thought", "longest", "lost")]
    cells = [
        [
            row.name,
            rated(row.rating, games),
            percent_between(row.share, row.games),
            str(row.games),
            f"{1000 * row.thought:.0f} ms",
            f"{row.longest:.2f} s",
            str(row.lost),
        ]
        for row in found
    ]
    measured = [
        plots.Measured(row.name, row.rating.elo, row.rating.elo - row.rating.error, row.rating.elo + row.rating.error)
        for row in found
    ]
    explained = page.words(say("report-skills" if several(games) else "report-elo"))
    heading = say("report-ratings")
    return page.section(heading, explained, plots.intervals(measured, heading), page.table(heads, cells))


def percent_between(share: float, games: float) -> str:
    low, high = interval(share, games)
    return f"{share:.1%} ({low:.0%}–{high:.0%})"


def _crosstable(entrants: Sequence[Entrant], games: Games, say: Say) -> str:
    """What each won against each."""
    names = [str(entrant.bot) for entrant in entrants]
    cells = [
        [name, *("·" if one == other else _against(games, one, other) for other in entrants)]
        for name, one in zip(names, entrants, strict=True)
    ]
    return page.section(say("report-crosstable"), page.table([say("arena-bot"), *names], cells))


def _against(games: Games, one: Entrant, other: Entrant) -> str:
    met = [game for game in games if {*game.pairing.entrants} == {one, other}]
    if not met:
        return "–"
    found: Score = score(met, one)
    return f"{found.share:.0%} (+{found.wins} ={found.draws} −{found.losses})"


def verdict(games: Games, test: Test, say: Say) -> str:
    """What the test came to, in a sentence about the first game's first seat."""
    entrants = games[0].pairing.entrants
    counts = pairs(shares(games, entrants[0]))
    return say(
        f"report-test-{test.verdict(counts)}",
        first=str(entrants[0].bot),
        second=str(entrants[1].bot),
        lower=f"{test.lower:g}",
        higher=f"{test.higher:g}",
        ratio=f"{test.likelihood(counts):.2f}",
        bound=f"{test.bound:.2f}",
        deals=sum(counts),
    )


def _test(games: Games, test: Test, say: Say) -> str:
    """The likelihood ratio as it went, and what it came to."""
    won = shares(games, games[0].pairing.entrants[0])
    course = [(float(deals), test.likelihood(pairs(won[: 2 * deals]))) for deals in range(1, len(won) // 2 + 1)]
    plot = plots.curve(course, say("report-test"), say("report-deals"), (-test.bound, test.bound))
    return page.section(say("report-test"), page.words(verdict(games, test, say)), plot)


def _swiss(field: Field, say: Say) -> str:
    heads = ["#", say("arena-bot"), say("arena-share"), *(say(f"report-{name}") for name in USUAL)]
    cells = [
        [str(one.place), one.player, f"{one.points:g}", *(f"{value:g}" for value in one.tie_breaks)]
        for one in standings(field.histories)
    ]
    return page.section(say("report-swiss"), page.words(say("report-swiss-explained")), page.table(heads, cells))


def _seats(games: Games, say: Say) -> str:
    """What each seat won: the advantage of whoever sits first."""
    count = max(len(game.pairing.entrants) for game in games)
    measured = []
    for seat in range(count):
        won = [game.share(seat) for game in games if seat < len(game.pairing.entrants)]
        measured.append(plots.Measured(say("report-seat", seat=seat + 1), fmean(won), *interval(fmean(won), len(won))))
    heading = say("report-seats")
    return page.section(heading, plots.intervals(measured, heading, 1 / count, "{:.1%}"))


def _lengths(games: Games, say: Say) -> str:
    heading = say("report-lengths")
    return page.section(
        heading, plots.histogram(Counter(game.answers for game in games), heading, say("report-answers"))
    )


def _ends(games: Games, say: Say) -> str:
    ends = Counter((game.result.reason, len(game.result.winners) == 1) for game in games)
    cells = [
        [reason, say("report-won") if won else say("report-shared"), str(count), f"{count / len(games):.1%}"]
        for (reason, won), count in ends.most_common()
    ]
    return page.section(say("report-ends"), page.table([say("report-reason"), "", say("arena-games"), ""], cells))


def _faults(found: Sequence[Row], games: Games, say: Say) -> str:
    """What was wrong with the answers that were lost."""
    cells = list[list[str]]()
    for row in found:
        told = Counter(
            fault for game, seat in _seated(games, row.rating.entrant) if game.faults for fault in game.faults[seat]
        )
        cells += [[row.name, fault, str(count)] for fault, count in told.most_common(5)]
    if not cells:
        return page.section(say("report-faults"), page.words(say("report-no-faults")))
    heads = [say("arena-bot"), say("report-fault"), say("report-times")]
    return page.section(say("report-faults"), page.words(say("report-faults-explained")), page.table(heads, cells))
