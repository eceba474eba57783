"""The match as a story: each event as a sentence of the Fluent catalogues, told to one seat."""

from typing import assert_never

from panzerkiste.engine.game import Line, Seat
from panzerkiste.engine.illegal import Fact
from panzerkiste.games.panzerschlacht.board import Side, Square, name
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
from panzerkiste.games.panzerschlacht.notation import paths_text
from panzerkiste.games.panzerschlacht.state import INSTALLATION_CODES, Options, Plan

SIDE_NAMES = ("green", "grey")


def goal(options: Options) -> Line:
    """PS-02, PS-79: what wins, and what ends in a draw."""
    return Line("panzerschlacht-goal", {"patience": options.patience})


def story(event: Event, seat: Seat) -> Line | None:
    """The sentence for an event; None for what needs no word of its own."""

    def line(about: str, side: Side, **facts: Fact) -> Line:
        you = "yes" if side == seat else "no"
        return Line(f"panzerschlacht-story-{about}", {"side": SIDE_NAMES[side], "you": you, **facts})

    match event:  # what happens every turn comes first
        case TurnBegan() | GunAttacked() | SecretsRevealed():
            return None
        case PlanLocked(side):
            return line("locked", side)
        case Moved(side, paths):
            return line("moved", side, squares=sum(len(path) - 1 for path in paths), paths=paths_text(paths))
        case Passed(side):
            return line("passed", side)
        case ShotsRevealed(side, plan):
            return line("shots", side, reds=_squares(plan.red), whites=_squares(plan.white), **_counts(plan))
        case ShotsMissed(side):
            return line("missed", side)
        case WhitesChanged(side, whites):
            return line("whites", side, whites=whites)
        case SetupSealed(side):
            return line("sealed", side)
        case ArmiesRevealed():
            return line("revealed", 0)
        case TankShot(side, _, square):
            return line("hit", side, square=name(square))
        case MineExploded(side, _, square):
            return line("mine", side, square=name(square))
        case InstallationLost(side, installation, square):
            return line("installation", side, square=name(square), kind=INSTALLATION_CODES[installation].lower())
        case MinesVoid(side):
            return line("mines-void", side)
        case FlagAwarded(side, _, square):
            return line("flag", side, square=name(square))
        case DuelFought():
            return line("duel", event.side, **_duel_facts(event))
        case GunFought(side, attacker, gun, die, lost):
            how = "gun" if lost == gun else "tank"
            return line("gun", side, square=name(attacker), gun=name(gun), die=die, lost=how)
        case DrawOffered(side):
            return line("draw-offered", side)
        case Won(side, reason):
            return line("won", side, reason=reason)
        case Drawn(reason):
            return line("drawn", 0, reason=reason)
        case _ as other:
            assert_never(other)


def _duel_facts(event: DuelFought) -> dict[str, Fact]:
    lost = "both" if len(event.lost) == 2 else "attacker" if event.attacker in event.lost else "target"
    return {
        "square": name(event.attacker),
        "value": event.attacker_value,
        "other": name(event.target),
        "othervalue": event.target_value,
        "lost": lost,
    }


def _squares(squares: tuple[Square, ...]) -> str:
    return ", ".join(map(name, sorted(squares)))


def _counts(plan: Plan) -> dict[str, Fact]:
    return {"red": len(plan.red), "white": len(plan.white)}
