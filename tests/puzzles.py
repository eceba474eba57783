"""Puzzles by hand, from positions of lessons and scenarios: what the tests of the frame are played with, whatever the
games ship. Their themes are the tests' own, and they are simple: not every answer is the only good one."""

from collections.abc import Iterable
from typing import Any

from panzerkiste.engine.game import Line
from panzerkiste.engine.puzzle import Puzzle, Sum, puzzle_id

ARMOUR = "TC1 8x8 a2,b1,b2 Ca1N,Mf2N,lc6E,cf7E,lb8S w"
SHOTS = """
G: T c4=5/c1 g2=4/g1 h1=2/h1 ; AT b2 j2 a4 i4 ; I c2 h3 f2 ; M - ; W 4
Y: T a10=3/a10 e7=4/e10 h10=6/h10 ; AT g7 i7 b10 ; I h8 a9 d9 ; M - ; W 3
turn=8 idle=0 pass=0
"""
DUEL = """
turn 5 A actions 1
A front A1:de_pz4
B front B1:su_t34_76 B2:it_m14
"""
VOLLEY = """
turn 2
A ucm 0,0-48,0
B ucm 0,48-48,48
A1 ucm_armour
A1a ucm_sabre
A1a1 ucm_sabre table 24,10 0
A1a2 ucm_sabre table 26,10 0
A1a3 ucm_sabre table 28,10 0
B1 ucm_armour
B1a ucm_sabre
B1a1 ucm_sabre table 24,30 180
B1a2 ucm_sabre table 27,30 180
table 48 48
now A1a order
"""


def puzzle(seat: str, position: str, theme: str, rating: int, answers: Iterable[str], **more: Any) -> Puzzle:
    return Puzzle(puzzle_id(position, seat), seat, position, theme, rating, tuple(answers), **more)


STRIKE = puzzle(
    "w",
    "TC1 8x8 a2,b1,b2 Ca1N,Mf2N,lc6E,cf7E,lb8S,lh7N w",
    "command",
    700,
    ["Mf2-f3Nxf7"],
    sums=(
        Sum("Mf2-f3Nxf7", 1.0),
        Sum("Mf2-f3Nxc6", 0.25, then=("Cf7-f8E",)),
    ),
)
HUNT = puzzle("w", ARMOUR, "quiet", 1500, ["Mf2-g2NE"], line=("Lc6-d5N", "Mg2-f3Nxf7"))
SIX_SHOTS = puzzle(
    "G",
    SHOTS,
    "ends",
    900,
    ["G plan R=e4,d5,f5,c6,e6,g6 W=b7"],
    line=("Y move e7>d7>c7>b7; h10>h9>i9>i8",),
    sums=(
        Sum("G plan R=e4,d5,f5,c6,e6,g6 W=b7", 1.0, Line("page-title", {"title": "6 shots for 6 squares"})),
        Sum("G plan R=e4,d5,f5", 0.5),
    ),
)
WHICH = puzzle(
    "A",
    DUEL,
    "attack",
    800,
    ["A attack A1 B2 anti_armour"],
    line=("die 2",),
    sums=(Sum("A attack A1 B2 anti_armour", 5 / 6), Sum("A attack A1 B1 anti_armour", 0.5), Sum("A wait", 0.0)),
)
WHOLE = puzzle(
    "A",
    VOLLEY,
    "fire",
    1100,
    ["A shoot A1a1.0>B1a1 A1a2.0>B1a1 A1a3.0>B1a1", "A shoot A1a1.0>* A1a2.0>B1a2 A1a3.0>B1a2"],
)
PUZZLES: dict[str, dict[str, Puzzle]] = {
    "tank-chess": {one.id: one for one in (STRIKE, HUNT)},
    "panzerschlacht": {SIX_SHOTS.id: SIX_SHOTS},
    "tank-hunter": {WHICH.id: WHICH},
    "dropzone": {WHOLE.id: WHOLE},
}
