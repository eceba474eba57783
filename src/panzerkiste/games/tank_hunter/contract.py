"""The contract: who decides, what is legal, what follows (TH-401 to TH-405)."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Final

from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated, Source
from panzerkiste.engine.game import CHANCE, HOST, Decision, Offer, Result, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import settle
from panzerkiste.games.tank_hunter.actions import Action, Deal, Draw, Pass, Pick, Resign, Reveal, Roll, TimeUp
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.event_cards.draws import top_pile
from panzerkiste.games.tank_hunter.events import TimeRanOut
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.questions import CARDS, DICE, QUESTIONS, STEPS
from panzerkiste.games.tank_hunter.setup.dealing import deal_cards, random_deal
from panzerkiste.games.tank_hunter.setup.draft import pick, picks
from panzerkiste.games.tank_hunter.setup.placing import place_units, plain_placement, random_placement
from panzerkiste.games.tank_hunter.state import (
    AskWindow,
    DealCards,
    DraftCards,
    Place,
    PlaceUnits,
    RearrangeHidden,
    State,
    TakeUnit,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, find, seat_of
from panzerkiste.games.tank_hunter.turns.before_turn import random_rearrangement
from panzerkiste.games.tank_hunter.turns.resigning import resign
from panzerkiste.games.tank_hunter.units.lines import reveal

_ROLLS: Final = tuple(Roll(die) for die in range(1, 7))
_SIXTHS: Final = tuple((roll, Fraction(1, 6)) for roll in _ROLLS)
_SURE: Final = ((Pass(), Fraction(1)),)  # TH-125: a held window closes
_ASIDES: Final = (Resign, Reveal)
_ASKED_OF_CHANCE: Final[dict[type, Decision]] = {
    DealCards: Decision((CHANCE,), "deal", (CHANCE,)),
    **{kind: Decision((CHANCE,), die.ask, (CHANCE,)) for kind, die in DICE.items()},
    **{kind: Decision((CHANCE,), card.ask, (CHANCE,)) for kind, card in CARDS.items()},
}


def decision(state: State) -> Decision | None:
    """TH-125: who is asked in a window is shown to nobody."""
    if not state.pending:
        return None
    frame = state.pending[-1]
    kind = type(frame)
    if question := QUESTIONS.get(kind):
        seats = (question.who(state, frame),)
        return Decision(seats, question.ask, () if kind is AskWindow else seats)
    if isinstance(frame, DraftCards):
        return Decision(frame.owing, "draft", frame.owing)
    if isinstance(frame, PlaceUnits):
        return Decision(frame.owing, "place", frame.owing)
    return _ASKED_OF_CHANCE[kind]


def offer(state: State, seat: Seat) -> Offer[Action]:
    if not state.pending:
        return Offer()
    if seat == HOST:
        return Offer(asides=running_out(state))
    frame, asides = state.pending[-1], asides_of(state, seat)
    if question := QUESTIONS.get(type(frame)):
        if seat != question.who(state, frame):
            return Offer(asides=asides)
        return Offer(question.ask, tuple(question.answers(state, frame)), isinstance(frame, RearrangeHidden), asides)
    if isinstance(frame, DraftCards) and seat in frame.owing:
        return Offer("draft", tuple(picks(state, seat)), asides=asides)
    if isinstance(frame, PlaceUnits) and seat in frame.owing:
        return Offer("place", space=True, asides=asides)
    if seat == CHANCE and (asked := _ASKED_OF_CHANCE.get(type(frame))):
        return Offer(asked.ask, tuple(outcome for outcome, _ in outcomes(state)), space=isinstance(frame, DealCards))
    return Offer(asides=asides)


def asides_of(state: State, seat: Seat) -> tuple[Action, ...]:
    """TH-080: revealing, whenever a player's answer is waited for, after setup. TH-159: resigning."""
    if not 0 <= seat < len(state.players):
        return ()
    player = state.players[seat]
    if player.eliminated or player.resigned:
        return ()
    if not state.turn or type(state.pending[-1]) not in QUESTIONS:
        return (Resign(),)
    return (Resign(), *[Reveal(unit.handle) for unit in player.units if unit.hidden])


def running_out(state: State) -> tuple[TimeUp, ...]:
    """TH-125: in a window nobody's time runs, since that would tell who is asked."""
    asked = decision(state) if state.options.timed else None
    return tuple(TimeUp(seat) for seat in asked.shown if seat >= 0) if asked else ()


def propose(state: State, seat: Seat, rng: Random, count: int) -> Sequence[Action]:
    """Legal answers by chance where the answers are a space."""
    frame = state.pending[-1]
    if isinstance(frame, DealCards):
        return [random_deal(state, Simulated(rng)) for _ in range(count)]
    if isinstance(frame, PlaceUnits):
        return [random_placement(state, seat, rng) for _ in range(count)]
    return [random_rearrangement(state, rng) for _ in range(count)]


def default(state: State, seat: Seat) -> Action:
    """TH-402: pass, no, wait; where one must choose, the first that is legal."""
    frame = state.pending[-1]
    if isinstance(frame, DraftCards):
        return picks(state, seat)[0]
    if isinstance(frame, PlaceUnits):
        return plain_placement(state, seat)
    return QUESTIONS[type(frame)].answers(state, frame)[0]


def outcomes(state: State) -> Sequence[tuple[Action, Fraction]]:
    frame = state.pending[-1]
    if type(frame) in DICE:
        return _SIXTHS
    if isinstance(frame, DealCards):
        return ()
    if isinstance(frame, AskWindow):
        return _SURE
    pool = drawn_from(state)
    return [(Draw(card), Fraction(copies, len(pool))) for card, copies in Counter(pool).items()]


def drawn_from(state: State) -> tuple[CardId, ...]:
    """TH-400: what the next card is one of."""
    if isinstance(state.pending[-1], TakeUnit):
        return state.unit_deck
    return state.event_deck.piles[top_pile(state.event_deck)]


def sample(state: State, source: Source) -> Action:
    frame = state.pending[-1]
    if type(frame) in DICE:
        return _ROLLS[source.below(6)]
    if isinstance(frame, DealCards):
        return random_deal(state, source)
    if isinstance(frame, AskWindow):
        return Pass()
    pool = drawn_from(state)
    return Draw(pool[source.below(len(pool))])


def result(state: State) -> Result | None:
    return state.result


def bound(options: Options) -> int:
    """No rule limits how often a turn brings some change (TH-169): a number far beyond any match that is played."""
    return 1_000_000


def apply(state: State, seat: Seat, action: Action) -> Stepped:
    if not state.pending:
        raise Illegal("TH-160")
    step = settle(_answer(state, seat, action), STEPS)
    while state.draft and (absent := _absent(step.state)) is not None:
        done = settle(_answer(step.state, absent, default(step.state, absent)), STEPS)
        step = Step(done.state, step.told + done.told)
    return Step(step.state, step.told, final=seat != CHANCE)


def _absent(state: State) -> Seat | None:
    """TH-159: somebody who resigned during setup and whose choices are made by TH-402."""
    frame = state.pending[-1] if state.pending else None
    if not isinstance(frame, DraftCards | PlaceUnits):
        return None
    return next((seat for seat in frame.owing if state.players[seat].resigned), None)


def _answer(state: State, seat: Seat, action: Action) -> Stepped:
    if isinstance(action, TimeUp):
        return _time_up(state, seat, action)
    if isinstance(action, _ASIDES):
        return _aside(state, seat, action)
    frame, rest = state.pending[-1], replace(state, pending=state.pending[:-1])
    kind = type(frame)
    if question := QUESTIONS.get(kind):
        if seat != question.who(state, frame):
            raise Illegal("TH-401", "not_asked")
        if not question.judges and action not in question.answers(rest, frame):
            raise Illegal(question.rule, "not_now")
        return question.take(rest, frame, action)
    if seat == CHANCE:
        return _chance(rest, frame, action)
    if isinstance(frame, DraftCards | PlaceUnits) and seat in frame.owing:
        return _set_up(rest, frame, seat, action)
    raise Illegal("TH-401", "not_asked")


def _chance(state: State, frame: object, action: Action) -> Stepped:
    kind = type(frame)
    if isinstance(action, Roll) and kind in DICE:
        return DICE[kind].rolled(state, frame, action.die)
    if isinstance(action, Draw) and kind in CARDS:
        return CARDS[kind].drawn(state, frame, action.card)
    if isinstance(action, Deal) and isinstance(frame, DealCards):
        return deal_cards(state, frame, action)
    raise Illegal("TH-400", "not_now")


def _set_up(state: State, frame: DraftCards | PlaceUnits, seat: Seat, action: Action) -> Stepped:
    match frame, action:
        case DraftCards(), Pick():
            return pick(state, frame, seat, action)
        case PlaceUnits(), Place():
            return place_units(state, frame, seat, action)
    raise Illegal("TH-401", "not_now")


def _time_up(state: State, seat: Seat, action: TimeUp) -> Stepped:
    if seat != HOST or action not in running_out(state):
        raise Illegal("TH-159", "time")
    return resign(state, action.seat, TimeRanOut)


def _aside(state: State, seat: Seat, action: Resign | Reveal) -> Stepped:
    if not 0 <= seat < len(state.players):
        raise Illegal("TH-401", "not_asked")
    if isinstance(action, Resign):
        return resign(state, seat)
    if not state.turn:
        raise Illegal("TH-054")
    if type(state.pending[-1]) not in QUESTIONS:
        raise Illegal("TH-082")
    unit = find(state, action.unit)
    if unit is None or seat_of(action.unit) != seat or not unit.hidden:
        raise Illegal("TH-080", "unit", unit=action.unit)
    return reveal(state, action.unit)
