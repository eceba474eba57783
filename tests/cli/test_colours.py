"""The terminal's boards in colour: what belongs to whom, the ground, and nothing where no colour is wanted."""

from io import StringIO

import pytest
from rich.console import Console

import panzerkiste
from panzerkiste.cli.colours import GROUND, SEATS, painted

BOARDS = {
    "panzerschlacht": " 5 │ GAT │     │ Y?* │\nG: T=6",
    "tank-chess": " 3 L↑ ## h↙ ~~ Lx\n   a  b  c\n\nw: CL *",
    "tank-hunter": ">A  0 points  hand ? engineers\n   front  A1 (su_bt7)  B5 ?",
    "dropzone": "24 ...##..*.B3b&&~~~\n\n ~B1  scourge_armour\n    B1a  scourge_hunter  1 24.63,40.13@136.5^6",
}
COLOURED = {
    "panzerschlacht": {("GAT", SEATS[0]), ("Y?*", SEATS[1]), ("G", SEATS[0])},
    "tank-chess": {("L↑", "light"), ("##", "stone"), ("h↙", "dark"), ("~~", "water"), ("w", SEATS[0])},
    "tank-hunter": {(">A", SEATS[0]), ("A1", SEATS[0]), ("B5", SEATS[1])},
    "dropzone": {
        *(("##", "stone"), ("*", "goal"), ("&&", "growth"), ("~~~", "water")),
        *(("B3b", SEATS[1]), ("B1", SEATS[1]), ("B1a", SEATS[1])),
    },
}


@pytest.mark.parametrize("id", BOARDS)
def test_a_board_has_the_colours_of_its_owners_and_its_ground(id: str):
    text = painted(panzerkiste.game(id), BOARDS[id], 2)
    styles = {f"bold {colour}": colour for colour in SEATS} | {style: name for name, style in GROUND.items()}
    assert {(text.plain[span.start : span.end], styles[str(span.style)]) for span in text.spans} == COLOURED[id]
    assert text.plain == BOARDS[id]


@pytest.mark.parametrize(("environment", "colour"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_whoever_wants_no_colour_has_none(environment: dict[str, str], colour: bool):
    out = StringIO()
    terminal = Console(file=out, force_terminal=True, _environ={"TERM": "xterm-256color"} | environment)
    terminal.print(painted(panzerkiste.game("tank-chess"), BOARDS["tank-chess"], 2))
    assert ("\x1b[1;97mL↑" in out.getvalue()) == colour
    assert "\x1b[33m" not in out.getvalue() or colour
