"""Text notation of actions: ``A move A1a1>10.5,12@90``. What is written reads back as the same action.

A1b3>9,9>10,12@90       a way with its corners, end and facing; A1b3<10,0>… comes in across the edge at 10,0
A1x1>24,9:6>24,12:2L@0  a flight: each leg with its height; L lands there, S stops there to load
A1b3=10,12@0            a unit put at a point; A1b3=10,12@0:A1d1 comes out of that gate
A1b3.0>B1a2             the weapon on mount 0 fires; marks behind: ^ raised, ~ small arms, !3 opening
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, assert_never, cast

from panzerkiste.engine.game import CHANCE, HOST, Seat
from panzerkiste.games.dropzone import actions as do
from panzerkiste.games.dropzone.actions import Action
from panzerkiste.games.dropzone.state import NOBODY, State
from panzerkiste.games.dropzone.terms import Boarding, Flight, Leg, Placement, Point, Post, Shot, Way
from panzerkiste.games.dropzone.text.names import (
    group_name,
    number_text,
    player_code,
    point_text,
    read_group,
    read_int,
    read_number,
    read_player,
    read_point,
    read_squad,
    read_target,
    read_unit,
    squad_name,
    target_name,
    unit_name,
    unreadable,
)

_PLAIN: Final = r"[A-Za-z][A-Za-z0-9_-]*"
_ENDS: Final = {"on": "", "land": "L", "stop": "S"}


def notate(state: State, seat: Seat, action: Action) -> str:
    match action:
        case do.Roll(dice):
            return " ".join(["dice", *map(str, dice)])
        case do.Draw(card):
            return f"draw {_quoted(card)}"
        case do.TimeUp(player):
            return f"{player_code(player)} time"
        case _:
            return f"{player_code(seat)} {_spoken(state, action)}"


def _quoted(text: str) -> str:
    """One word, whatever the text: a plain name as it is; else behind a quote, with numbers for unusual signs."""
    if re.fullmatch(_PLAIN, text):
        return text
    return '"' + "".join(sign if re.fullmatch(r"[A-Za-z0-9_-]", sign) else f"%{ord(sign)};" for sign in text)


def _unquoted(word: str) -> str:
    if re.fullmatch(_PLAIN, word):
        return word
    if not re.fullmatch(r'"([A-Za-z0-9_-]|%\d{1,7};)*', word):
        raise unreadable(word)
    try:
        return re.sub(r"%(\d+);", lambda found: chr(int(found[1])), word[1:])
    except (OverflowError, ValueError):
        raise unreadable(word) from None


def _spoken(state: State, action: Any) -> str:
    words = _words(state, action)
    return " ".join(word for word in words if word)


def _words(state: State, action: Any) -> Iterable[str]:
    match action:
        case do.Move(ways, main):
            return ("move", *_ways(state, ways), *(["main", unit_name(state, main)] if main != NOBODY else []))
        case do.FlyMove(flights):
            return ("fly", *_flights(state, flights))
        case do.Load(boardings):
            return ("load", *_boardings(state, boardings))
        case do.Unload(placements):
            return ("unload", *_placements(state, placements))
        case do.Enter(squad, building, entrance):
            return ("enter", squad_name(state, squad), _quoted(building), str(entrance))
        case do.Leave(squad, entrance, placements, boardings):
            places = (*_placements(state, placements), *_boardings(state, boardings))
            return ("leave", squad_name(state, squad), str(entrance), *places)
        case do.ChangeBuilding(squad, building):
            return ("change", squad_name(state, squad), _quoted(building))
        case do.Shoot(shots, main):
            named = ["main", *(unit_name(state, unit) for unit in main)] if main else []
            return ("shoot", *(_shot(state, shot) for shot in shots), *named)
        case do.Search(squad):
            return ("search", squad_name(state, squad))
        case do.Extract(ways, flights):
            return ("extract", *_ways(state, ways), *_flights(state, flights))
        case do.AttackRun(squad, entries, exits, low):
            line = ["from", *map(point_text, entries), "to", *map(point_text, exits)]
            return ("run", squad_name(state, squad), *(["low"] if low else []), *line)
        case do.EndSlot():
            return ("end",)
        case do.Deploy(battlegroup, placements):
            return ("deploy", group_name(state, battlegroup), *_placements(state, placements))
        case do.LetBegin(player):
            return ("begin", player_code(player))
        case do.ActLast():
            return ("last",)
        case do.ActFirst():
            return ("first",)
        case do.CallReserve(squads):
            return ("reserve", *(squad_name(state, squad) for squad in squads))
        case do.Activate(battlegroup):
            return ("activate", group_name(state, battlegroup))
        case do.Play(squad):
            return ("play", squad_name(state, squad))
        case do.Assign(posts):
            return ("assign", *(f"{unit_name(state, post.unit)}={post.wall}" for post in posts))
        case do.React(unit, target, along, small_arms):
            mark = "~" if small_arms else ""
            return ("react", f"{unit_name(state, unit)}>{unit_name(state, target)}@{number_text(along)}{mark}")
        case do.Pass():
            return ("pass",)
        case do.Intercept(squad, along):
            return ("intercept", squad_name(state, squad), number_text(along))
        case do.FireOnRun(along, shots):
            return ("strafe", *map(number_text, along), *(_shot(state, shot) for shot in shots))
        case do.PlaceOut(placements):
            return ("place", *_placements(state, placements))
        case do.Commit(squads):
            return ("commit", *(squad_name(state, squad) for squad in squads))
        case do.StayInside(squad):
            return ("stay", squad_name(state, squad))
        case do.Spread(extra):
            return ("spread", *(unit_name(state, unit) for unit in extra))
        case do.GiveUp(squad):
            return ("giveup", squad_name(state, squad))
        case do.Discard(cards):
            return ("discard", *map(_quoted, cards))
        case do.PlayCard(card, unit):
            return ("card", _quoted(card), unit_name(state, unit))
        case do.Concede():
            return ("concede",)
        case _ as other:
            assert_never(other)


def _ways(state: State, ways: Iterable[Way]) -> list[str]:
    return [
        unit_name(state, way.unit)
        + (f"<{point_text(way.entry)}" if way.entry else "")
        + "".join(f">{point_text(point)}" for point in (*way.via, way.to))
        + f"@{number_text(way.facing)}"
        for way in ways
    ]


def _flights(state: State, flights: Iterable[Flight]) -> list[str]:
    return [
        unit_name(state, flight.unit)
        + (f"<{point_text(flight.entry)}" if flight.entry else "")
        + "".join(f">{point_text(leg.to)}:{leg.height}{_ENDS[leg.then]}" for leg in flight.legs)
        + f"@{number_text(flight.facing)}*"
        for flight in flights
    ]


def _placements(state: State, placements: Iterable[Placement]) -> list[str]:
    return [
        f"{unit_name(state, put.unit)}={point_text(put.at)}@{number_text(put.facing)}"
        + (f":{unit_name(state, put.gate)}" if put.gate != NOBODY else "")
        for put in placements
    ]


def _boardings(state: State, boardings: Iterable[Boarding]) -> list[str]:
    return [f"{unit_name(state, board.unit)}:{unit_name(state, board.carrier)}" for board in boardings]


def _shot(state: State, shot: Shot) -> str:
    marks = ("^" if shot.raised else "") + ("~" if shot.small_arms else "")
    opening = f"!{shot.opening}" if shot.opening != -1 else ""
    target = f"/{_quoted(shot.target)}" if isinstance(shot.target, str) else target_name(state, shot.target)
    return f"{unit_name(state, shot.unit)}.{shot.mount}>{target}{marks}{opening}"


# Reading.


def parse(state: State, text: str) -> tuple[Seat, Action]:
    """Raises Illegal where nobody can read it."""
    words = text.split(" ")
    if len(text) > 20000:
        raise unreadable(text)
    if words[0] == "dice":
        return CHANCE, do.Roll(tuple(_die(word) for word in words[1:]))
    if words[0] == "draw" and len(words) == 2:
        return CHANCE, do.Draw(_unquoted(words[1]))
    if len(words) < 2:
        raise unreadable(text)
    if words[1:] == ["time"]:
        return HOST, do.TimeUp(read_player(words[0]))
    seat, action = read_player(words[0]), _heard(state, words[1], words[2:])
    return seat, action


def _die(word: str) -> int:
    if word not in ("1", "2", "3", "4", "5", "6"):
        raise unreadable(word)
    return int(word)


def _heard(state: State, verb: str, words: Sequence[str]) -> Action:
    match verb, words:
        case "move", [*ways, "main", main]:
            return do.Move(_read_ways(state, ways), read_unit(state, main))
        case "move", _:
            return do.Move(_read_ways(state, words))
        case "fly", _:
            return do.FlyMove(_read_flights(state, words))
        case "load", _:
            return do.Load(_read_boardings(state, words))
        case "unload", _:
            return do.Unload(_read_placements(state, words))
        case "enter", [squad, building, entrance]:
            return do.Enter(read_squad(state, squad), _unquoted(building), read_int(entrance))
        case "leave", [squad, entrance, *places]:
            put = [word for word in places if "=" in word]
            boarding = [word for word in places if "=" not in word]
            return do.Leave(
                read_squad(state, squad),
                read_int(entrance),
                _read_placements(state, put),
                _read_boardings(state, boarding),
            )
        case "change", [squad, building]:
            return do.ChangeBuilding(read_squad(state, squad), _unquoted(building))
        case "shoot", _:
            last = words.index("main") if "main" in words else len(words)
            shots = tuple(_read_shot(state, word) for word in words[:last])
            return do.Shoot(shots, tuple(read_unit(state, word) for word in words[last + 1 :]))
        case "search", [squad]:
            return do.Search(read_squad(state, squad))
        case "extract", _:
            flights = [word for word in words if word.endswith("*")]
            ways = [word for word in words if not word.endswith("*")]
            return do.Extract(_read_ways(state, ways), _read_flights(state, flights))
        case "run", [squad, "low", "from", *line]:
            return do.AttackRun(read_squad(state, squad), *_read_line(line), low=True)
        case "run", [squad, "from", *line]:
            return do.AttackRun(read_squad(state, squad), *_read_line(line))
        case "end", []:
            return do.EndSlot()
        case _:
            return _heard_prompt(state, verb, words)


def _heard_prompt(state: State, verb: str, words: Sequence[str]) -> Action:
    match verb, words:
        case "deploy", [group, *places]:
            return do.Deploy(read_group(state, group), _read_placements(state, places))
        case "begin", [player]:
            return do.LetBegin(read_player(player))
        case "last", []:
            return do.ActLast()
        case "first", []:
            return do.ActFirst()
        case "reserve", _:
            return do.CallReserve(tuple(read_squad(state, word) for word in words))
        case "activate", [group]:
            return do.Activate(read_group(state, group))
        case "play", [squad]:
            return do.Play(read_squad(state, squad))
        case "assign", _:
            return do.Assign(tuple(_read_post(state, word) for word in words))
        case "react", [word]:
            return _read_reaction(state, word)
        case "pass", []:
            return do.Pass()
        case "intercept", [squad, along]:
            return do.Intercept(read_squad(state, squad), read_number(along))
        case "strafe", _:
            points = tuple(read_number(word) for word in words if ">" not in word)
            return do.FireOnRun(points, tuple(_read_shot(state, word) for word in words if ">" in word))
        case "place", _:
            return do.PlaceOut(_read_placements(state, words))
        case "commit", _:
            return do.Commit(tuple(read_squad(state, word) for word in words))
        case "stay", [squad]:
            return do.StayInside(read_squad(state, squad))
        case "spread", _:
            return do.Spread(tuple(read_unit(state, word) for word in words))
        case "giveup", [squad]:
            return do.GiveUp(read_squad(state, squad))
        case "discard", _:
            return do.Discard(tuple(_unquoted(word) for word in words))
        case "card", [card, unit]:
            return do.PlayCard(_unquoted(card), read_unit(state, unit))
        case "concede", []:
            return do.Concede()
    raise unreadable(" ".join([verb, *words]))


def _matched(pattern: str, word: str) -> re.Match[str]:
    found = re.fullmatch(pattern, word)
    if not found:
        raise unreadable(word)
    return found


_POINT: Final = r"[-+.e\d]+,[-+.e\d]+"
_NAME: Final = r"[#\w-]+"


def _read_ways(state: State, words: Iterable[str]) -> tuple[Way, ...]:
    return tuple(_read_way(state, word) for word in words)


def _read_way(state: State, word: str) -> Way:
    found = _matched(rf"({_NAME})(?:<({_POINT}))?((?:>{_POINT})+)@([-+.e\d]+)", word)
    *via, to = [read_point(part) for part in found[3][1:].split(">")]
    entry = read_point(found[2]) if found[2] else None
    return Way(read_unit(state, found[1]), to, read_number(found[4]), tuple(via), entry)


def _read_flights(state: State, words: Iterable[str]) -> tuple[Flight, ...]:
    return tuple(_read_flight(state, word) for word in words)


def _read_flight(state: State, word: str) -> Flight:
    found = _matched(rf"({_NAME})(?:<({_POINT}))?((?:>{_POINT}:[26][LS]?)*)@([-+.e\d]+)\*", word)
    legs = tuple(_read_leg(part) for part in found[3].split(">")[1:])
    entry = read_point(found[2]) if found[2] else None
    return Flight(read_unit(state, found[1]), legs, read_number(found[4]), entry)


def _read_leg(word: str) -> Leg:
    to, _, end = word.partition(":")
    then = next(then for then, mark in _ENDS.items() if mark == end[1:])
    return Leg(read_point(to), cast(Any, int(end[0])), cast(Any, then))


def _read_placements(state: State, words: Iterable[str]) -> tuple[Placement, ...]:
    return tuple(_read_placement(state, word) for word in words)


def _read_placement(state: State, word: str) -> Placement:
    found = _matched(rf"({_NAME})=({_POINT})@([-+.e\d]+)(?::({_NAME}))?", word)
    gate = read_unit(state, found[4]) if found[4] else NOBODY
    return Placement(read_unit(state, found[1]), read_point(found[2]), read_number(found[3]), gate)


def _read_boardings(state: State, words: Iterable[str]) -> tuple[Boarding, ...]:
    found = (_matched(rf"({_NAME}):({_NAME})", word) for word in words)
    return tuple(Boarding(read_unit(state, pair[1]), read_unit(state, pair[2])) for pair in found)


def _read_shot(state: State, word: str) -> Shot:
    found = _matched(rf"({_NAME})\.(-?\d+)>({_NAME}|/[^\s^~!]*?)(\^?)(~?)(?:!(-?\d+))?", word)
    target = _unquoted(found[3][1:]) if found[3].startswith("/") else read_target(state, found[3])
    opening = read_int(found[6]) if found[6] else -1
    unit, mount = read_unit(state, found[1]), read_int(found[2])
    return Shot(unit, mount, target, bool(found[4]), opening, bool(found[5]))


def _read_post(state: State, word: str) -> Post:
    found = _matched(rf"({_NAME})=(-?\d+)", word)
    return Post(read_unit(state, found[1]), read_int(found[2]))


def _read_reaction(state: State, word: str) -> do.React:
    found = _matched(rf"({_NAME})>({_NAME})@([-+.e\d]+)(~?)", word)
    return do.React(read_unit(state, found[1]), read_unit(state, found[2]), read_number(found[3]), bool(found[4]))


def _read_line(words: Sequence[str]) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    if "to" not in words:
        raise unreadable(" ".join(words))
    middle = words.index("to")
    return tuple(map(read_point, words[:middle])), tuple(map(read_point, words[middle + 1 :]))
