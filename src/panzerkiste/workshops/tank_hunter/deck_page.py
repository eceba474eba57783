"""A study of a deck as a page: what the games say about cards, places and endings."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median
from typing import Final, NamedTuple

from panzerkiste.arena import page, plots
from panzerkiste.arena.estimates import Estimate, Line, estimate, line_through, measured_share
from panzerkiste.arena.rating import interval
from panzerkiste.cli.terminal import say, words
from panzerkiste.games.tank_hunter.cards.cards import CardId, Name, Unit
from panzerkiste.games.tank_hunter.cards.deck_file import read_deck
from panzerkiste.games.tank_hunter.cards.decks import STANDARD, cards_of
from panzerkiste.games.tank_hunter.text.drawing import cards_svg
from panzerkiste.workshops.tank_hunter.deck_games import DeckGame

ENDS: Final = ("last-player", "bombing", "unit-deck", "stalemate")
SHOWN: Final = 5  # cards that are drawn as most above or below their points
FEW: Final = 30  # games in play: with fewer a card is not called over or under

Games = Sequence[DeckGame]


class UnitReport(NamedTuple):
    """What a unit scored by its own shots in a game in play, and what its points let expect."""

    card: Unit
    scored: Estimate
    expected: float

    @property
    def off(self) -> float:
        return self.scored.mean - self.expected

    @property
    def verdict(self) -> str:
        if self.scored.size < FEW or abs(self.off) <= self.scored.error:
            return "fair"
        return "over" if self.off > 0 else "under"


def unit_reports(deck: str, games: Games) -> tuple[list[UnitReport], Line]:
    """Every unit that was in play, those most above their points first; and the line of what points let expect."""
    scored = defaultdict[CardId, list[float]](list)
    for game in games:
        for card, seen in game.seen.items():
            scored[card] += [game.scored.get(card, 0) / seen] * seen
    units = cards_of(deck).units
    found = {id: estimate(values) for id, values in scored.items()}
    line = line_through([(units[id].points, one.mean, one.size) for id, one in found.items()])
    reports = [UnitReport(units[id], one, line.at(units[id].points)) for id, one in found.items()]
    return sorted(reports, key=lambda report: -report.off), line


def drafted(games: Games) -> dict[CardId, Estimate]:
    """What the drafters of a card won against a fair share: 1 is fair."""
    won = defaultdict[CardId, list[float]](list)
    for game in games:
        for cards, share in zip(game.drafted, game.shares, strict=True):
            for card in cards:
                won[card].append(share * game.players)
    return {card: estimate(shares) for card, shares in won.items()}


# The page.


def deck_page(deck: str, level: int, games: Games) -> str:
    title = say("deck-study-title", deck=_title(deck))
    facts = say("deck-study-facts", games=len(games), level=level)
    reports, line = unit_reports(deck, games)
    parts = [page.words(facts), _places(games), _units(deck, reports, line, games)]
    parts += [_others(deck, games), _lengths(games), _ends(games)]
    return page.page(title, words().language, parts)


def _title(deck: str) -> str:
    if deck == STANDARD:
        return "Tank Hunter"
    found, _ = read_deck(deck)
    assert found, "a faulty deck is not studied"
    return found.name


def _called(name: Name) -> str:
    return name.de if words().language == "de" else name.en


def _places(games: Games) -> str:
    """Who wins, by place in the order of play."""
    groups, firsts = dict[str, list[tuple[float, str]]](), list[plots.Measured]()
    for players in sorted({game.players for game in games}):
        own = [game for game in games if game.players == players]
        label, group = say("study-players", players=players), list[tuple[float, str]]()
        for place in range(players):
            won = [game.shares[(game.first + place) % players] for game in own]
            share, (low, high) = sum(won) / len(won), interval(sum(won) / len(won), len(won))
            group.append((share * players, f"{label}, {place + 1}: {share:.1%} ({low:.1%}–{high:.1%})"))
        groups[str(players)] = group
        firsts.append(measured_share(label, [game.shares[game.first] for game in own]))
    heading = say("deck-study-places")
    heads = [say("deck-study-players"), say("deck-study-first"), "95 %", say("study-fair"), say("arena-games")]
    cells = [
        [one.name, f"{one.value:.1%}", f"{one.low:.1%}–{one.high:.1%}", f"{1 / players:.1%}", str(count)]
        for one, (players, count) in zip(firsts, sorted(Counter(game.players for game in games).items()), strict=True)
    ]
    told = page.words(say("deck-study-places-explained"))
    return page.section(heading, told, plots.columns(groups, heading, 1.0), page.table(heads, cells))


def _units(deck: str, reports: Sequence[UnitReport], line: Line, games: Games) -> str:
    heading, drafts = say("deck-study-units"), drafted(games)
    dots = [
        plots.Dot(_called(one.card.name), one.card.points, one.scored.mean, one.verdict, _seen_error(one))
        for one in reports
    ]
    ends = [(x, line.at(x)) for x in (0.5, max(dot.x for dot in dots) + 0.5)]
    parts = [page.words(say("deck-study-units-explained")), plots.dots(dots, heading, say("deck-study-points"), ends)]
    for verdict, order in (("over", reports), ("under", reports[::-1])):
        marked = tuple(one.card.id for one in order if one.verdict == verdict)[:SHOWN]
        parts.append(page.words(say(f"deck-study-{verdict}", count=len(marked))))
        parts += [cards_svg(cards_of(deck), marked)] if marked else []
    heads = [say(f"deck-study-{name}") for name in ("unit", "points", "scored", "off", "drafters", "in-play")]
    cells = [
        [
            f"{_called(one.card.name)} ({one.card.type})",
            str(one.card.points),
            str(one.scored),
            f"{one.off:+.2f}" + ("" if one.verdict == "fair" else " *"),
            str(drafts.get(one.card.id, "–")),
            str(one.scored.size),
        ]
        for one in reports
    ]
    return page.section(heading, *parts, page.table(heads, cells))


def _seen_error(report: UnitReport) -> float:
    return report.scored.error if report.scored.size > 1 else 0.0


def _others(deck: str, games: Games) -> str:
    """Events and commanders, by what their drafters won."""
    cards, drafts = cards_of(deck), drafted(games)
    named = {id: card.name for kind in (cards.events, cards.commanders) for id, card in kind.items()}
    found = sorted(((named[id], one) for id, one in drafts.items() if id in named), key=lambda row: -row[1].mean)
    heads = [say("deck-study-card"), say("deck-study-drafters"), say("deck-study-drafted")]
    cells = [[_called(name), str(one), str(one.size)] for name, one in found]
    return page.section(
        say("deck-study-others"), page.words(say("deck-study-others-explained")), page.table(heads, cells)
    )


def _lengths(games: Games) -> str:
    rounds = [-(-game.turns // game.players) for game in games]
    told, heading = say("deck-study-half", rounds=round(median(rounds))), say("study-lengths")
    return page.section(heading, page.words(told), plots.histogram(Counter(rounds), heading, say("study-rounds")))


def _ends(games: Games) -> str:
    """How games end, how often victory is shared, and how far the winner is ahead."""
    rows = dict[str, list[float]]()
    for players in sorted({game.players for game in games}):
        own = [game for game in games if game.players == players]
        rows[say("study-players", players=players)] = [sum(game.end == end for game in own) / len(own) for end in ENDS]
    heading = say("study-ends")
    shared = sum(max(game.shares) < 1 for game in games) / len(games)
    leads = Counter(max(game.points) - sorted(game.points)[-2] for game in games)
    return page.section(
        heading,
        plots.stacked(rows, [say(f"deck-study-end-{end}") for end in ENDS], heading),
        page.words(say("deck-study-shared", share=f"{shared:.1%}")),
        plots.histogram(leads, say("deck-study-leads"), say("deck-study-points-ahead")),
    )
