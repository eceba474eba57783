"""A battle of Dropzone as one page: a drawing and a score for each turn, and the log of every battlegroup that acted.

The page needs nothing but itself: no script, no font, no picture from elsewhere.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from panzerkiste.cli.terminal import say, words
from panzerkiste.engine.game import WATCHER, Step
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.air.events import Flew
from panzerkiste.games.dropzone.battle.events import BattlegroupActivated, FireDeclared, Moved, TurnBegan, UnitLost
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
from panzerkiste.games.dropzone.missions.ending import kill_points
from panzerkiste.games.dropzone.missions.events import Drawn, TurnEnded, Won
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import Player, Point, Travelled
from panzerkiste.games.dropzone.text.names import player_code
from panzerkiste.locales import Voice

COLOURS: Final = ("#64743b", "#39444a", "#8a662c", "#75546a")  # as in the drawing


class Chapter(Struct):
    """What happened from one announcement to the next."""

    events: list[Event] = []

    @property
    def lost(self) -> list[str]:
        return [event.unit.name for event in self.events if isinstance(event, UnitLost)]


class Trace(Struct, frozen=True):
    """A line in the drawing: a way somebody took, or a line of fire."""

    points: tuple[Point, ...]
    player: Player
    kind: str  # "way", "flight" or "fire"


class Turn(Struct):
    number: int
    chapters: list[Chapter]
    traces: list[Trace]
    graves: list[tuple[Point, Player]]
    after: State


class Chronicle:
    """A battle as it is noted down."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.turns = [Turn(state.turn, [Chapter([])], [], [], state)]
        self.end: Won | Drawn | None = None

    def note(self, step: Step[State, Event]) -> None:
        before = self.state
        self.state = step.state
        for told in step.told:
            self._note(told.event, before)
        self.turns[-1].after = step.state

    def _note(self, event: Event, before: State) -> None:
        if isinstance(event, TurnBegan):
            self.turns.append(Turn(event.turn, [Chapter([])], [], [], self.state))
        if isinstance(event, BattlegroupActivated):
            self.turns[-1].chapters.append(Chapter([]))
        if isinstance(event, Won | Drawn):
            self.end = event
        turn = self.turns[-1]
        turn.chapters[-1].events.append(event)
        turn.traces += _traces(event, before)
        if isinstance(event, UnitLost) and event.at is not None:
            turn.graves.append((event.at, event.unit.player))

    def verdict(self, voice: Voice) -> str:
        assert self.end, "the battle is over"
        return _sentence(voice, self.end)


def _traces(event: Event, before: State) -> Iterator[Trace]:
    match event:
        case Moved(player, travelled):
            yield from (Trace(way.points, player, "way") for way in travelled if _goes(way))
        case Flew(player, travelled, _, _):
            yield from (Trace(way.points, player, "flight") for way in travelled if _goes(way))
        case FireDeclared(shooter, _, target, _, _, _) if not isinstance(target, str):
            units = [before.unit_named(ref.name) for ref in (shooter, target)]
            ends = [unit.at for unit in units if unit and unit.on_table]
            if len(ends) == len(units):
                yield Trace(tuple(ends), shooter.player, "fire")


def _goes(way: Travelled) -> bool:
    return len(way.points) > 1


def _sentence(voice: Voice, event: Event) -> str:
    line = DROPZONE.text.story(event, WATCHER)
    return voice.format(line.key, line.facts) if line else ""


# The page.


def battle_page(chronicle: Chronicle, armies: Sequence[str], seed: int, level: int) -> str:
    voice = words(DROPZONE.folder / "texts")
    options = chronicle.state.options
    field = battlefield_of(options.battlefield).name
    place = field.de if voice.language == "de" else field.en
    title = voice.format(f"dropzone-option-scenario-{options.scenario}")
    sides = " – ".join(f"{player_code(seat)}: {army}" for seat, army in enumerate(armies))
    turns = [turn for turn in chronicle.turns if turn.number > 0 or len(turn.chapters[0].events) > 0]
    facts = say("battle-facts", place=place, level=level, seed=str(seed))
    return "".join(
        (
            f'<!doctype html><html lang="{voice.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)} · {escape(sides)}</title><style>{_STYLE}</style></head><body>",
            f"<header><p>Dropzone</p><h1>{escape(title)}</h1><p>{escape(sides)}<br>{escape(facts)}</p>",
            f'<p class="verdict">{escape(chronicle.verdict(voice))}</p>{_summary(chronicle, armies)}{_legend()}',
            f"{_contents(turns)}</header><main>",
            *(_turn_section(turn, voice) for turn in turns),
            "</main></body></html>",
        )
    )


def _summary(chronicle: Chronicle, armies: Sequence[str]) -> str:
    """How both sides stood after each turn."""
    head = "".join(f"<th>{say('battle-turn', turn=turn.number)}</th>" for turn in chronicle.turns if turn.number)
    rows = "".join(
        f"<tr><th>{_chip(seat)} {escape(army)}</th>"
        + "".join(f"<td>{_left(turn.after, seat)}</td>" for turn in chronicle.turns if turn.number)
        + f"<td>{_points(chronicle)[seat]}</td><td>{kill_points(chronicle.state, seat)}</td></tr>"
        for seat, army in enumerate(armies)
    )
    paid = f"<th>{say('battle-victory-points')}</th><th>{say('battle-kill-points')}</th>"
    caption = f"<caption>{say('battle-strength')}</caption>"
    head = f"<thead><tr><th></th>{head}{paid}</tr></thead>"
    return f'<div class="wide"><table>{caption}{head}<tbody>{rows}</tbody></table></div>'


def _points(chronicle: Chronicle) -> tuple[int, ...]:
    assert chronicle.end, "the battle is over"
    return chronicle.end.victory_points


def _left(state: State, player: Player) -> int:
    return sum(unit.points for unit in state.units if unit.player == player and unit.status != "lost")


def _chip(player: Player) -> str:
    return f'<span class="chip" style="background:{COLOURS[player]}">{player_code(player)}</span>'


def _legend() -> str:
    kinds = ((kind, say(f"battle-legend-{kind}")) for kind in ("way", "flight", "fire", "grave"))
    return (
        '<p class="legend">'
        + "".join(f'<span class="key {kind}">{escape(text)}</span>' for kind, text in kinds)
        + "</p>"
    )


def _contents(turns: Iterable[Turn]) -> str:
    links = "".join(f'<a href="#turn-{turn.number}">{escape(_heading(turn))}</a>' for turn in turns)
    return f"<nav>{links}</nav>"


def _heading(turn: Turn) -> str:
    return say("battle-turn", turn=turn.number) if turn.number else say("battle-deployment")


def _turn_section(turn: Turn, voice: Voice) -> str:
    log = "".join(_chapter(chapter, voice) for chapter in turn.chapters)
    caption = say("battle-caption", turn=turn.number)
    return (
        f'<section id="turn-{turn.number}"><h2>{escape(_heading(turn))}</h2><div class="spread">'
        f"<figure>{_drawing(turn)}<figcaption>{escape(caption)}</figcaption></figure>"
        f'<div class="log">{log}</div></div></section>'
    )


def _chapter(chapter: Chapter, voice: Voice) -> str:
    """The log of one battlegroup: who acts and what it cost stands outside, the dice within."""
    spoken = [(event, text) for event in chapter.events if (text := _sentence(voice, event))]
    if not spoken:
        return ""
    first, told = spoken[0]
    lines = "".join(f"<li{_weight(event)}>{escape(text)}</li>" for event, text in spoken[1:])
    lost = f' <b class="lost">† {escape(" ".join(chapter.lost))}</b>' if chapter.lost else ""
    chip = _chip(first.player) + " " if isinstance(first, BattlegroupActivated) else ""
    summary = f"<summary>{chip}{escape(told)}{lost}</summary>"
    return f"<details>{summary}<ol>{lines}</ol></details>" if lines else f"<details open>{summary}</details>"


def _weight(event: Event) -> str:
    return ' class="key-event"' if isinstance(event, UnitLost | TurnEnded | Won | Drawn) else ""


# The drawing.


def _drawing(turn: Turn) -> str:
    """The table at the end of the turn, with the ways, the fire and the losses of the turn drawn into it."""
    drawn = DROPZONE.pictures.svg(DROPZONE.information.view(turn.after, WATCHER))
    depth = turn.after.board.depth
    lines = "".join(_line(trace, depth) for trace in turn.traces)
    crosses = "".join(_cross(at, player, depth) for at, player in turn.graves)
    return drawn.replace("</svg>", f"<g>{lines}{crosses}</g></svg>")


def _line(trace: Trace, depth: float) -> str:
    points = " ".join(f"{x:.2f},{depth - y:.2f}" for x, y in trace.points)
    return f'<polyline class="trace-{trace.kind}" style="stroke:{COLOURS[trace.player]}" points="{points}"/>'


def _cross(at: Point, player: Player, depth: float) -> str:
    x, y = at[0], depth - at[1]
    return (
        f'<path class="grave" style="stroke:{COLOURS[player]}" '
        f'd="M{x - 0.5:.2f} {y - 0.5:.2f}l1 1M{x + 0.5:.2f} {y - 0.5:.2f}l-1 1"/>'
    )


_STYLE: Final = """
:root{--paper:#f7f1e1;--ink:#2b291f;--faint:#6d6750;--rule:#d8ccae;--card:#fffaf0;--loss:#a3231b}
@media (prefers-color-scheme:dark){:root{--paper:#1c1b16;--ink:#ece5d0;--faint:#a9a188;--rule:#46422f;--card:#26241c;
--loss:#ff8a7d}figure svg{filter:brightness(.86)}}
*{box-sizing:border-box}html{scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header,main{max-width:1240px;margin:auto;padding:0 1rem}header>p:first-child{margin:1.2rem 0 0;color:var(--faint);
letter-spacing:.12em;text-transform:uppercase;font-size:.8rem}
h1,h2{font-family:'Barlow Condensed','Arial Narrow',sans-serif;line-height:1.1;margin:.2rem 0 .6rem}
h1{font-size:2.4rem}h2{font-size:1.7rem;border-top:2px solid var(--rule);padding-top:1rem;margin-top:2rem}
.verdict{font-size:1.15rem;font-weight:600}.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
caption{text-align:left;color:var(--faint);padding-bottom:.3rem}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}
tbody th{text-align:left;font-weight:600}
.chip{display:inline-block;min-width:1.5em;text-align:center;border-radius:.3em;color:#fff;font-weight:700;font-size:.85em}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0}
nav a{padding:.45rem .9rem;border:1px solid var(--rule);border-radius:2rem;color:inherit;text-decoration:none}
nav a:hover,nav a:focus-visible{background:var(--card)}
.spread{display:grid;gap:1.2rem}@media (min-width:900px){.spread{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}}
figure{margin:0}figure svg{display:block;width:100%;height:auto;border-radius:.4rem;background:#f7f1e1}
figcaption{color:var(--faint);font-size:.85rem;padding-top:.3rem}
.log{font-size:.92rem}@media (min-width:900px){.log{max-height:80vh;overflow-y:auto}}
details{background:var(--card);border:1px solid var(--rule);border-radius:.4rem;margin-bottom:.5rem;padding:.4rem .7rem}
summary{cursor:pointer;overflow-wrap:anywhere}summary .lost{color:var(--loss)}
ol{margin:.4rem 0;padding-left:1.4rem;overflow-wrap:anywhere}li{margin:.15rem 0}
.key-event{color:var(--loss);font-weight:600}
.trace-way,.trace-flight,.trace-fire{fill:none;stroke-linecap:round;stroke-linejoin:round;opacity:.8}
.trace-way{stroke-width:.16}.trace-flight{stroke-width:.12;stroke-dasharray:.5 .35}
.trace-fire{stroke-width:.07;stroke-dasharray:.1 .2}.grave{fill:none;stroke-width:.28;stroke-linecap:round}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;color:var(--faint);font-size:.85rem}
.key::before{content:"";display:inline-block;width:1.8rem;vertical-align:middle;margin-right:.4rem;
border-top:3px solid currentColor}.key.flight::before{border-top-style:dashed;border-top-width:2px}
.key.fire::before{border-top-style:dotted;border-top-width:2px}
.key.grave::before{content:"✕";border:0;width:auto;font-weight:700}
@media print{details{break-inside:avoid}.log{max-height:none}}
""".replace("\n", "")
