"""Text notation (PS-91 to PS-96): actions, events and positions as lines of text, and back."""

import re
from collections.abc import Iterable
from typing import Final, assert_never

from panzerkiste.engine.game import CHANCE, HOST, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.panzerschlacht.actions import (
    AcceptDraw,
    Action,
    Fight,
    Move,
    OfferDraw,
    Pass,
    Resign,
    Roll,
    TimeUp,
)
from panzerkiste.games.panzerschlacht.board import NOWHERE, SIDE_CODES, Square, name, read_square
from panzerkiste.games.panzerschlacht.events import (
    ArmiesRevealed,
    Drawn,
    DrawOffered,
    DuelFought,
    Event,
    FlagAwarded,
    GunAttacked,
    GunFought,
    InstallationLost,
    MineExploded,
    MinesVoid,
    Moved,
    Passed,
    PlanLocked,
    SecretsRevealed,
    SetupSealed,
    ShotsMissed,
    ShotsRevealed,
    TankShot,
    TurnBegan,
    WhitesChanged,
    Won,
)
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Army, Placed, Plan, Setup, State


def notate(state: State, seat: Seat, action: Action) -> str:
    match action:
        case Roll(die):
            return f"die {die}"
        case TimeUp(side):
            return f"{SIDE_CODES[side]} time"
        case _:
            return f"{SIDE_CODES[seat]} {_spoken(action)}"


def _spoken(action: Setup | Plan | Move | Pass | Fight | Resign | OfferDraw | AcceptDraw) -> str:
    match action:
        case Resign():  # what is offered at any time comes first
            return "resign"
        case OfferDraw():
            return "draw offer"
        case Setup():
            return setup_text(action)
        case Plan():
            return f"plan {plan_text(action)}"
        case Move(paths):
            return f"move {paths_text(paths)}"
        case Pass():
            return "pass"
        case Fight(attacker, target):
            return f"fight {name(attacker)}x{name(target)}"
        case AcceptDraw():
            return "draw accept"
        case _ as other:
            assert_never(other)


def setup_text(setup: Setup) -> str:
    """PS-92."""
    depots = " ".join(
        f"{code}={name(square)}" for code, square in zip(INSTALLATION_CODES, setup.installations, strict=True)
    )
    tanks = ",".join(f"{name(tank.square)}:{tank.value}" for tank in setup.tanks)
    return f"setup {depots} T={tanks} AT={_list(setup.guns)} M={_list(setup.mines)}"


def plan_text(plan: Plan) -> str:
    """PS-93."""
    parts = [f"{code}={_list(part)}" for code, part in (("R", plan.red), ("W", plan.white)) if part]
    return " ".join(parts) or "-"


def paths_text(paths: Iterable[tuple[Square, ...]]) -> str:
    """PS-94: every square entered, paths in playing order."""
    return "; ".join([">".join(map(name, path)) for path in paths])


def _list(squares: Iterable[Square]) -> str:
    return ",".join(map(name, squares))


_COMMAND = re.compile(r"([GY]) (\w+)(?: (.*))?")
_SETUP = re.compile(r"HQ=(\S+) AM=(\S+) FU=(\S+) T=(\S+) AT=(\S+) M=(\S+)")
_PLAN = re.compile(r"-|(?:R=(\S+))?(?:(?:^|(?<=\S) )W=(\S+))?")


def parse(state: State, text: str) -> tuple[Seat, Action]:
    """The action a line means, and whose it is. Only its form is judged here."""
    text = text.strip()
    if die := re.fullmatch(r"die ([1-6])", text):
        return CHANCE, Roll(int(die[1]))
    command = _COMMAND.fullmatch(text)
    if not command:
        raise Illegal("PS-94", "text", text=text)
    side, word, rest = SIDE_CODES.index(command[1]), command[2], command[3] or ""
    if word == "time" and not rest:
        return HOST, TimeUp(side)
    return side, _read(word, rest, text)


def _read(word: str, rest: str, text: str) -> Action:
    match word, rest:
        case "setup", _:
            return read_setup(rest)
        case "plan", _:
            return _read_plan(rest)
        case "move", _:
            return Move(tuple(_read_path(path) for path in rest.split(";")))
        case "fight", _ if rest.count("x") == 1:
            attacker, target = rest.split("x")
            return Fight(read_square(attacker), read_square(target))
        case "pass", "":
            return Pass()
        case "resign", "":
            return Resign()
        case "draw", "offer":
            return OfferDraw()
        case "draw", "accept":
            return AcceptDraw()
        case _:
            raise Illegal("PS-94", "text", text=text)


def _read_path(text: str) -> tuple[Square, ...]:
    return tuple(read_square(square) for square in text.strip().split(">"))


def _read_list(text: str) -> tuple[Square, ...]:
    return tuple(read_square(square) for square in text.split(","))


def _read_plan(text: str) -> Plan:
    found = _PLAN.fullmatch(text)
    if not found or not text:
        raise Illegal("PS-93", text=text)
    return Plan(*(_read_list(part) if part else () for part in found.groups()))


def read_setup(text: str) -> Setup:
    found = _SETUP.fullmatch(text)
    if not found:
        raise Illegal("PS-92", text=text)
    hq, ammunition, fuel = (read_square(found[number]) for number in (1, 2, 3))
    tanks = tuple(_read_tank(tank) for tank in found[4].split(","))
    return Setup((hq, ammunition, fuel), tanks, _read_list(found[5]), _read_list(found[6]))


def _read_tank(text: str) -> Placed:
    square, colon, value = text.partition(":")
    if not colon or value not in {"1", "2", "3", "4", "5", "6"}:
        raise Illegal("PS-92", text=text)
    return Placed(read_square(square), int(value))


def event_text(event: Event) -> str:
    """PS-95: one line for each event; none for what only marks the moment."""
    match event:
        case SetupSealed(side):
            return f"sealed {SIDE_CODES[side]}"
        case ArmiesRevealed(armies):
            return " / ".join(f"{SIDE_CODES[side]} setup {_public_setup(army)}" for side, army in enumerate(armies))
        case PlanLocked(side):
            return f"locked {SIDE_CODES[side]}"
        case Moved(side, paths):
            return f"{SIDE_CODES[side]} move {paths_text(paths)}"
        case Passed(side):
            return f"{SIDE_CODES[side]} pass"
        case ShotsRevealed(_, plan):
            return f"shots {plan_text(plan)}"
        case TankShot(_, _, square):
            return f"hit {name(square)}"
        case ShotsMissed():
            return "miss"
        case MineExploded(_, _, square):
            return f"mine {name(square)}"
        case InstallationLost(_, installation, square):
            return f"inst {INSTALLATION_CODES[installation]} {name(square)}"
        case MinesVoid(side):
            return f"mines-void {SIDE_CODES[side]}"
        case FlagAwarded(_, _, square):
            return f"flag {name(square)}"
        case DuelFought():
            sides = f"{name(event.attacker)}({event.attacker_value})x{name(event.target)}({event.target_value})"
            return f"duel {sides} lost {_list(event.lost)}"
        case GunFought(_, attacker, gun, die, lost):
            return f"gun {name(attacker)}x{name(gun)} die {die} lost {name(lost)}"
        case WhitesChanged(side, whites):
            return f"white {SIDE_CODES[side]} {whites}"
        case TurnBegan() | GunAttacked():
            return ""
        case DrawOffered(side):
            return f"draw-offer {SIDE_CODES[side]}"
        case Won(side, reason):
            return f"win {SIDE_CODES[side]} {reason}"
        case Drawn(reason):
            return f"draw {reason}"
        case SecretsRevealed(values, mines, plan):
            return _secrets_text(values, mines, plan)
        case _ as other:
            assert_never(other)


def _secrets_text(values: tuple[tuple[int, ...], ...], mines: tuple[tuple[Square, ...], ...], plan: Plan | None) -> str:
    sides = " / ".join(
        f"{SIDE_CODES[side]} {''.join(map(str, worth))} M={_list(left) or '-'}"
        for side, (worth, left) in enumerate(zip(values, mines, strict=True))
    )
    return f"revealed {sides}" + (f" / plan {plan_text(plan)}" if plan else "")


def _public_setup(army: Army) -> str:
    """PS-92, public form: values and mines are left out."""
    depots = " ".join(
        f"{code}={name(square)}" for code, square in zip(INSTALLATION_CODES, army.installations, strict=True)
    )
    return f"{depots} T={_list(tank.home for tank in army.tanks)} AT={_list(army.guns)}"


NO_SQUARE: Final = "-"


def place_or_dash(square: Square) -> str:
    return NO_SQUARE if square == NOWHERE else name(square)
