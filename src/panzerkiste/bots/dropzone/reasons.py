"""Why a player would do something, as a sentence in the game's words.

Odds are told only in one's own shooting step (DZ-005); a move, a choice of squad and a reaction get a reason without
any number that somebody would have to measure.
"""

from panzerkiste.bots.dropzone.judgement import TO_COME, wanted
from panzerkiste.bots.dropzone.weighing import Weighed
from panzerkiste.engine.game import Line
from panzerkiste.engine.illegal import Fact
from panzerkiste.games.dropzone import actions
from panzerkiste.games.dropzone.advice.measuring import may_measure
from panzerkiste.games.dropzone.advice.volleys import tried_volley
from panzerkiste.games.dropzone.frames import CardWindow
from panzerkiste.games.dropzone.geometry import distance
from panzerkiste.games.dropzone.missions.scenarios import AT_END
from panzerkiste.games.dropzone.missions.searching import hidden, search_need
from panzerkiste.games.dropzone.state import State
from panzerkiste.games.dropzone.terms import BattlegroupId, BuildingId, Player, Point, TargetId, UnitId
from panzerkiste.games.dropzone.view import View

Facts = dict[str, Fact]
Told = tuple[str, Facts] | None  # which sentence, and its facts


def reason(view: View, state: State, option: Weighed) -> Line:
    told = _fire(view, state, option) or _order(state, view.seat, option) or _answer(state, option)
    assert told, "every answer of a player has a reason"
    about, facts = told
    return Line(f"dropzone-suggest-{about}", facts)


# Fire.


def _fire(view: View, state: State, option: Weighed) -> Told:
    match option.action:
        case actions.Shoot() | actions.FireOnRun():
            return "fire", _at(view, state, option.action)
        case actions.React(unit, target):
            return "react", {**_unit(state, unit), **_target(state, target)}
        case actions.AttackRun():
            return "run", {}
        case actions.Intercept(squad):
            return "intercept", {"squad": state.squads[squad].name}
    return None


def _at(view: View, state: State, action: actions.Shoot | actions.FireOnRun) -> Facts:
    """The target for whose sake the volley is fired: a volley begins with the shot that brings most."""
    targets = dict.fromkeys(shot.target for shot in action.shots)
    chief = action.shots[0].target
    facts: Facts = {**_target(state, chief), "more": len(targets) - 1}
    if not may_measure(view):
        return {**facts, "about": "blind", "chance": 0}
    trials = {trial.target: trial for trial in tried_volley(view, action).targets}
    chance = round(100 * trials[chief].destroyed)
    hurt = "building" if isinstance(chief, str) else "destroy" if chance else "hurt"
    return {**facts, "about": hurt, "chance": chance}


def _unit(state: State, unit: UnitId) -> Facts:
    return {"unit": state.units[unit].name, "kind": state.units[unit].kind}


def _target(state: State, target: TargetId) -> Facts:
    if isinstance(target, str):
        return {"target": target, "target_kind": "building"}
    return {"target": state.units[target].name, "target_kind": state.units[target].kind}


# Orders of a slot.


def _order(state: State, player: Player, option: Weighed) -> Told:
    match option.action:
        case actions.Move(ways):
            return "move", _going(state, player, option, ways[0].to)
        case actions.FlyMove(flights):
            stop = next((leg.to for leg in flights[0].legs if leg.then == "stop"), None)
            if stop:
                return "drop", _going(state, player, option._replace(why=_with_purpose(option)), stop)
            return "move", _going(state, player, option, flights[0].legs[-1].to)
        case actions.Unload(placements):
            return "unload", _going(state, player, option, placements[0].at)
        case actions.Load():
            return "load", {}
        case actions.Enter(_, building) | actions.ChangeBuilding(_, building):
            return "enter", {"about": _inside(state, building, _chief(option))}
        case actions.Leave():
            return "leave", {"about": _chief(option)}
        case actions.Search(squad):
            need = search_need(state, state.units_of(squad)[0].building, player)
            return "search", {"chance": round(100 * (7 - need) / 6)}
        case actions.Extract():
            return "extract", {}
        case actions.EndSlot():
            return "end", {"about": _chief(option)}
    return None


def _chief(option: Weighed) -> str:
    return option.why[0] if option.why else ""


def _with_purpose(option: Weighed) -> tuple[str, ...]:
    """Whoever puts troops down does it for what the scenario pays, and for other reasons besides."""
    return ("purpose", *(word for word in option.why if word != "purpose"))


def _going(state: State, player: Player, option: Weighed, at: Point) -> Facts:
    """What the place where somebody goes is good for, in the first place and in the second."""
    also = option.why[1] if len(option.why) > 1 else ""
    return {"about": _chief(option), "also": also, **_goal(state, player, at)}


def _goal(state: State, player: Player, at: Point) -> Facts:
    """What is wanted nearest to a place, and what a marker pays (DZ-354); whoever carries something goes home."""
    squads = state.slot.squads if state.activation and state.activation.slot else ()
    if any(prize.squad in squads for prize in state.objectives):
        return {"goal": "home", "points": 0}
    near = min(wanted(state, player), key=lambda prize: distance(prize.at, at), default=None)
    if near is None:
        return {"goal": "middle", "points": 0}
    centre, other = AT_END.get(state.options.scenario, (0, 0))
    goal = "centre" if near.kind == "marker" and near.centre else near.kind
    return {"goal": goal, "points": centre if near.centre else other}


def _inside(state: State, building: BuildingId, why: str) -> str:
    return "find" if why == "purpose" and hidden(state, building) else why


# Other answers.


def _answer(state: State, option: Weighed) -> Told:
    match option.action:
        case actions.Activate(group):
            return "activate", {"about": _chief(option), "who": _to_come(state, group)}
        case actions.Play():
            return "squad", {"about": _chief(option)}
        case actions.LetBegin():
            return "starter", {}
        case actions.Deploy(_, placements):
            return "deploy", _going(state, state.units[placements[0].unit].player, option, placements[0].at)
        case actions.ActFirst():
            return "act", {"about": "first"}
        case actions.ActLast():
            return "act", {"about": "last"}
        case actions.CallReserve():
            return "reserves", {}
        case actions.Assign(posts):
            return "walls", {"some": "yes" if posts else "no"}
        case actions.Commit():
            return "commit", {"about": _chief(option)}
        case actions.Spread():
            return "spread", {}
        case actions.PlaceOut():
            return "survivors", {}
        case actions.GiveUp():
            return "give-up", {}
        case actions.StayInside():
            return "stay", {"about": _chief(option)}
        case actions.Discard(cards):
            return "discard", {"some": "yes" if cards else "no"}
        case actions.PlayCard(card, unit):
            named = _unit(state, unit) if unit >= 0 else {"unit": "", "kind": ""}
            return "card", {"card": card, **named}
        case actions.Pass():
            return "pass", {"about": _passed_on(state)}
    return None


def _to_come(state: State, group: BattlegroupId) -> str:
    """The squads of which somebody is not on the table yet."""
    squads = (squad for squad in state.squads if squad.battlegroup == group)
    return ", ".join(
        squad.name for squad in squads if any(state.units[unit].status in TO_COME for unit in squad.everyone)
    )


def _passed_on(state: State) -> str:
    match state.pending[-1]:
        case CardWindow(player, card) if card in state.hands[player]:
            return "card"
        case CardWindow():
            return "none"
    return "fire"
