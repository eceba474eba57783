"""Units from above: shapes that tell faction and role, drawn to the size of the hull (DZ-007), facing up."""

import re
from typing import Final

from panzerkiste.games.dropzone.armies.catalogue import Unit

# Each shape fills the box from -50 -50 to 50 50 and is stretched to the hull; guns may reach beyond it. The classes
# are those of the drawing's style: t tracks and legs, b body, f fittings, m the band of the second side, l lines.
_TRACKS: Final = (("t", "M-50 -48L-28 -48L-28 48L-50 48ZM28 -48L50 -48L50 48L28 48Z"),)
_TANK: Final = (
    *_TRACKS,
    ("b", "M-32 -46L32 -46L40 -30L40 34L28 46L-28 46L-40 34L-40 -30Z"),
    ("m", "M-38 22L38 22M-36 34L36 34"),
)
_WHEELS: Final = tuple(
    ("t", f"M{x} {y}L{x + 18} {y}L{x + 18} {y + 26}L{x} {y + 26}Z") for x in (-50, 32) for y in (-46, -13, 20)
)
_CARRIER: Final = (
    *_WHEELS,
    ("b", "M-38 -34L-22 -50L22 -50L38 -34L38 50L-38 50Z"),
    ("m", "M-38 20L38 20M-38 32L38 32"),
    ("l", "M-20 -20L20 -20L20 12L-20 12ZM0 -20L0 12"),
)
_BUGGY: Final = (
    *_WHEELS,
    ("b", "M-26 -50L26 -50L34 -10L34 46L-34 46L-34 -10Z"),
    ("m", "M-32 26L32 26"),
    ("f", "M-6 -60L6 -60L6 0L-6 0Z"),
)
_BEETLE: Final = (
    ("s", "M0 -62C34 -60 58 -30 58 2C58 34 34 60 0 60C-34 60 -58 34 -58 2C-58 -30 -34 -60 0 -62Z"),
    (
        "b",
        "M-14 -50L-5 -16L5 -16L14 -50C42 -42 50 -20 48 4C46 32 24 50 0 50C-24 50 -46 32 -48 4C-50 -20 -42 -42 -14 -50Z",
    ),
    ("m", "M-44 14C-20 32 20 32 44 14M-36 28C-16 42 16 42 36 28"),
)
_BLADE: Final = (
    ("s", "M0 -62L56 22L38 58L-38 58L-56 22Z"),
    ("b", "M0 -50L46 18L30 50L0 38L-30 50L-46 18Z"),
    ("m", "M-34 8L0 24L34 8M-26 20L0 34L26 20"),
)
_SLED: Final = (
    ("s", "M-44 -58L44 -58L58 0L44 58L-44 58L-58 0Z"),
    ("b", "M-36 -50L36 -50L48 0L36 50L-36 50L-48 0Z"),
    ("m", "M-42 18L42 18M-38 32L38 32"),
)
_CRAWLER: Final = (
    ("t", "M-20 -24L-52 -50M-24 0L-56 4M-20 24L-50 52M20 -24L52 -50M24 0L56 4M20 24L50 52"),
    ("b", "M0 -50C20 -46 28 -20 26 6C24 32 12 48 0 50C-12 48 -24 32 -26 6C-28 -20 -20 -46 0 -50Z"),
    ("m", "M-24 14C-8 26 8 26 24 14"),
    ("l", "M-10 -46L-14 -64M10 -46L14 -64"),
)
_STRIDER: Final = (
    ("t", "M-34 -30L-34 36M34 -30L34 36"),
    ("b", "M-30 -34L30 -34L44 -12L44 18L26 40L-26 40L-44 18L-44 -12Z"),
    ("m", "M-42 14L42 14M-34 26L34 26"),
    ("f", "M-48 -58L-34 -58L-34 8L-48 8ZM34 -58L48 -58L48 8L34 8Z"),
)
_DROPSHIP: Final = (
    ("b", "M-17 -46C-12 -52 12 -52 17 -46L24 -15L24 30L15 50L-15 50L-24 30L-24 -15Z"),
    (
        "f",
        "M-24 -22L-50 -30L-50 -2L-24 6ZM24 -22L50 -30L50 -2L24 6Z"
        "M-24 16L-50 14L-50 38L-24 34ZM24 16L50 14L50 38L24 34Z",
    ),
    ("m", "M-22 30L22 30M-19 38L19 38"),
    ("l", "M-12 -38L12 -38M0 -26L0 24"),
)
_MANTA: Final = (
    (
        "b",
        "M0 -50C20 -44 24 -24 26 -12L50 -2C50 14 40 24 34 24L22 26C16 42 10 48 0 50C-10 48 -16 42 -22 26"
        "L-34 24C-40 24 -50 14 -50 -2L-26 -12C-24 -24 -20 -44 0 -50Z",
    ),
    ("m", "M-46 6C-16 22 16 22 46 6M-34 16C-12 28 12 28 34 16"),
    ("f", "M0 -38C12 -34 12 -8 0 -4C-12 -8 -12 -34 0 -38Z"),
)
_GUNSHIP: Final = (
    ("b", "M-8 -50L8 -50L14 -10L50 10L50 24L14 22L12 40L26 50L-26 50L-12 40L-14 22L-50 24L-50 10L-14 -10Z"),
    ("m", "M-46 16L46 16"),
    ("l", "M0 -44L0 30"),
)
_DART: Final = (
    ("b", "M0 -50L10 -10L50 34L50 44L12 38L8 50L-8 50L-12 38L-50 44L-50 34L-10 -10Z"),
    ("m", "M-34 32L34 32"),
    ("l", "M0 -36L0 36"),
)
_GATE: Final = (
    ("b", "M0 -50L36 -36L50 0L36 36L0 50L-36 36L-50 0L-36 -36ZM0 -30L-21 -21L-30 0L-21 21L0 30L21 21L30 0L21 -21Z"),
    ("m", "M-44 -14L-26 -8M44 -14L26 -8M-44 14L-26 8M44 14L26 8"),
    ("l", "M0 -30L0 30M-30 0L30 0"),
)
_PENNANT: Final = (("f", "M0 22L0 -40L24 -32L0 -24Z"),)
_GUNS: Final = {
    "standard": (("f", "M-5 -78L5 -78L5 -10L-5 -10Z"), ("f", "M-20 -18L0 -26L20 -18L28 6L18 24L-18 24L-28 6Z")),
    "heavy": (
        ("f", "M-15 -74L-6 -74L-6 -8L-15 -8ZM6 -74L15 -74L15 -8L6 -8Z"),
        ("f", "M-26 -20L26 -20L32 8L22 28L-22 28L-32 8Z"),
    ),
    "support": (
        ("f", "M-24 -56L-14 -56L-14 4L-24 4ZM14 -56L24 -56L24 4L14 4Z"),
        ("f", "M-22 -14L22 -14L22 22L-22 22Z"),
    ),
    "command": (("f", "M-22 -22L22 -22L22 22L-22 22Z"), *_PENNANT),
}
_BODIES: Final = {"ucm": _TANK, "phr": _SLED, "scourge": _BEETLE, "shaltari": _BLADE}

Shape = tuple[tuple[str, str], ...]


def silhouette(unit: Unit) -> Shape:
    """The parts of a vehicle or aircraft: class of the style, and path in inches around the hull's centre."""
    assert unit.hull, "infantry is drawn as a base"
    width, length = unit.hull.width / 100, unit.hull.length / 100
    return tuple((part, _stretched(path, width, length)) for part, path in _shape(unit))


def _shape(unit: Unit) -> Shape:
    if unit.is_gate:
        return _GATE
    if unit.is_aircraft:
        return _aircraft(unit)
    if unit.walker:
        pennant = _PENNANT if unit.category == "command" else ()
        return (_CRAWLER if unit.faction == "scourge" else _STRIDER) + pennant
    if unit.is_transport:
        return _BODIES[unit.faction] if unit.skimmer else _CARRIER
    if unit.category == "scout" and not unit.skimmer:
        return _BUGGY
    return _BODIES[unit.faction] + _GUNS.get(unit.category, _GUNS["standard"])


def _aircraft(unit: Unit) -> Shape:
    if unit.is_fast_mover:
        return _DART
    if not unit.is_transport:
        return _GUNSHIP
    return _MANTA if unit.faction == "scourge" else _DROPSHIP


def _stretched(path: str, width: float, length: float) -> str:
    """The path with all its pairs of coordinates stretched."""
    return re.sub(
        r"(-?\d+) (-?\d+)",
        lambda pair: f"{int(pair[1]) * width:.3g} {int(pair[2]) * length:.3g}",
        path,
    )
