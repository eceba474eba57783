"""Battles to test with: written in a few lines, played in notation, with every die scripted (DZ-015)."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import asdict

from panzerkiste.engine.game import CHANCE, Seat, Step, Told
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import State, Unit

GROUPS = {"ucm": "ucm_armour", "scourge": "scourge_armour", "phr": "phr_armour", "shaltari": "shaltari_armour"}
EDGES = ("0,0-48,0", "0,48-48,48", "0,0-0,48", "48,0-48,48")


def battle(*lines: str, now: str, table: Sequence[str] = ("table 48 48",), options: Options | None = None) -> State:
    """A state in which *now* is asked.

    A line is a squad, ``A1a ucm_sabre 10,10@90 12,10@90``: its units with place and facing, or a status instead. What
    follows a unit's place after slashes are its further properties: ``10,10@90/damage=1``. Any other line (``turn 2``)
    is one of a position.
    """
    squads = [line.split() for line in lines if line[0] in "ABCD" and line[1].isdigit()]
    others = [line for line in lines if line.split() not in squads]
    factions = {squad[0][0]: squad[1].split("_")[0] for squad in squads}
    text = ["turn 1", *table]
    text += [
        f"{code} {factions.get(code, 'ucm')} {EDGES['ABCD'.index(code)]}" for code in sorted({"A", "B", *factions})
    ]
    groups: list[str] = []
    for name, kind, *places in squads:
        if name[:2] not in groups:
            groups.append(name[:2])
            text.append(f"{name[:2]} {GROUPS[kind.split('_')[0]]}")
        text += [f"{name} {kind}", *(_unit_line(name, number, kind, place) for number, place in enumerate(places, 1))]
    return DROPZONE.text.read_position("\n".join([*text, *others, f"now {now}"]), options or Options())


def sharing(transport: str, *others: str, now: str = "A1a order") -> State:
    """Two squads of infantry in a carrier each, and both of these in a dropship that they share (DZ-195, DZ-197)."""
    squads = (
        [f"A1{squad} ucm_legionnaires shares A1x1"]
        + [f"A1{squad}{n} ucm_legionnaires aboard carrier={first + 3}" for n in (1, 2, 3)]
        + [f"A1{squad}4 ucm_bear aboard carrier=8"]
        for squad, first in (("a", 0), ("b", 4))
    )
    text = ["turn 2", "table 48 48", f"A ucm {EDGES[0]}", f"B ucm {EDGES[1]}", "A1 ucm_infantry"]
    text += [line for squad in squads for line in squad] + [transport]
    enemies = ["B1 ucm_armour", "B1a ucm_sabre", "B1a1 ucm_sabre table 45,45 180"]
    return DROPZONE.text.read_position("\n".join([*text, *enemies, *others, f"now {now}"]), Options())


def _unit_line(squad: str, number: int, kind: str, place: str) -> str:
    first, *properties = place.split("/")
    own, _, words = first.rpartition(":")  # another kind than the squad's: ucm_bear:10,10@0
    at, mark, facing = words.partition("@")
    where = f"table {at} {facing}" if mark else at
    return " ".join([f"{squad}{number}", own or kind, where, *properties])


def after(state: State, *script: str) -> Step[State, Event]:
    """Play lines of notation; each is followed by the dice it asks for, all of them and no more."""
    told: tuple[Told[Event], ...] = ()
    for line in script:
        seat, action = DROPZONE.text.parse(state, line)
        owed = DROPZONE.play.decision(state)
        assert owed, f"{line}: the game is over"
        assert (owed.seats == (CHANCE,)) == (seat == CHANCE), f"{line}: asked is {owed}"
        step = DROPZONE.play.apply(state, seat, action)
        state, told = step.state, told + step.told
    owed = DROPZONE.play.decision(state)
    assert owed is None or owed.seats != (CHANCE,), f"chance is still asked: {state.pending[-1]}"
    return Step(state, told)


def lines(step: Step[State, Event]) -> list[str]:
    return [text for told in step.told if (text := DROPZONE.text.event(told.event))]


def dice_of(step: Step[State, Event], kind: type[Struct]) -> list[dict[str, object]]:
    """What the events of one kind say, for a client that judges no die itself."""
    return [asdict(told.event) for told in step.told if isinstance(told.event, kind)]


def refusal(state: State, line: str) -> Illegal | None:
    seat, action = DROPZONE.text.parse(state, line)
    try:
        DROPZONE.play.apply(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None


def refused(state: State, line: str) -> str:
    """The rule by which a line is refused, with the way if there is one; empty if it is legal."""
    illegal = refusal(state, line)
    return " ".join(filter(None, (illegal.rule, illegal.way))) if illegal else ""


def unit(state: State, name: str) -> Unit:
    found = state.unit_named(name)
    assert found, name
    return found


def asked(state: State) -> tuple[Seat, str]:
    owed = DROPZONE.play.decision(state)
    assert owed
    return owed.seats[0], owed.ask
