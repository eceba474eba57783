"""The match as a story: each event as a sentence of the Fluent catalogues, told to one seat."""

from typing import Final, NamedTuple, assert_never

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


class Sentence(NamedTuple):
    """Its Fluent id, whom it is about, and the rest of its facts."""

    key: str
    side: Side
    facts: dict[str, Fact]


KEPT: Final = 64  # events
_latest: dict[int, tuple[Event, Sentence | None]] = {}  # by the identity of the events, which it keeps alive


def _line(about: str, side: Side, **facts: Fact) -> Sentence:
    return Sentence(f"panzerschlacht-story-{about}", side, facts)


def goal(options: Options) -> Line:
    """PS-02, PS-79: what wins, and what ends in a draw."""
    return Line("panzerschlacht-goal", {"patience": options.patience})


def story(event: Event, seat: Seat) -> Line | None:
    """The sentence for an event; None for what needs no word of its own."""
    # Everybody is told the latest events, one seat after the other: only who is meant by "you" is not the same.
    told = _latest.get(id(event))
    if told is None or told[0] is not event:
        if len(_latest) >= KEPT:
            _latest.clear()
        _latest[id(event)] = told = (event, _sentence(event))
    about = told[1]
    if about is None:
        return None
    key, side, facts = about
    return Line(key, {"side": SIDE_NAMES[side], "you": "yes" if side == seat else "no", **facts})


def _sentence(event: Event) -> Sentence | None:
    """The sentence that tells an event to anybody."""
    match event:  # what happens every turn comes first
        case TurnBegan() | GunAttacked() | SecretsRevealed():
            return None
        case PlanLocked(side):
            return _line("locked", side)
        case Moved(side, paths):
            return _line("moved", side, squares=sum(map(len, paths)) - len(paths), paths=paths_text(paths))
        case Passed(side):
            return _line("passed", side)
        case ShotsRevealed(side, plan):
            return _line("shots", side, reds=_squares(plan.red), whites=_squares(plan.white), **_counts(plan))
        case ShotsMissed(side):
            return _line("missed", side)
        case WhitesChanged(side, whites):
            return _line("whites", side, whites=whites)
        case SetupSealed(side):
            return _line("sealed", side)
        case ArmiesRevealed():
            return _line("revealed", 0)
        case TankShot(side, _, square):
            return _line("hit", side, square=name(square))
        case MineExploded(side, _, square):
            return _line("mine", side, square=name(square))
        case InstallationLost(side, installation, square):
            return _line("installation", side, square=name(square), kind=INSTALLATION_CODES[installation].lower())
        case MinesVoid(side):
            return _line("mines-void", side)
        case FlagAwarded(side, _, square):
            return _line("flag", side, square=name(square))
        case DuelFought():
            return _line("duel", event.side, **_duel_facts(event))
        case GunFought(side, attacker, gun, die, lost):
            how = "gun" if lost == gun else "tank"
            return _line("gun", side, square=name(attacker), gun=name(gun), die=die, lost=how)
        case DrawOffered(side):
            return _line("draw-offered", side)
        case Won(side, reason):
            return _line("won", side, reason=reason)
        case Drawn(reason):
            return _line("drawn", 0, reason=reason)
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
