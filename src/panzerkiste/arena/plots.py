"""Plots as SVG of our own: what a report needs, with nothing to load."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil
from typing import Final, NamedTuple

WIDTH: Final = 640
EDGE: Final = 44
ROW: Final = 26
LABEL: Final = 170  # room for names beside bars
LETTER: Final = 7.2  # about the width of one

Points = Sequence[tuple[float, float]]


class Measured(NamedTuple):
    """A named value with the interval it lies in."""

    name: str
    value: float
    low: float
    high: float


class Dot(NamedTuple):
    name: str
    x: float
    y: float
    kind: str = ""
    spread: float = 0.0  # half the interval, up and down


def svg(parts: Iterable[str], height: float, label: str) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}"'
    return f'<svg class="plot" {box} role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def line(points: Points, kind: str) -> str:
    return f'<polyline class="{kind}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>'


def box(x: float, y: float, wide: float, high: float, kind: str, tip: str) -> str:
    size = f'width="{max(0, wide):.1f}" height="{max(0, high):.1f}"'
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" {size}><title>{escape(tip)}</title></rect>'


def circle(x: float, y: float, kind: str, tip: str) -> str:
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="5"><title>{escape(tip)}</title></circle>'


def intervals(rows: Sequence[Measured], label: str, mark: float | None = None, form: str = "{:.0f}") -> str:
    """A row for each: a dot where the value is, a line over its interval; *mark* is a value to compare with."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if mark is None else [mark])
    low, high = min(ends), max(ends)
    scale = (WIDTH - LABEL - EDGE) / ((high - low) or 1)

    def across(value: float) -> float:
        return LABEL + (value - low) * scale

    height = len(rows) * ROW + 34
    parts = [] if mark is None else [line([(across(mark), 4), (across(mark), height - 26)], "fair")]
    for number, row in enumerate(rows):
        y = number * ROW + ROW / 2 + 4
        told = f"{row.name}: {form.format(row.value)} ({form.format(row.low)} – {form.format(row.high)})"
        parts += [
            text(LABEL - 10, y + 4, _short(row.name), "end"),
            line([(across(row.low), y), (across(row.high), y)], "reach"),
            circle(across(row.value), y, "dot", told),
        ]
    parts += [text(across(value), height - 8, form.format(value), "middle") for value in _ticks(low, high)]
    return svg(parts, height, label)


def columns(groups: Mapping[str, Sequence[tuple[float, str]]], label: str, fair: float | None = None) -> str:
    """Groups of columns side by side, each with a tip; *fair* is a height to compare with."""
    height = 300
    most = max([value for group in groups.values() for value, _ in group] + ([] if fair is None else [1.5 * fair]))
    up, room = (height - 2 * EDGE) / (most or 1), (WIDTH - 2 * EDGE) / len(groups)
    floor, each = height - EDGE, ceil(LETTER * max(len(name) + 1 for name in groups) / room)
    parts = [] if fair is None else [line([(EDGE, floor - fair * up), (WIDTH - EDGE, floor - fair * up)], "fair")]
    for number, (name, group) in enumerate(groups.items()):
        left, wide = EDGE + number * room + room * 0.06, room * 0.88 / max(1, len(group))
        for place, (value, tip) in enumerate(group):
            parts.append(box(left + place * wide, floor - value * up, wide - 1, value * up, "bar", tip))
        if number % each == 0:
            parts.append(text(left + room * 0.44, floor + 18, name, "middle"))
    return svg(parts, height, label)


def histogram(counts: Mapping[int, int], label: str, unit: str, bins: int = 30) -> str:
    """How often each number was seen, in bins of equal width."""
    low, high = min(counts), max(counts)
    wide = max(1, -(-(high - low + 1) // bins))
    binned = dict.fromkeys(range(low, high + 1, wide), 0)
    for number, count in counts.items():
        binned[low + (number - low) // wide * wide] += count
    named = {
        str(start): [(float(count), f"{start}–{start + wide - 1} {unit}: {count}")] for start, count in binned.items()
    }
    return columns(named, label)


def dots(points: Sequence[Dot], label: str, across: str, trend: Points = ()) -> str:
    """A dot for each; *trend* is a line to compare with, in the same units; *across* says what x is."""
    height = 390
    xs, ys = [dot.x for dot in points], [dot.y for dot in points] + [y for _, y in trend] + [0.0]
    right, low, high = max(xs) * 1.05, min(ys), max(ys) or 1.0
    wide, up = (WIDTH - 2 * EDGE) / right, (height - 2 * EDGE) / (high - low)

    def at(x: float, y: float) -> tuple[float, float]:
        return EDGE + x * wide, height - EDGE - (y - low) * up

    parts = [line([at(*point) for point in trend], "fair")] if trend else []
    for dot in points:
        x, y = at(dot.x, dot.y)
        if dot.spread:
            parts.append(line([at(dot.x, dot.y - dot.spread), at(dot.x, dot.y + dot.spread)], "faint"))
        parts.append(circle(x, y, dot.kind or "dot", f"{dot.name}: {dot.y:.2f}"))
    parts += [text(at(tick, 0)[0], height - EDGE + 20, f"{tick:g}", "middle") for tick in _ticks(0, right)]
    parts += [text(6, at(0, tick)[1] + 4, f"{tick:g}") for tick in _ticks(low, high)]
    return svg([*parts, text(WIDTH / 2, height - 6, across, "middle")], height, label)


def curve(points: Points, label: str, across: str, bounds: Sequence[float] = ()) -> str:
    """A value as it went, between *bounds* that matter."""
    height = 260
    xs, ys = [x for x, _ in points], [y for _, y in points] + list(bounds) + [0.0]
    low, high, right = min(ys), max(ys), max(xs) or 1
    wide, up = (WIDTH - 2 * EDGE) / right, (height - 2 * EDGE) / ((high - low) or 1)
    placed = [(EDGE + x * wide, height - EDGE - (y - low) * up) for x, y in points]
    levels = [height - EDGE - (bound - low) * up for bound in (0.0, *bounds)]
    parts = [line([(EDGE, level), (WIDTH - EDGE, level)], "fair") for level in levels]
    parts += [text(4, level + 4, f"{bound:.1f}") for level, bound in zip(levels, (0.0, *bounds), strict=True)]
    parts += [line(placed, "curve"), text(WIDTH / 2, height - 8, across, "middle")]
    return svg([*parts, text(WIDTH - EDGE, height - EDGE + 18, f"{right:g}", "middle")], height, label)


def stacked(rows: Mapping[str, Sequence[float]], kinds: Sequence[str], label: str) -> str:
    """A bar for each row, parted by kinds; parts of a row add up to 1."""
    parts = list[str]()
    for number, (name, shares) in enumerate(rows.items()):
        left = float(LABEL)
        for shade, (kind, share) in enumerate(zip(kinds, shares, strict=True)):
            wide = share * (WIDTH - LABEL - EDGE)
            parts.append(box(left, number * ROW + 4, wide, ROW - 6, f"part{shade}", f"{name}, {kind}: {share:.1%}"))
            left += wide
        parts.append(text(LABEL - 10, number * ROW + 20, _short(name), "end"))
    y, x = len(rows) * ROW + 14, float(EDGE)
    for shade, kind in enumerate(kinds):
        parts += [box(x, y, 12, 12, f"part{shade}", kind), text(x + 18, y + 11, kind)]
        x += 34 + LETTER * len(kind)
    return svg(parts, y + 22, label)


def _short(name: str) -> str:
    most = int((LABEL - 14) / LETTER)
    return name if len(name) <= most else name[: most - 1] + "…"


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from low to high, about five."""
    span = (high - low) or 1
    step = 10 ** len(str(int(span))) / 1000
    while span / step > 6:
        step *= 2 if str(step).strip("0.")[:1] in ("1", "5") else 2.5
    first = -(-low // step)
    return [round((first + number) * step, 6) for number in range(int((high - first * step) / step) + 1)]
