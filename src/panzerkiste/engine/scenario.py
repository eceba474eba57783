"""Scenarios: executable examples of rules. The rulebook's examples, tests and in-app help are the same files.

A scenario is a position, steps in notation with scripted chance, and what must come of them. It is strict: a
question to chance that the script does not answer fails it, and so does an answer that nobody asked for.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from panzerkiste.engine.game import CHANCE, AnyGame, Result, Seat, Step
from panzerkiste.engine.illegal import Illegal


class Said(Struct, frozen=True, forbid_unknown_fields=True):
    """The same words in every language."""

    en: str
    de: str


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the script, in notation."""

    do: str
    refused: str = ""  # the rule that must refuse it
    chance: tuple[str, ...] = ()  # chance's answers while the step resolves, in order
    events: tuple[str, ...] | None = None  # every event line it tells, in order


class After(Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold at the end; what is left out may be anything."""

    position: str | None = None
    asks: str | None = None  # "Y plan"
    result: str | None = None  # "win G tanks", "draw agreed"


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rules: tuple[str, ...]
    title: Said
    step: tuple[Act, ...] = ()
    position: str | None = None  # without it the game's start
    options: dict[str, Any] = {}
    players: int = 0  # at the game's start; 0 is the fewest the game allows
    chance: tuple[str, ...] = ()  # chance's answers before the first step
    after: After = After()


class ScenarioFailed(AssertionError):
    """What a scenario expected at one place, what happened instead, and the position then."""

    def __init__(self, place: str, expected: str, happened: str, position: str) -> None:
        super().__init__(f"{place}\n  expected: {expected}\n  happened: {happened}\n{position}")
        self.place, self.expected, self.happened, self.position = place, expected, happened, position


class Frame(NamedTuple):
    """A moment of a scenario that has been played: the line that led here, and what it brought."""

    text: str
    step: Step[Any, Any]
    refusal: Illegal | None = None


def read_scenarios(file: Path) -> tuple[Scenario, ...]:
    """The scenarios in a file; a ValueError names file, scenario and field."""
    found = read_toml(file)
    if set(found) != {"scenario"} or not isinstance(found["scenario"], list):
        raise ValueError(f"{file}: only [[scenario]] tables are expected, not {', '.join(sorted(found)) or 'nothing'}")
    scenarios = tuple(_read_one(file, number, table) for number, table in enumerate(found["scenario"], 1))
    _refuse_doubles(file, scenarios)
    return scenarios


def read_toml(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{file}: {error}") from None


def _read_one(file: Path, number: int, table: Any) -> Scenario:
    try:
        return msgspec.convert(table, Scenario)
    except msgspec.ValidationError as error:
        name = table.get("id", f"number {number}") if isinstance(table, dict) else f"number {number}"
        raise ValueError(f"{file}: scenario {name}: {error}") from None


def _refuse_doubles(file: Path, scenarios: Sequence[Scenario]) -> None:
    ids = [scenario.id for scenario in scenarios]
    for id in ids:
        if ids.count(id) > 1:
            raise ValueError(f"{file}: scenario {id}: field `id`: there are {ids.count(id)} of this name")


def game_scenarios(game: AnyGame) -> dict[str, Scenario]:
    """All scenarios of a game by id."""
    found: dict[str, Scenario] = {}
    for file in sorted((game.folder / "scenarios").glob("*.toml")):
        for scenario in read_scenarios(file):
            if scenario.id in found:
                raise ValueError(f"{file}: scenario {scenario.id}: field `id`: another file has one of this name")
            found[scenario.id] = scenario
    return found


def run_scenario(game: AnyGame, scenario: Scenario) -> tuple[Frame, ...]:
    """Play a scenario; raises ScenarioFailed where it goes another way than written."""
    frames = [_begin(game, scenario)]
    for number, act in enumerate(scenario.step, 1):
        frames.append(_act(game, frames[-1].step.state, act, f"step {number}: {act.do}"))
    _check_after(game, scenario, frames[-1].step.state)
    return tuple(frames)


def _begin(game: AnyGame, scenario: Scenario) -> Frame:
    step = laid_out(game, scenario.position, scenario.options, scenario.players)
    return Frame("", _with_chance(game, step, scenario.chance if scenario.position is None else (), "start"))


def laid_out(game: AnyGame, position: str | None, chosen: dict[str, Any], players: int) -> Step[Any, Any]:
    """A position, or without one the game's start; raises ScenarioFailed where there is no such thing."""
    try:
        options = msgspec.convert(chosen, game.types.options)
    except msgspec.ValidationError as error:
        raise ScenarioFailed("start", "options of the game", str(error), str(chosen)) from None
    if position is None:
        return game.play.start(options, players or game.players[0])
    try:
        return Step(game.text.read_position(position, options))
    except Illegal as illegal:
        raise ScenarioFailed("start", "a position of the game", str(illegal), position) from None


def _act(game: AnyGame, state: Any, act: Act, place: str) -> Frame:
    try:
        seat, action = game.text.parse(state, act.do)
        step = game.play.apply(state, seat, action)
    except Illegal as illegal:
        if illegal.rule != act.refused:
            raise failed(game, state, place, act.refused or "a legal action", f"refused: {illegal}") from None
        return Frame(act.do, Step(state), illegal)
    if act.refused:
        raise failed(game, state, place, f"refused by {act.refused}", "accepted")
    step = _with_chance(game, step, act.chance, place)
    lines = event_lines(game, step)
    if act.events is not None and act.events != lines:
        raise failed(game, step.state, place, listed(act.events), listed(lines))
    return Frame(act.do, step)


def _with_chance(game: AnyGame, step: Step[Any, Any], answers: Sequence[str], place: str) -> Step[Any, Any]:
    """The step once chance has answered whatever it was asked."""
    waiting = list(answers)
    while (owed := game.play.decision(step.state)) and owed.seats == (CHANCE,):
        if not waiting:
            raise failed(game, step.state, place, "no question to chance", f"chance is asked: {owed.ask}")
        answer = _answer(game, step.state, waiting.pop(0), place)
        step = Step(answer.state, step.told + answer.told, step.final)
    if waiting:
        raise failed(game, step.state, place, f"chance answers: {listed(waiting)}", "chance was not asked")
    return step


def _answer(game: AnyGame, state: Any, text: str, place: str) -> Step[Any, Any]:
    try:
        seat, action = game.text.parse(state, text)
        if seat != CHANCE:
            raise failed(game, state, place, "an answer of chance", text)
        return game.play.apply(state, seat, action)
    except Illegal as illegal:
        raise failed(game, state, place, f"chance answers: {text}", str(illegal)) from None


def event_lines(game: AnyGame, step: Step[Any, Any]) -> tuple[str, ...]:
    """What a step tells anybody, as text."""
    return tuple(line for told in step.told if (line := game.text.event(told.event)))


def _check_after(game: AnyGame, scenario: Scenario, state: Any) -> None:
    after = scenario.after
    if after.asks is not None and after.asks != (asks := asks_text(game, state, scenario.players)):
        raise failed(game, state, "after: asks", after.asks, asks)
    if after.result is not None and after.result != (result := result_text(game, state, scenario.players)):
        raise failed(game, state, "after: result", after.result, result)
    if after.position is not None:
        _check_position(game, scenario, after.position, state)


def _check_position(game: AnyGame, scenario: Scenario, expected: str, state: Any) -> None:
    place = "after: position"
    try:
        options = msgspec.convert(scenario.options, game.types.options)
        wanted = game.text.write_position(game.text.read_position(expected, options))
    except Illegal as illegal:
        raise ScenarioFailed(place, "a position of the game", str(illegal), expected) from None
    happened = position_text(game, state)
    if wanted != happened:
        raise failed(game, state, place, wanted, happened)


def asks_text(game: AnyGame, state: Any, players: int = 0) -> str:
    """Who must answer now and what is asked: ``Y plan``; several seats stand side by side."""
    owed = game.play.decision(state)
    if owed is None:
        return "nothing"
    return " ".join([*(seat_code(game, seat, players) for seat in owed.seats), owed.ask])


def result_text(game: AnyGame, state: Any, players: int = 0) -> str:
    """How the game ended: ``win G tanks`` or ``draw agreed``."""
    result: Result | None = game.play.result(state)
    if result is None:
        return "not over"
    if not result.winners:
        return f"draw {result.reason}"
    return " ".join(["win", *(seat_code(game, seat, players) for seat in result.winners), result.reason])


def seat_code(game: AnyGame, seat: Seat, players: int = 0) -> str:
    return "chance" if seat == CHANCE else game.seat_codes(players or game.players[0])[seat]


def position_text(game: AnyGame, state: Any) -> str:
    """The position in notation; in the middle of something that notation has no words for, as JSON."""
    try:
        return game.text.write_position(state)
    except Illegal:
        return msgspec.json.encode(state).decode()


def failed(game: AnyGame, state: Any, place: str, expected: str, happened: str) -> ScenarioFailed:
    return ScenarioFailed(place, expected, happened, position_text(game, state))


def listed(lines: Sequence[str]) -> str:
    return " | ".join(lines) or "nothing"
