"""The match as a story: each event as a sentence of the Fluent catalogues, told to one seat.

Players are named by their seat codes, units by their handles, cards by their ids; a surface that knows more says more.
"""

from collections.abc import Iterable

from panzerkiste.engine.game import Line, Seat
from panzerkiste.engine.illegal import Fact
from panzerkiste.games.tank_hunter import events as e
from panzerkiste.games.tank_hunter.fights.values import succeeds
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import NOBODY, SEAT_CODES, UNKNOWN, Aim
from panzerkiste.games.tank_hunter.state.table import seat_of
from panzerkiste.games.tank_hunter.text.notation import in_play_text

SEAT_NAMES = tuple(code.lower() for code in SEAT_CODES)


def goal(options: Options) -> Line:
    """TH-160 to TH-169: what ends the game, and who wins it."""
    stalemate = "yes" if options.stalemate_rounds else "no"
    return Line("tank-hunter-goal", {"stalemate": stalemate, "rounds": options.stalemate_rounds})


def story(event: e.Event, seat: Seat) -> Line | None:
    """The sentence for an event; None for what needs no word of its own."""
    return _setup(event, seat) or _table(event, seat) or _fight(event, seat)


def _line(about: str, teller: Seat, listener: Seat, **facts: Fact) -> Line:
    you = "yes" if teller == listener else "no"
    return Line(f"tank-hunter-story-{about}", {"player": SEAT_CODES[teller], "you": you, **facts})


def _list(words: Iterable[str]) -> str:
    return ", ".join(words) or "–"


def _yes(*, so: bool) -> str:
    return "yes" if so else "no"


def _setup(event: e.Event, seat: Seat) -> Line | None:
    match event:
        case e.Dealt(who, cards):
            return _line("dealt", who, seat, count=len(cards))
        case e.PacksPassed(cards):
            return _line("packs-passed", 0, seat, count=cards)
        case e.PlacementFixed(who):
            return _line("placed", who, seat)
        case e.LinesShown(who, front, rear, commanders):
            counted = {"front": len(front), "rear": len(rear), "commanders": len(commanders)}
            return _line("lines-shown", who, seat, cards=_list(commanders), **counted)
        case e.PointsAnnounced(points):
            told = (f"{SEAT_CODES[who]} {worth}" for who, worth in enumerate(points))
            return _line("points-announced", 0, seat, points=_list(told))
        case e.FirstRolled(who, die):
            return _line("first-rolled", who, seat, die=die)
        case e.FirstPlayer(who):
            return _line("first-player", who, seat)
        case e.Eliminated(who):
            return _line("eliminated", who, seat)
        case e.Resigned(who):
            return _line("resigned", who, seat)
        case e.TimeRanOut(who):
            return _line("time", who, seat)
        case e.GameEnded(reason, scores, winners):
            told = (f"{SEAT_CODES[who]} {score}" for who, score in enumerate(scores))
            names = _list(SEAT_CODES[who] for who in winners)
            first = winners[0]
            return _line("ended", first, seat, reason=reason, winners=len(winners), names=names, scores=_list(told))
    return None


def _table(event: e.Event, seat: Seat) -> Line | None:
    match event:
        case e.BeforeTurn(who, turn):
            return _line("before-turn", who, seat, turn=turn)
        case e.Refreshed(who):
            return _line("refreshed", who, seat)
        case e.Rearranged(who, line):
            return _line("rearranged", who, seat, line=line)
        case e.Relieved(unit, marker, cards):
            return _line("relieved", seat_of(unit), seat, unit=unit, marker=marker, cards=_list(cards))
        case e.FrontFilled(who):
            return _line("front-filled", who, seat)
        case e.Revealed(unit, card):
            return _line("revealed", seat_of(unit), seat, unit=unit, card=card)
        case e.Concealed(unit):
            return _line("concealed", seat_of(unit), seat, unit=unit)
        case e.LineChanged(unit, line):
            return _line("line-changed", seat_of(unit), seat, unit=unit, line=line)
        case e.Marked(unit, marker):
            return _line("marked", seat_of(unit), seat, unit=unit, marker=marker)
        case e.Unmarked(unit, marker):
            return _line("unmarked", seat_of(unit), seat, unit=unit, marker=marker)
        case e.Destroyed(unit, card, by, points):
            return _line("destroyed", by, seat, unit=unit, card=card, points=points)
        case e.TakenOut(unit, card):
            facts = {"unit": unit, "card": card, "hidden": _yes(so=card == UNKNOWN)}
            return _line("taken-out", seat_of(unit), seat, **facts)
        case e.ActionsDropped(who):
            return _line("actions-dropped", who, seat)
        case e.ActionsAdded(who, count):
            return _line("actions-added", who, seat, count=count)
        case e.Waited(who):
            return _line("waited", who, seat)
    return _cards(event, seat)


def _cards(event: e.Event, seat: Seat) -> Line | None:
    match event:
        case e.EventPlayed(who, card, on):
            return _line("event-played", who, seat, card=card, **_aim(on, who, seat))
        case e.CommanderUsed(who, card, on):
            return _line("commander-used", who, seat, card=card, **_aim(on, who, seat))
        case e.RedDrawn(who, card):
            return _line("red-drawn", who, seat, card=card)
        case e.EventEnded(event=lying):
            return _line("event-ended", seat_of(lying.place), seat, card=lying.card)
        case e.ExpiryRolled(who, card, die):
            return _line("expiry-rolled", who, seat, card=card, die=die)
        case e.EffectRolled(card, unit, die, needs):
            return _line("effect-rolled", 0, seat, card=card, unit=unit or "none", **_against(die, needs))
        case e.CommanderArrived(who, card):
            return _line("commander-arrived", who, seat, card=card)
        case e.EventDrawn(who):
            return _line("event-drawn", who, seat)
        case e.EventReceived(who, card):
            return _line("event-received", who, seat, card=card)
        case e.Discarded(who, cards):
            return _line("discarded", who, seat, cards=_list(cards))
        case e.EventDeckMade(cards, anew=True):
            return _line("reshuffled", 0, seat, count=cards)
        case e.HandShown(who, cards):
            return _line("hand-shown", who, seat, other=SEAT_CODES[who], cards=_list(cards))
        case e.EventsSeen(who, cards):
            return _line("events-seen", who, seat, cards=_list(cards))
        case e.UnitDrawn(who):
            return _line("unit-drawn", who, seat)
        case e.UnitReceived(who, card):
            return _line("unit-received", who, seat, card=card)
        case e.UnitPlaced(unit, line):
            return _line("unit-placed", seat_of(unit), seat, unit=unit, line=line)
        case e.BombingCounted(count):
            return _line("bombing-counted", 0, seat, count=count)
    return None


def _aim(on: Aim, teller: Seat, listener: Seat) -> dict[str, Fact]:
    """What a card is played on; a player may be the one who plays it, or the one who hears of it."""
    facts: dict[str, Fact] = {"on": "nothing", "units": _list(on.units), "other": "", "event": ""}
    if on.units:
        facts["on"] = "units"
    elif on.player != NOBODY:
        whom = "self" if on.player == teller else "you" if on.player == listener else "player"
        facts |= {"on": whom, "other": SEAT_CODES[on.player]}
    elif on.event:
        facts |= {"on": "event", "event": in_play_text(on.event)}
    return facts


def _fight(event: e.Event, seat: Seat) -> Line | None:
    match event:
        case e.ScoutDeclared(unit, opponent):
            return _line("scout-declared", opponent, seat, unit=unit, other=SEAT_CODES[opponent])
        case e.ScoutRolled(unit, die, needs):
            return _line("scout-rolled", seat_of(unit), seat, unit=unit, **_against(die, needs))
        case e.AttackDeclared() | e.AttackRedirected():
            about = "attack-declared" if isinstance(event, e.AttackDeclared) else "attack-redirected"
            return _line(about, seat_of(event.attacker), seat, **_attack(event))
        case e.AttackCancelled(unit):
            return _line("attack-cancelled", seat_of(unit), seat, unit=unit)
        case e.AttackFizzled(unit):
            return _line("attack-fizzled", seat_of(unit), seat, unit=unit)
        case e.CounterDeclared(unit, target, kind, shots):
            return _line("counter-declared", seat_of(unit), seat, unit=unit, target=target, kind=kind, shots=shots)
        case e.CounterDeclined(who):
            return _line("counter-declined", who, seat)
        case e.Led(unit, by):
            return _line("led", seat_of(unit), seat, unit=unit, by=by)
        case e.ShotRolled():
            return _shot(event, seat)
        case e.ShotMissed(unit, target):
            return _line("shot-missed", seat_of(unit), seat, unit=unit, target=target)
        case e.ShotHit(unit, target):
            return _line("shot-hit", seat_of(unit), seat, unit=unit, target=target)
        case e.DiceVoid(unit):
            return _line("dice-void", seat_of(unit), seat, unit=unit)
        case e.EvadeRolled(unit, die, needs):
            return _line("evade-rolled", seat_of(unit), seat, unit=unit, **_against(die, needs))
        case e.HitEscaped(unit):
            return _line("hit-escaped", seat_of(unit), seat, unit=unit)
        case e.AmmunitionRolled(unit, die, supply):
            return _line("ammunition-rolled", seat_of(unit), seat, unit=unit, die=die, supply=supply)
        case e.AbilityUsed(unit, ability, load, water):
            facts = {"unit": unit, "ability": ability, "load": load, "card": water.card if water else ""}
            return _line("ability-used", seat_of(unit), seat, **facts)
        case e.AntiAirRolled(unit, die, needs):
            return _line("anti-air-rolled", seat_of(unit), seat, unit=unit, **_against(die, needs))
        case e.StrikeStopped(card, by):
            return _line("strike-stopped", seat_of(by), seat, card=card, unit=by)
    return None


def _attack(event: e.AttackDeclared | e.AttackRedirected) -> dict[str, Fact]:
    return {
        "unit": event.attacker,
        "target": event.target,
        "kind": event.kind,
        "shots": event.shots,
        "charge": _yes(so=event.charge),
    }


def _shot(event: e.ShotRolled, seat: Seat) -> Line:
    dice = _list(map(str, event.dice))
    facts: dict[str, Fact] = {"unit": event.unit, "target": event.target, "dice": dice}
    if event.needs is None:
        return _line("shot-rolled-for-ammo", seat_of(event.unit), seat, **facts)
    about = "shot-rolled" if event.needs > 0 else "shot-rolled-hopeless"
    good = " ".join(_yes(so=succeeds(die, event.needs)) for die in event.dice)
    return _line(about, seat_of(event.unit), seat, needs=event.needs, success=good, **facts)


def _against(die: int, needs: int) -> dict[str, Fact]:
    return {"die": die, "needs": needs, "success": _yes(so=succeeds(die, needs))}
