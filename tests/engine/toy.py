"""A toy game for tests of the engine: hidden numbers, chosen at the same time, a die, and marks that can be taken back.

In each round both players hide a number from 1 to 3. A die says how many marks A may place, one at a time and
unseen by B; when A stops, the numbers are shown: a marked number of B gives A a point, an unmarked one gives B
a point. Rules: TOY-1 when it may be done, TOY-2 numbers are 1 to 3, TOY-3 a number is marked once, TOY-4 texts.
"""

import re
from collections.abc import Sequence
from dataclasses import replace as changed_record
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from panzerkiste.engine.chance import Source, draw
from panzerkiste.engine.game import (
    CHANCE,
    AnyGame,
    Decision,
    Game,
    Information,
    Line,
    Offer,
    Pictures,
    Play,
    Result,
    Seat,
    Step,
    Text,
    Told,
    Types,
)
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import settle, then

CODES = "AB"


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=3)] = 2


class Hide(Struct, frozen=True, tag=True):
    number: int


class Roll(Struct, frozen=True, tag=True):
    die: int


class Mark(Struct, frozen=True, tag=True):
    number: int


class Stop(Struct, frozen=True, tag=True):
    pass


class Resign(Struct, frozen=True, tag=True):
    pass


Action = Hide | Roll | Mark | Stop | Resign


class Hidden(Struct, frozen=True, tag=True):
    seat: Seat


class Rolled(Struct, frozen=True, tag=True):
    die: int


class Marked(Struct, frozen=True, tag=True):
    number: int


class Shown(Struct, frozen=True, tag=True):
    numbers: tuple[int, ...]
    marks: tuple[int, ...]


class Over(Struct, frozen=True, tag=True):
    winner: Seat


Event = Hidden | Rolled | Marked | Shown | Over


class AskHide(Struct, frozen=True, tag=True):
    owing: tuple[Seat, ...]


class AskDie(Struct, frozen=True, tag=True):
    pass


class AskMarks(Struct, frozen=True, tag=True):
    left: int


class Count(Struct, frozen=True, tag=True):
    pass


class State(Struct, frozen=True):
    options: Options
    pending: tuple[AskHide | AskDie | AskMarks | Count, ...] = ()
    numbers: tuple[int, int] = (0, 0)
    marks: tuple[int, ...] = ()
    points: tuple[int, int] = (0, 0)
    result: Result | None = None


class View(Struct, frozen=True):
    seat: Seat
    options: Options
    pending: tuple[AskHide | AskDie | AskMarks | Count, ...]
    number: int
    hidden: tuple[bool, bool]
    marks: tuple[int, ...]
    points: tuple[int, int]
    result: Result | None


class Ask(Struct, frozen=True, tag=True):
    number: int


class Order(Struct, frozen=True, tag=True):
    number: int


def start(options: Options, seats: int) -> Step[State, Event]:
    return Step(_new_round(State(options)))


def _new_round(state: State) -> State:
    fresh = replace(state, numbers=(0, 0), marks=())
    return then(fresh, AskHide((0, 1)), AskDie(), Count())


def decision(state: State) -> Decision | None:
    match state.pending[-1] if state.pending else None:
        case AskHide(owing):
            return Decision(owing, "hide", owing)
        case AskDie():
            return Decision((CHANCE,), "die", (CHANCE,))
        case AskMarks():
            return Decision((0,), "mark", (0,))
    return None


def offer(state: State, seat: Seat) -> Offer[Action]:
    owed = decision(state)
    asides: tuple[Action, ...] = (Resign(),) if owed and seat in (0, 1) else ()
    if owed is None or seat not in owed.seats:
        return Offer(asides=asides)
    listed: dict[str, tuple[Action, ...]] = {
        "hide": tuple(Hide(number) for number in (1, 2, 3)),
        "die": tuple(Roll(die) for die in (1, 2, 3)),
        "mark": (Stop(), *(Mark(number) for number in _unmarked(state))),
    }
    return Offer(owed.ask, listed[owed.ask], asides=asides)


def _unmarked(state: State) -> list[int]:
    question = state.pending[-1]
    left = isinstance(question, AskMarks) and question.left
    return [number for number in (1, 2, 3) if left and number not in state.marks]


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    if action == Resign() and state.pending and seat in (0, 1):
        return _end(state, 1 - seat)
    owed = decision(state)
    if owed is None or seat not in owed.seats:
        raise Illegal("TOY-1", "not_asked")
    step = _answer(replace(state, pending=state.pending[:-1]), state.pending[-1], seat, action)
    return settle(step, {Count: _count})


def _answer(rest: State, question: object, seat: Seat, action: Action) -> Step[State, Event]:
    match question, action:
        case AskHide(owing), Hide(number):
            return _hide(rest, owing, seat, _checked(number))
        case AskDie(), Roll(die):
            return Step(then(rest, AskMarks(_checked(die))), (Told(Rolled(die)),))
        case AskMarks(left), Mark(number):
            return _mark(rest, left, _checked(number))
        case AskMarks(), Stop():
            return Step(rest, (), final=True)
    raise Illegal("TOY-1", "not_now")


def _checked(number: int) -> int:
    if number not in (1, 2, 3):
        raise Illegal("TOY-2", number=number)
    return number


def _hide(rest: State, owing: tuple[Seat, ...], seat: Seat, number: int) -> Step[State, Event]:
    numbers = (number, rest.numbers[1]) if seat == 0 else (rest.numbers[0], number)
    left = tuple(other for other in owing if other != seat)
    state = replace(rest, numbers=numbers)
    return Step(then(state, AskHide(left)) if left else state, (Told(Hidden(seat)),))


def _mark(rest: State, left: int, number: int) -> Step[State, Event]:
    if number in rest.marks or not left:
        raise Illegal("TOY-3", number=number)
    state = replace(rest, marks=tuple(sorted((*rest.marks, number))))
    return Step(then(state, AskMarks(left - 1)), (Told(Marked(number), (0,)),))


def _count(state: State, frame: Count) -> Step[State, Event]:
    a, b = state.points
    points = (a + 1, b) if state.numbers[1] in state.marks else (a, b + 1)
    shown = Told[Event](Shown(state.numbers, state.marks))
    state = replace(state, points=points)
    if max(points) < state.options.rounds:
        return Step(_new_round(state), (shown,))
    end = _end(state, points.index(max(points)))
    return Step(end.state, (shown, *end.told))


def _end(state: State, winner: Seat) -> Step[State, Event]:
    return Step(replace(state, pending=(), result=Result((winner,), "points")), (Told(Over(winner)),), final=True)


def outcomes(state: State) -> Sequence[tuple[Action, Fraction]]:
    return [(Roll(die), Fraction(1, 3)) for die in (1, 2, 3)]


def sample(state: State, source: Source) -> Action:
    return draw(outcomes(state), source)


def view(state: State, seat: Seat) -> View:
    return View(
        seat,
        state.options,
        _seen_frames(state, seat),
        state.numbers[seat] if seat >= 0 else 0,
        (state.numbers[0] > 0, state.numbers[1] > 0),
        state.marks if seat == 0 else (),
        state.points,
        state.result,
    )


def _seen_frames(state: State, seat: Seat) -> tuple[AskHide | AskDie | AskMarks | Count, ...]:
    """Only A may know how many marks are left."""
    return tuple(AskMarks(0) if isinstance(f, AskMarks) and seat != 0 else f for f in state.pending)


def imagine(view: View, rng: Random) -> State:
    numbers = tuple(
        (view.number if seat == view.seat else rng.randint(1, 3)) if hidden else 0
        for seat, hidden in enumerate(view.hidden)
    )
    marks, pending = view.marks, view.pending
    if view.seat != 0 and pending and isinstance(pending[-1], AskMarks):
        marks = tuple(sorted(rng.sample((1, 2, 3), rng.randint(0, 3))))
        pending = (*pending[:-1], AskMarks(rng.randint(0, 3 - len(marks))))
    return State(view.options, pending, (numbers[0], numbers[1]), marks, view.points, view.result)


def advise(view: View, query: Ask) -> bool:
    return query.number in view.marks


def obey(view: View, offer: Offer[Action], orders: Sequence[Order]) -> Action | None:
    return next((Hide(order.number) for order in orders if Hide(order.number) in offer.actions), None)


def notate(state: State, seat: Seat, action: Action) -> str:
    match action:
        case Roll(die):
            return f"die {die}"
        case Hide(number):
            return f"{CODES[seat]} hide {number}"
        case Mark(number):
            return f"{CODES[seat]} mark {number}"
    return f"{CODES[seat]} {type(action).__name__.lower()}"


def parse(state: State, text: str) -> tuple[Seat, Action]:
    found = re.fullmatch(r"(?:([AB]) )?(hide|mark|die|stop|resign)(?: ([1-3]))?", text)
    if not found or (found[2] == "die") != (found[1] is None) or (found[2] in ("stop", "resign")) == bool(found[3]):
        raise Illegal("TOY-4", text=text)
    if found[2] == "die":
        return CHANCE, Roll(int(found[3]))
    seat = CODES.index(found[1])
    match found[2]:
        case "hide":
            return seat, Hide(int(found[3]))
        case "mark":
            return seat, Mark(int(found[3]))
        case "stop":
            return seat, Stop()
    return seat, Resign()


def event_text(event: Event) -> str:
    match event:
        case Hidden(seat):
            return f"hidden {CODES[seat]}"
        case Rolled(die):
            return f"rolled {die}"
        case Marked(number):
            return f"marked {number}"
        case Shown(numbers, marks):
            return f"shown {numbers[0]} {numbers[1]} marks {' '.join(map(str, marks)) or '-'}"
        case Over(winner):
            return f"win {CODES[winner]} points"


def read_position(text: str, options: Options) -> State:
    """``A 1 B 2``: the points before a new round."""
    found = re.fullmatch(r"A ([0-2]) B ([0-2])", text.strip())
    if not found:
        raise Illegal("TOY-4", text=text)
    return _new_round(State(options, points=(int(found[1]), int(found[2]))))


def write_position(state: State) -> str:
    if not state.pending or state.pending[-1] != AskHide((0, 1)):
        raise Illegal("TOY-4", "moment")
    return f"A {state.points[0]} B {state.points[1]}"


TOY = Game[State, Action, Event, View, Options](
    id="toy",
    rules=1,
    folder=Path(__file__).parent,
    players=(2, 2),
    seat_names=lambda seats: ("a", "b"),
    seat_codes=lambda seats: tuple(CODES),
    rule_prefixes=("TOY",),
    types=Types(Options, State, Action, Event, View, Ask, bool, Order),
    play=Play(
        start=start,
        decision=decision,
        offer=offer,
        apply=apply,
        result=lambda state: state.result,
        default=lambda state, seat: offer(state, seat).actions[0],
        bound=lambda options: 50,
        outcomes=outcomes,
        sample=sample,
    ),
    information=Information(view=view, secrets=lambda options: True, imagine=imagine, advise=advise, obey=obey),
    text=Text(
        notate=notate,
        parse=parse,
        event=event_text,
        story=lambda event, seat: Line("toy", {}),
        read_position=read_position,
        write_position=write_position,
        board=lambda view: "",
    ),
    pictures=Pictures(svg=lambda view: "<svg/>"),
)


def toy_with(**parts: Any) -> AnyGame:
    """The toy with some of its functions, or another folder, put in place of its own."""
    game: AnyGame = TOY
    for name, part in parts.items():
        subject = next((one for one in SUBJECTS if hasattr(getattr(TOY, one), name)), None)
        put = part if subject is None else changed_record(getattr(game, subject), **{name: part})
        game = changed_record(game, **{subject or name: put})
    return game


SUBJECTS = ("play", "information", "text", "pictures", "hosting", "types")
