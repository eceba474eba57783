"""The battle as a story: each event as a sentence of the Fluent catalogues, and as a line of text for scripts.

Facts: ``player`` is a code A to D and ``you`` is yes or no; ``unit`` and ``target`` are names in notation, ``kind`` and
``target_kind`` ids of profiles (``building`` for a building), ``weapon`` the id of a weapon; lists have commas in a
sentence and blanks in a script. ``some`` says whether a name is there at all, since Fluent cannot ask for an empty one.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from panzerkiste.engine.game import Line, Seat
from panzerkiste.engine.illegal import Fact
from panzerkiste.games.dropzone.air import events as air
from panzerkiste.games.dropzone.battle import events as battle
from panzerkiste.games.dropzone.buildings import events as buildings
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.missions import events as missions
from panzerkiste.games.dropzone.terms import Player, Target, UnitRef
from panzerkiste.games.dropzone.text.names import player_code, point_text
from panzerkiste.games.dropzone.transport import events as transport

SEAT_NAMES: Final = ("a", "b", "c", "d")
_SCRIPT: Final = -9  # nobody's seat: who reads a script sees no "you"
_Told = tuple[str, dict[str, Fact]] | None  # the sentence's name and its facts; None: nothing is told


def _name(target: Target) -> str:
    return target if isinstance(target, str) else target.name


def _kind(target: Target) -> str:
    return "building" if isinstance(target, str) else target.kind


def _said(**facts: Fact) -> dict[str, Fact]:
    return facts


class _Facts:
    """The facts of a sentence, told to one seat; lists have something *between* their parts."""

    def __init__(self, seat: Seat, between: str) -> None:
        self.seat, self.between = seat, between

    def joined(self, words: Iterable[object]) -> str:
        return self.between.join(map(str, words))

    def units(self, units: Iterable[UnitRef]) -> str:
        return self.joined(unit.name for unit in units)

    def each(self, values: Sequence[int], players: Sequence[Player] | None = None) -> str:
        """A number for each player: with his letter, but not in a script."""
        if self.seat == _SCRIPT:
            return self.joined(values)
        whose = players if players is not None else range(len(values))
        return self.joined(f"{player_code(player)} {value}" for player, value in zip(whose, values, strict=True))

    def of(self, player: Player) -> dict[str, Fact]:
        return {"player": player_code(player), "you": "yes" if player == self.seat else "no"}

    def unit(self, unit: UnitRef) -> dict[str, Fact]:
        return {**self.of(unit.player), "unit": unit.name, "kind": unit.kind}

    def target(self, target: Target) -> dict[str, Fact]:
        if isinstance(target, str):
            return {"target": target, "target_kind": "building", "yours": "no"}
        yours = "yes" if target.player == self.seat else "no"
        return {"target": target.name, "target_kind": target.kind, "yours": yours}


def story(event: Event, seat: Seat) -> Line | None:
    told = _told(event, _Facts(seat, ", "))
    return Line(f"dropzone-story-{told[0]}", told[1]) if told else None


def _told(event: Event, facts: _Facts) -> _Told:
    if isinstance(event, battle.BattleEvent):
        return _told_of_turn(event, facts)
    if isinstance(event, air.AirEvent):
        return _told_of_air(event, facts)
    if isinstance(event, transport.TransportEvent):
        return _told_of_transport(event, facts)
    if isinstance(event, buildings.BuildingEvent):
        return _told_of_walls(event, facts)
    return _told_of_mission(event, facts)


def _yes(fact: object) -> str:
    return "yes" if fact else "no"


def _told_of_turn(event: battle.BattleEvent, facts: _Facts) -> _Told:
    """Deployment, the turn, lots and cards."""
    match event:
        case battle.RolledOff(players, dice):
            return "rolled-off", {"players": facts.joined(map(player_code, players)), "dice": facts.each(dice, players)}
        case battle.StarterChosen(player):
            return "starter", facts.of(player)
        case battle.ReservesCalled(player, squads):
            return "reserves-called", {**facts.of(player), "squads": facts.joined(squads), "some": _yes(squads)}
        case battle.BattlegroupDeployed(player, battlegroup, _):
            return "deployed", {**facts.of(player), "battlegroup": battlegroup}
        case battle.TurnBegan(turn):
            return "turn", {"turn": turn}
        case battle.InitiativeRolled(players, dice, totals, order):
            said = _said(players=facts.joined(map(player_code, players)), dice=facts.each(dice, players))
            said |= {"totals": facts.each(totals, players)}
            return "initiative", {**said, "order": facts.joined(map(player_code, order))}
        case battle.ActsLast(player):
            return "acts-last", facts.of(player)
        case battle.ReserveRolled(player, squads, die, need, released):
            said = _said(squads=facts.joined(squads), die=die, need=need, released=_yes(released))
            return "reserve", {**facts.of(player), **said}
        case battle.BattlegroupActivated(player, battlegroup):
            return "activated", {**facts.of(player), "battlegroup": battlegroup}
        case battle.SquadsPlay(player, squads):
            return "plays", {**facts.of(player), "squads": facts.joined(squads)}
        case battle.SquadHeld(player, squad):
            return "held", {**facts.of(player), "squad": squad}
        case battle.LotDrawn(about, dice, chosen):
            return "lot", {"about": about, "dice": facts.joined(dice), "chosen": chosen, "some": _yes(chosen)}
        case battle.CardDrawn(player, card):
            return "card-drawn", {**facts.of(player), "card": card}
        case battle.CardsCounted(player, count):
            return "cards", {**facts.of(player), "count": count}
        case battle.CardsDiscarded(player, cards):
            return ("cards-discarded", {**facts.of(player), "count": len(cards)}) if cards else None
        case battle.UnitRepaired(unit, left):
            return "repaired", {**facts.unit(unit), "left": left}
        case battle.CardPlayed(player, card, unit):
            said = _said(card=card, unit=unit.name if unit else "", some=_yes(unit))
            return "card-played", {**facts.of(player), **said}
        case _:
            return _told_of_fire(event, facts)


def _told_of_fire(event: battle.BattleEvent, facts: _Facts) -> _Told:
    """Movement, shooting, damage, reaction fire."""
    match event:
        case battle.Moved(player, travelled):
            entered = _yes(any(way.entered for way in travelled))
            said = _said(units=facts.units(way.unit for way in travelled), kind=travelled[0].unit.kind, entered=entered)
            return "moved", {**facts.of(player), **said}
        case battle.FireDeclared():
            return None  # what was rolled is told
        case battle.ShotsRolled(shooter, weapon, target, dice, need, hits, reaction):
            said = _said(weapon=weapon, dice=facts.joined(dice), need=need, hits=hits, reaction=_yes(reaction))
            return "shots", {**facts.unit(shooter), **facts.target(target), **said}
        case battle.ShotsWasted(shooter, weapon, target):
            return "wasted", {**facts.unit(shooter), **facts.target(target), "weapon": weapon}
        case battle.SavesRolled(target, dice, need, saved):
            return "saves", {**facts.unit(target), "dice": facts.joined(dice), "need": need, "saved": saved}
        case battle.NoDamagePossible(target, energy, armour):
            return "harmless", {**facts.target(target), "energy": energy, "armour": armour}
        case battle.DamageRolled(target, dice, need, points):
            return "damage", {**facts.target(target), "dice": facts.joined(dice), "need": need, "points": points}
        case battle.BlastRolled(units, dice):
            return "blast", {"units": facts.units(units), "dice": facts.joined(dice)}
        case battle.UnitDamaged(unit, points, left):
            return ("damaged", {**facts.unit(unit), "points": points, "left": left}) if left else None
        case battle.UnitLost(unit, _, cause):
            return "lost", {**facts.unit(unit), "cause": cause}
        case battle.ReactionDeclared(shooter, target, at, _):
            return "reaction", {**facts.unit(shooter), **facts.target(target), "at": point_text(at)}
        case battle.ReactionFailed(shooter, weapon, target, rule):
            return "reaction-failed", {**facts.unit(shooter), **facts.target(target), "weapon": weapon, "rule": rule}
    return None


def _told_of_air(event: air.AirEvent, facts: _Facts) -> _Told:
    """Flights, crashes, fast movers."""
    match event:
        case air.FlightAnnounced():
            return None  # what is flown is told
        case air.LowFlightTested(unit, dice, passed):
            return "low-flight", {**facts.unit(unit), "dice": facts.joined(dice), "passed": _yes(passed)}
        case air.Flew(player, travelled, height, then):
            said = _said(units=facts.units(way.unit for way in travelled), kind=travelled[0].unit.kind, height=height)
            return "flew", {**facts.of(player), **said, "then": then}
        case air.StepDropped(unit, rule):
            return "dropped", {**facts.unit(unit), "rule": rule}
        case air.CrashRolled(unit, die, result):
            return "crash", {**facts.unit(unit), "die": die, "result": result}
        case air.FellOn(unit, target, die, hit):
            return "fell-on", {**facts.unit(unit), **facts.target(target), "die": die, "hit": _yes(hit)}
        case air.PassengerRolled(unit, die, lost):
            return "passenger", {**facts.unit(unit), "die": die, "lost": _yes(lost)}
        case air.SurvivorsPlaced(player, placed):
            return "survivors", {**facts.of(player), "units": facts.units(put.unit for put in placed)}
        case air.AvailabilityRolled(squad, die, available):
            return "available", {"squad": squad, "die": die, "available": _yes(available)}
        case air.RunAnnounced(squad, _, _, height):
            return "run", {"squad": squad, "height": height}
        case air.InterceptionAnnounced(player, squad, _):
            return "interception", {**facts.of(player), "squad": squad}
        case air.RunAimed():
            return None  # what is fired is told
        case air.RunEnded(squad):
            return "run-ended", {"squad": squad}
    return None


def _told_of_transport(event: transport.TransportEvent, facts: _Facts) -> _Told:
    """In and out."""
    match event:
        case transport.Boarded(player, units, carriers):
            return "boarded", {
                **facts.of(player),
                "units": facts.units(units),
                "carriers": facts.units(dict.fromkeys(carriers)),
            }
        case transport.Unloaded(player, placed, carriers):
            said = _said(units=facts.units(put.unit for put in placed), carriers=facts.units(dict.fromkeys(carriers)))
            return "unloaded", {**facts.of(player), **said}
    return None


def _told_of_walls(event: buildings.BuildingEvent, facts: _Facts) -> _Told:
    """Garrisons, masonry, close quarters."""
    match event:
        case buildings.WallsAssigned(player, units, walls):
            said = _said(units=facts.units(units), walls=facts.joined(walls), some=_yes(units))
            return "walls", {**facts.of(player), **said}
        case buildings.BuildingEntered(player, squad, building):
            return "entered", {**facts.of(player), "squad": squad, "building": building}
        case buildings.BuildingLeft(player, squad, building, _):
            return "left", {**facts.of(player), "squad": squad, "building": building}
        case buildings.BuildingDamaged(building, points, left):
            return "building", {"building": building, "points": points, "left": left}
        case buildings.BuildingCollapsed(building):
            return "collapsed", {"building": building}
        case buildings.CollapseRolled(building, units, dice):
            return "collapse-rolled", {"building": building, "units": facts.units(units), "dice": facts.joined(dice)}
        case buildings.MasonryFell(building, die, squad):
            return "masonry", {"building": building, "die": die, "squad": squad, "some": _yes(squad)}
        case buildings.FightBegan(building, attackers, defenders):
            said = _said(attackers=facts.joined(attackers), defenders=facts.joined(defenders))
            return "fight", {"building": building, **said}
        case buildings.DiceSpread():
            return None  # what is rolled is told
        case buildings.FightRolled(building, player, squad, stage, dice, need, counted):
            said = _said(squad=squad, stage=stage, dice=facts.joined(dice), need=need, counted=counted)
            return "fight-rolled", {**facts.of(player), "building": building, **said}
        case buildings.MoraleRolled(squad, die, need, passed):
            return "morale", {"squad": squad, "die": die, "need": need, "passed": _yes(passed)}
        case buildings.Withdrew(squad, building, to):
            return "withdrew", {"squad": squad, "building": building, "to": to}
        case buildings.BuildingTaken(building, player):
            return "taken", {**facts.of(player), "building": building}
    return None


def _told_of_mission(event: missions.MissionEvent, facts: _Facts) -> _Told:
    """Objectives, and the end."""
    match event:
        case missions.TurnEnded(turn, points):
            return "turn-ended", {"turn": turn, "points": facts.each(points)}
        case missions.Conceded(player):
            return "conceded", facts.of(player)
        case missions.TimeRanOut(player):
            return "time", facts.of(player)
        case missions.Won(players, reason, points, kills):
            said = _said(players=facts.joined(map(player_code, players)), reason=reason)
            you = {"you": "yes" if facts.seat in players else "no"}
            return "won", {**said, **you, "points": facts.each(points), "kills": facts.each(kills)}
        case missions.Drawn(reason, points, kills):
            return "drawn", {"reason": reason, "points": facts.each(points), "kills": facts.each(kills)}
        case missions.LeftTable(player, units):
            return "left-table", {**facts.of(player), "units": facts.units(units)}
        case missions.SearchBegan():
            return None  # what comes of it is told
        case missions.Searched(squad, building, die, need, found):
            said = _said(squad=squad, building=building, die=die, need=need)
            return "searched", {**said, "found": _yes(found)}
        case missions.ObjectiveTaken(objective, squad):
            return "objective-taken", {"objective": objective, "squad": squad}
        case missions.ObjectiveDropped(objective, at):
            return "objective-dropped", {"objective": objective, "at": point_text(at)}
        case missions.ObjectiveExtracted(objective, player, points):
            return "objective-extracted", {**facts.of(player), "objective": objective, "points": points}
        case missions.PaperRead(player, die, result):
            return "paper", {**facts.of(player), "die": die, "result": result}
        case missions.MarkersControlled(players):
            return "markers", {
                "players": facts.joined(player_code(player) if player >= 0 else "-" for player in players)
            }
    return None


# Lines of text.

_UNSAID: Final = ("you", "yours", "some", "kind", "target_kind")


def event_text(event: Event) -> str:
    """``shots A1a1 B1a2 avenger_railgun 5 2 1 no``: the facts of the story without its words; empty for no line."""
    told = _told(event, _Facts(_SCRIPT, " "))
    if told is None:
        return ""
    about, facts = told
    named = bool(facts.get("unit"))  # its name tells the player
    said = [str(fact) for name, fact in facts.items() if name not in _UNSAID and not (named and name == "player")]
    return " ".join(word for word in (about, *said) if word)
