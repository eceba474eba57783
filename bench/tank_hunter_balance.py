"""Is Tank Hunter's card set balanced? Computer players find out, and a page with plots shows it.

    python bench/tank_hunter_balance.py --out docs/tank-hunter-balance.html          # 2,000 games
    python bench/tank_hunter_balance.py --minutes 10 --level 4 --processes 2 --out balance.html

Two to eight players in turn, the options of the presets in turn, the same level in every seat. Counted are: who wins,
by place in the order of play; what each unit scored, against the points printed on it; what became of whoever drafted
a card; how long games last; and how they end.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from html import escape
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any, Final, NamedTuple

from msgspec import convert
from rich.progress import track

from panzerkiste.bots import choose
from panzerkiste.engine.chance import Simulated
from panzerkiste.engine.game import CHANCE
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.cards.cards import CardId, Unit, shipped_commanders, shipped_events, shipped_units
from panzerkiste.games.tank_hunter.cards.decks import PRESETS
from panzerkiste.games.tank_hunter.events import Destroyed
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import PlaceUnits, State
from panzerkiste.games.tank_hunter.state.table import find

PLAYERS: Final = range(2, 9)
SECONDS: Final = 2.5  # for an answer; fast levels need far less
ENDS: Final = {
    "last-player": "one player left",
    "bombing": "third Carpet Bombing",
    "unit-deck": "unit deck empty",
    "stalemate": "stalemate",
}


class Played(NamedTuple):
    """One game: who had what, what it did, and how it ended."""

    players: int
    first: int
    shares: tuple[float, ...]
    drafted: tuple[tuple[CardId, ...], ...]
    seen: Counter[CardId]  # units that were in play
    scored: Counter[CardId]  # points, by the unit that shot
    turns: int
    end: str


def play_in_time(level: int, deadline: float, number: int) -> Played | None:
    return play(level, number) if monotonic() < deadline else None


def play(level: int, number: int) -> Played:
    players, preset = PLAYERS[number % len(PLAYERS)], tuple(PRESETS)[number // len(PLAYERS) % len(PRESETS)]
    rng = Random(number)
    state, chance = GAME.play.start(convert(PRESETS[preset], Options), players).state, Simulated(rng)
    scored, first = Counter[CardId](), 0
    drafted: tuple[tuple[CardId, ...], ...] = ()
    while decision := GAME.play.decision(state):
        seat = decision.seats[0]
        if isinstance(state.pending[-1], PlaceUnits) and state.draft and len(decision.seats) == players:
            drafted = tuple((*hand.hand, *units) for hand, units in zip(state.players, state.draft.picks, strict=True))
        first = state.turn_player if state.turn == 1 else first
        action = GAME.play.sample(state, chance) if seat == CHANCE else answer(state, seat, level, rng)
        step = GAME.play.apply(state, seat, action)
        for told in step.told:
            if isinstance(told.event, Destroyed) and (shooter := shooter_of(state)):
                scored[shooter] += told.event.points
        state = step.state
    assert state.result
    shares = tuple(state.result.share(seat) for seat in range(players))
    return Played(players, first, shares, drafted, units_seen(state), scored, state.turn, state.result.reason)


def answer(state: State, seat: int, level: int, rng: Random) -> Any:
    return choose(
        GAME.id,
        GAME.information.view(state, seat),
        GAME.play.offer(state, seat),
        (),
        seat,
        level,
        rng.getrandbits(32),
        SECONDS,
    )


def shooter_of(state: State) -> CardId | None:
    shooter = state.shooting and find(state, state.shooting.attacker)
    return shooter.card if shooter else None


def units_seen(state: State) -> Counter[CardId]:
    """Every unit that was in play: it still is, or it was destroyed or removed."""
    left = [unit.card for player in state.players for unit in player.units]
    gone = [card for player in state.players for card in player.score] + [card.card for card in state.removed]
    return Counter(card for card in left + gone if card in shipped_units())


# What the games say.


class UnitReport(NamedTuple):
    card: Unit
    seen: int
    scored: float  # points a game in play


def unit_reports(games: Sequence[Played]) -> list[UnitReport]:
    seen = sum((game.types.view for game in games), Counter[CardId]())
    scored = sum((game.scored for game in games), Counter[CardId]())
    return [UnitReport(card, seen[id], scored[id] / seen[id]) for id, card in shipped_units().items() if seen[id]]


def line_through(points: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """Least squares of (x, y, weight): height at 0, and slope."""
    whole = sum(weight for _, _, weight in points)
    x, y = (sum(point[at] * point[2] for point in points) / whole for at in (0, 1))
    spread = sum(weight * (at - x) ** 2 for at, _, weight in points)
    slope = sum(weight * (at - x) * (height - y) for at, height, weight in points) / spread
    return y - slope * x, slope


def drafted_shares(games: Sequence[Played]) -> dict[CardId, tuple[int, float]]:
    """How often a card was drafted, and what its drafters won against a fair share (1 is fair)."""
    won = defaultdict[CardId, list[float]](list)
    for game in games:
        for cards, share in zip(game.drafted, game.shares, strict=True):
            for card in cards:
                won[card].append(share * game.players)
    return {card: (len(shares), sum(shares) / len(shares)) for card, shares in won.items()}


def seat_shares(games: Sequence[Played]) -> dict[int, list[float]]:
    """By number of players: what each place in the order of play won against a fair share."""
    won: dict[int, list[float]] = {}
    for players in PLAYERS:
        own = [game for game in games if game.players == players]
        if own:
            won[players] = [
                sum(game.shares[(game.first + place) % players] for game in own) * players / len(own)
                for place in range(players)
            ]
    return won


# Plots.

WIDTH, HEIGHT, EDGE = 640, 300, 44


def svg(parts: Iterable[str], *, height: int = HEIGHT, label: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, *, kind: str = "") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" class="{kind}">{escape(words)}</text>'


def seat_plot(shares: dict[int, list[float]]) -> str:
    """A column for every place; 1 is a fair share."""
    most = max(1.5, *(share for row in shares.values() for share in row))
    up, room = (HEIGHT - 2 * EDGE) / most, (WIDTH - 2 * EDGE) / len(shares)
    fair = HEIGHT - EDGE - up
    parts = [f'<line class="fair" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{fair:.1f}" y2="{fair:.1f}"/>']
    for at, (players, row) in enumerate(shares.items()):
        left, wide = EDGE + at * room + 6, (room - 12) / len(row)
        for place, share in enumerate(row):
            tip = f"{players} players, place {place + 1}: {share / players:.1%} (fair {1 / players:.1%})"
            parts.append(
                f'<rect class="bar" x="{left + place * wide:.1f}" y="{HEIGHT - EDGE - share * up:.1f}"'
                f' width="{wide - 1:.1f}" height="{share * up:.1f}"><title>{tip}</title></rect>'
            )
        parts.append(text(left + (room - 12) / 2, HEIGHT - EDGE + 18, f"{players} players", kind="middle"))
    return svg([*parts, text(4, fair + 4, "fair")], label="Wins by place in the order of play")


def unit_plot(units: Sequence[UnitReport]) -> str:
    """A dot for every unit: printed points across, points scored up."""
    most = max(unit.scored for unit in units) * 1.05
    across, up = (WIDTH - 2 * EDGE) / 10.5, (HEIGHT * 1.3 - 2 * EDGE) / most
    floor = HEIGHT * 1.3 - EDGE
    start, slope = line_through([(unit.card.points, unit.scored, unit.seen) for unit in units])
    ends = [(EDGE + x * across, floor - (start + slope * x) * up) for x in (0.5, 10.4)]
    parts = ['<line class="fair" x1="{0[0]:.1f}" y1="{0[1]:.1f}" x2="{1[0]:.1f}" y2="{1[1]:.1f}"/>'.format(*ends)]
    for unit in units:
        tip = f"{unit.card.name.en}: {unit.scored:.2f} points a game in play, printed {unit.card.points}"
        parts.append(
            f'<circle class="{unit.card.type}" cx="{EDGE + unit.card.points * across:.1f}"'
            f' cy="{floor - unit.scored * up:.1f}" r="5"><title>{escape(tip)}</title></circle>'
        )
    parts += [text(EDGE + x * across, floor + 20, str(x), kind="middle") for x in range(1, 11)]
    parts += [text(8, floor - y * up + 4, str(y)) for y in range(int(most) + 1)]
    parts.append(text(WIDTH / 2, floor + 38, "points printed on the card", kind="middle"))
    return svg(parts, height=int(HEIGHT * 1.3), label="Points scored by each unit against its printed points")


def length_plot(games: Sequence[Played]) -> str:
    """How many games lasted how many rounds."""
    rounds = Counter(min(60, -(-game.turns // game.players)) for game in games)
    across, up = (WIDTH - 2 * EDGE) / 61, (HEIGHT - 2 * EDGE) / max(rounds.values())
    parts = [
        f'<rect class="bar" x="{EDGE + at * across:.1f}" y="{HEIGHT - EDGE - count * up:.1f}"'
        f' width="{across - 1:.1f}" height="{count * up:.1f}"><title>{at} rounds: {count} games</title></rect>'
        for at, count in rounds.items()
    ]
    parts += [text(EDGE + at * across, HEIGHT - EDGE + 18, str(at), kind="middle") for at in range(0, 60, 10)]
    parts += [text(WIDTH - EDGE, HEIGHT - EDGE + 18, "60+", kind="middle")]
    return svg([*parts, text(WIDTH / 2, HEIGHT - 6, "rounds", kind="middle")], label="Length of games")


def end_plot(games: Sequence[Played]) -> str:
    """A bar for every number of players, parted by how the games ended."""
    parts, row = list[str](), 26
    for at, players in enumerate(PLAYERS):
        own = [game for game in games if game.players == players]
        left = float(EDGE)
        for shade, (end, words) in enumerate(ENDS.items()):
            part = sum(game.end == end for game in own) / max(1, len(own))
            wide = part * (WIDTH - 2 * EDGE)
            tip = f"{players} players, {words}: {part:.1%}"
            parts.append(
                f'<rect class="end{shade}" x="{left:.1f}" y="{at * row + 4}" width="{wide:.1f}" height="{row - 6}">'
                f"<title>{tip}</title></rect>"
            )
            left += wide
        parts.append(text(20, at * row + 20, str(players)))
    for shade, words in enumerate(ENDS.values()):
        x, y = EDGE + shade * 145, len(PLAYERS) * row + 14
        parts += [f'<rect class="end{shade}" x="{x}" y="{y}" width="12" height="12"/>', text(x + 18, y + 11, words)]
    return svg(parts, height=len(PLAYERS) * row + 36, label="How games end")


# The page.

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbfaf6; --bar: #5b7553; --faint: #bbb; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e4dc; --paper: #1d1f1b; --bar: #8fae84; --faint: #555; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; } svg text { fill: currentColor; font-size: 12px; } .middle { text-anchor: middle; }
.bar { fill: var(--bar); } .fair { stroke: currentColor; stroke-dasharray: 4 4; }
.AFV { fill: #5b7553; } .GUN { fill: #b5651d; } .INF { fill: #3f6ea5; }
.end0 { fill: #5b7553; } .end1 { fill: #b5651d; } .end2 { fill: #3f6ea5; } .end3 { fill: #999; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td { text-align: right; padding: 0.15rem 0.5rem; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; }
"""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def unit_table(games: Sequence[Played]) -> str:
    units, drafted = unit_reports(games), drafted_shares(games)
    start, slope = line_through([(unit.card.points, unit.scored, unit.seen) for unit in units])
    off = {unit.card.id: unit.scored - start - slope * unit.card.points for unit in units}
    rows = [
        (
            f"{unit.card.name.en} ({unit.card.type})",
            str(unit.card.points),
            f"{unit.scored:.2f}",
            f"{off[unit.card.id]:+.2f}",
            f"{drafted.get(unit.card.id, (0, 0.0))[1]:.2f}",
            str(unit.seen),
        )
        for unit in sorted(units, key=lambda unit: -off[unit.card.id])
    ]
    return table(["unit", "points", "scored", "off the line", "drafters won", "in play"], rows)


def other_table(games: Sequence[Played]) -> str:
    drafted = drafted_shares(games)
    named = {id: card.name.en for cards in (shipped_events(), shipped_commanders()) for id, card in cards.items()}
    found = [(named[id], *drafted[id]) for id in named if id in drafted]
    rows = [(name, f"{share:.2f}", str(count)) for name, count, share in sorted(found, key=lambda row: -row[2])]
    return table(["event or commander", "drafters won", "drafted"], rows)


def page(games: Sequence[Played], level: int) -> str:
    rounds = median(-(-game.turns // game.players) for game in games)
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tank Hunter: balance of the card set</title><style>{STYLE}</style></head><body>
<h1>Tank Hunter: balance of the card set</h1>
<p>{len(games):,} games of two to eight computer players of level {level}, under the presets <i>first game</i>,
<i>standard</i> and <i>expert</i> in turn. Made by <code>bench/tank_hunter_balance.py</code>.</p>
<h2>Wins by place in the order of play</h2>
<p>Who begins stands first. A shared victory is shared here too.</p>{seat_plot(seat_shares(games))}
<h2>Points scored by each unit</h2>
<p>A dot is a unit: what it scored by its own shots per game in play, against the points it gives to whoever destroys
it. AFVs are green, GUNs brown, INFs blue; the line is the average of all cards.</p>
{unit_plot(unit_reports(games))}
<h2>Length of games</h2><p>Half of the games last up to {rounds:.0f} rounds.</p>{length_plot(games)}
<h2>How games end</h2><p>By number of players.</p>{end_plot(games)}
<h2>Every unit</h2>
<p>“Drafters won” is what those who drafted the card won against a fair share: 1 is average.</p>{unit_table(games)}
<h2>Every event and commander</h2>{other_table(games)}
</body></html>
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=600.0, help="after which no game is begun any more")
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    deadline = monotonic() + 60 * wanted.minutes
    with ProcessPoolExecutor(wanted.processes) as pool:
        running = [pool.submit(play_in_time, wanted.level, deadline, number) for number in range(wanted.games)]
        finished = [done.result() for done in track(as_completed(running), "games", wanted.games)]
    games = [game for game in finished if game]
    wanted.out.write_text(page(games, wanted.level), encoding="utf-8")


if __name__ == "__main__":
    main()
