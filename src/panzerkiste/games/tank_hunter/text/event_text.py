"""Events as lines of text (TH-404), for scenarios and logs; none for what only marks the moment."""

from panzerkiste.games.tank_hunter import events as e
from panzerkiste.games.tank_hunter.state import SEAT_CODES, UNKNOWN
from panzerkiste.games.tank_hunter.text.notation import aim_text, dice_text, in_play_text, listed


def event_text(event: e.Event) -> str:
    return _setup(event) or _table(event) or _cards(event) or _fight(event)


def _setup(event: e.Event) -> str:
    match event:
        case e.Dealt(seat, cards) | e.PackReceived(seat, cards):
            return f"{SEAT_CODES[seat]} holds {listed(cards)}"
        case e.CardPicked(seat):
            return f"{SEAT_CODES[seat]} picked"
        case e.DraftEnded(hands):
            return f"hands {listed(map(str, hands))}"
        case e.PlacementFixed(seat):
            return f"{SEAT_CODES[seat]} placed"
        case e.LinesShown(seat, front, rear, commanders):
            return f"{SEAT_CODES[seat]} lines {listed(front)} / {listed(rear)} / {listed(commanders)}"
        case e.PointsAnnounced(points):
            return f"points {listed(map(str, points))}"
        case e.FirstRolled(seat, die):
            return f"{SEAT_CODES[seat]} rolls {die}"
        case e.FirstPlayer(seat):
            return f"{SEAT_CODES[seat]} begins"
        case e.Eliminated(seat):
            return f"{SEAT_CODES[seat]} eliminated"
        case e.Resigned(seat):
            return f"{SEAT_CODES[seat]} resigns"
        case e.TimeRanOut(seat):
            return f"{SEAT_CODES[seat]} out of time"
        case e.GameEnded(reason, scores, winners):
            return f"end {reason} {listed(map(str, scores))} win {listed(SEAT_CODES[seat] for seat in winners)}"
    return ""


def _table(event: e.Event) -> str:
    match event:
        case e.Refreshed(seat, units, commanders):
            return f"{SEAT_CODES[seat]} refreshed {listed((*units, *commanders))}"
        case e.Rearranged(seat, line, units):
            return f"{SEAT_CODES[seat]} rearranged {line} {listed(unit.handle for unit in units)}"
        case e.Relieved(unit, marker, cards):
            return f"relieved {unit} {marker} {listed(cards)}"
        case e.FrontFilled(seat, units):
            return f"{SEAT_CODES[seat]} front {listed(units)}"
        case e.Revealed(unit, card):
            return f"revealed {unit} {card}"
        case e.Concealed(unit):
            return f"concealed {unit}"
        case e.LineChanged(unit, line):
            return f"{unit} to {line}"
        case e.Exhausted(unit):
            return f"exhausted {unit}"
        case e.Marked(unit, marker):
            return f"{unit} {marker}"
        case e.Unmarked(unit, marker):
            return f"{unit} no {marker}"
        case e.Destroyed(unit, _, by, points):
            return f"destroyed {unit} by {SEAT_CODES[by]} for {points}"
        case e.TakenOut(unit, card):
            return f"removed {unit}" + (" unseen" if card == UNKNOWN else "")
        case e.TurnBegan(seat, turn):
            return f"turn {turn} {SEAT_CODES[seat]}"
        case e.ActionsAdded(seat, count):
            return f"{SEAT_CODES[seat]} actions +{count}"
    return ""


def _cards(event: e.Event) -> str:
    match event:
        case e.EventPlayed(seat, card, on):
            return f"{SEAT_CODES[seat]} plays {card}{aim_text(on)}"
        case e.CommanderUsed(seat, card, on):
            return f"{SEAT_CODES[seat]} commands {card}{aim_text(on)}"
        case e.EventSettled(card, after, place):
            return f"{card} {after}" + (f" {place}" if place else "")
        case e.EventEnded(event=lying):
            return f"ended {in_play_text(lying)}"
        case e.ExpiryRolled(_, card, die):
            return f"expiry {card} {die}"
        case e.EffectRolled(card, unit, die, needs):
            return f"{card}{f' {unit}' if unit else ''} rolls {die} needs {needs}"
        case e.CommanderArrived(seat, card):
            return f"{SEAT_CODES[seat]} commander {card}"
        case e.EventReceived(seat, card) | e.UnitReceived(seat, card):
            return f"{SEAT_CODES[seat]} draws {card}"
        case e.RedDrawn(seat, card):
            return f"{SEAT_CODES[seat]} draws red {card}"
        case e.Discarded(seat, cards):
            return f"{SEAT_CODES[seat]} discards {listed(cards)}"
        case e.EventDeckMade(cards, anew=True):
            return f"reshuffled {cards}"
        case e.HandShown(seat, cards):
            return f"hand {SEAT_CODES[seat]} {listed(cards)}"
        case e.EventsSeen(seat, cards):
            return f"{SEAT_CODES[seat]} sees {listed(cards)}"
        case e.UnitPlaced(unit, line):
            return f"placed {unit} {line}"
        case e.BombingCounted(count):
            return f"bombing {count}"
    return ""


def _fight(event: e.Event) -> str:
    match event:
        case e.ScoutRolled(unit, die, needs):
            return f"scout {unit} rolls {die} needs {needs}"
        case e.AttackCancelled(unit):
            return f"cancelled {unit}"
        case e.AttackRedirected(attacker, target, kind, shots, charge):
            return f"redirected {attacker} {target} {kind} x{shots}{' charge' if charge else ''}"
        case e.AttackFizzled(unit):
            return f"fizzled {unit}"
        case e.CounterDeclared(unit, target, kind, shots):
            return f"counter {unit} {target} {kind} x{shots}"
        case e.Led(unit, by):
            return f"led {unit} by {by}"
        case e.ShotRolled(unit, target, dice, needs):
            return f"shot {unit} {target} rolls {dice_text(dice)}" + ("" if needs is None else f" needs {needs}")
        case e.ShotMissed(_, target):
            return f"missed {target}"
        case e.ShotHit(_, target):
            return f"hit {target}"
        case e.DiceVoid(unit):
            return f"again {unit}"
        case e.EvadeRolled(unit, die, needs):
            return f"evade {unit} rolls {die} needs {needs}"
        case e.HitEscaped(unit):
            return f"escaped {unit}"
        case e.AmmunitionRolled(unit, die, supply):
            return f"ammunition {unit} rolls {die} supply {supply}"
        case e.AntiAirRolled(unit, die, needs):
            return f"flak {unit} rolls {die} needs {needs}"
        case e.StrikeStopped(card, by):
            return f"stopped {card} by {by}"
    return ""
