"""The game as the engine plays it: the tables of all chapters put together, who decides, and what follows."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from panzerkiste.engine.chance import Simulated, Source
from panzerkiste.engine.game import CHANCE, HOST, Decision, Offer, Result, Seat, Step
from panzerkiste.engine.illegal import Illegal
from panzerkiste.engine.pending import settle
from panzerkiste.games.dropzone.actions import Action, Concede, Draw, Roll, TimeUp
from panzerkiste.games.dropzone.air import crashes, fast_movers, flight_plans, flying
from panzerkiste.games.dropzone.air.frames import InterceptWindow
from panzerkiste.games.dropzone.armies.mustering import Muster, forces_of
from panzerkiste.games.dropzone.battle import (
    activation,
    blasts,
    cards,
    damage,
    deployment,
    initiation,
    moves,
    reaction,
    shooting,
    volleys,
)
from panzerkiste.games.dropzone.battle.dice import draw_lot
from panzerkiste.games.dropzone.battle.frames import BeginTurn, DrawLot, GiveOrder, ReactionWindow, SufferLoss
from panzerkiste.games.dropzone.buildings import close_quarters, fighting, garrisons, masonry
from panzerkiste.games.dropzone.chapters import (
    Commands,
    Consequence,
    Deal,
    Done,
    Lots,
    Question,
    Questions,
    Steps,
    Throw,
    Throws,
    merged,
)
from panzerkiste.games.dropzone.events import Event
from panzerkiste.games.dropzone.fields.battlefields import battlefield_of
from panzerkiste.games.dropzone.fields.checks import check_battlefield
from panzerkiste.games.dropzone.missions import ending, extraction, searching
from panzerkiste.games.dropzone.missions.scenarios import objectives_of
from panzerkiste.games.dropzone.options import Options
from panzerkiste.games.dropzone.state import NOBODY, Building, Side, State
from panzerkiste.games.dropzone.text.position_checks import first_state
from panzerkiste.games.dropzone.transport import in_and_out, transports

CONSEQUENCES: Final[tuple[Consequence, ...]] = (
    crashes.crash,
    transports.wreck,
    close_quarters.lost_inside,
    searching.dropped,
)
"""What a lost unit leads to, in the order in which it happens."""

ORDERS: Final[Commands] = merged(
    moves.ORDERS,
    volleys.ORDERS,
    flight_plans.ORDERS,
    in_and_out.ORDERS,
    garrisons.ORDERS,
    searching.ORDERS,
    extraction.ORDERS,
    cards.ORDERS,
    activation.ORDERS,
)
QUESTIONS: Final[Questions] = merged(
    deployment.QUESTIONS,
    initiation.QUESTIONS,
    activation.QUESTIONS,
    crashes.QUESTIONS,
    reaction.QUESTIONS,
    fast_movers.QUESTIONS,
    garrisons.QUESTIONS,
    close_quarters.QUESTIONS,
    fighting.QUESTIONS,
    cards.QUESTIONS,
    {GiveOrder: activation.orders_question(ORDERS)},
)
LOTS: Final[Lots] = merged(masonry.LOTS, close_quarters.LOTS, fighting.LOTS)
ROLLS: Final[Throws] = merged(
    deployment.ROLLS,
    initiation.ROLLS,
    shooting.ROLLS,
    damage.ROLLS,
    blasts.ROLLS,
    flying.ROLLS,
    crashes.ROLLS,
    transports.ROLLS,
    fast_movers.ROLLS,
    masonry.ROLLS,
    fighting.ROLLS,
    searching.ROLLS,
    {DrawLot: draw_lot(LOTS)},
)


STEPS: Final[Steps] = merged(
    deployment.STEPS,
    initiation.STEPS,
    activation.STEPS,
    shooting.STEPS,
    damage.STEPS,
    blasts.STEPS,
    flying.STEPS,
    crashes.STEPS,
    reaction.STEPS,
    fast_movers.STEPS,
    cards.STEPS,
    masonry.STEPS,
    garrisons.STEPS,
    close_quarters.STEPS,
    fighting.STEPS,
    searching.STEPS,
    extraction.STEPS,
    ending.STEPS,
    {SufferLoss: damage.suffer_loss(CONSEQUENCES)},
)

LISTED_DICE: Final = 2  # up to so many dice, chance's answers are listed


def start(options: Options, seats: int) -> Step[State, Event]:
    """DZ-350: armies in readiness, then the first turn; DZ-066: whoever deploys directly does so before it."""
    if options.position:
        return Step(first_state(options, seats))
    field = battlefield_of(options.battlefield)
    check_battlefield(field)
    forces = forces_of(options, seats)
    called_up = Muster(forces)
    edges = deployment.friendly_edges(options, field.board, seats)
    state = State(
        options=options,
        board=field.board,
        sides=tuple(Side(force[0].faction, mine) for force, mine in zip(forces, edges, strict=True)),
        battlegroups=tuple(called_up.battlegroups),
        squads=tuple(called_up.squads),
        units=tuple(called_up.units),
        buildings=tuple(Building(building.id) for building in field.board.buildings),
        objectives=objectives_of(options.scenario, field.board),
        hands=((),) * seats,
        decks=(cards.DECK if options.cards else (),) * seats,
        turn=0,
        order=tuple(range(seats)),
        last_active=NOBODY,
        activation=None,
        pending=(BeginTurn(),),
    )
    return settle(Step(deployment.begin_deployment(state)), STEPS)


def decision(state: State) -> Decision | None:
    """DZ-097: nothing is hidden but cards, so everybody sees who is asked."""
    if not state.pending:
        return None
    frame = state.pending[-1]
    if type(frame) in ROLLS or type(frame) in cards.DEALS:
        return Decision((CHANCE,), "dice" if type(frame) in ROLLS else "card", (CHANCE,))
    question = QUESTIONS[type(frame)]
    seat = question.player(state, frame)
    return Decision((seat,), question.ask, (seat,))


def offer(state: State, seat: Seat) -> Offer[Action]:
    owed = decision(state)
    if owed is None:
        return Offer()
    if seat == HOST:
        return Offer(asides=running_out(state, owed))
    asides = (Concede(),) if seat in state.players and ending.may_concede(state, seat) else ()
    if seat not in owed.seats:
        return Offer(asides=asides)
    frame = state.pending[-1]
    if seat == CHANCE:
        listed_outcomes = tuple(outcome for outcome, _ in outcomes(state))
        return Offer(owed.ask, listed_outcomes, space=not listed_outcomes)
    listed = QUESTIONS[type(frame)].answers(state, frame)
    if listed is None:
        return Offer(owed.ask, space=True, asides=asides)
    return Offer(owed.ask, tuple(listed), asides=asides)


def running_out(state: State, owed: Decision) -> tuple[TimeUp, ...]:
    return tuple(TimeUp(seat) for seat in owed.shown if state.options.timed and seat >= 0)


def _rolls(dice: int) -> list[Roll]:
    return [Roll(faces) for faces in product(range(1, 7), repeat=dice)]


def propose(state: State, seat: Seat, rng: Random, count: int) -> Sequence[Action]:
    """Sensible answers where the answers are a space."""
    frame = state.pending[-1]
    if seat == CHANCE:
        return [sample(state, Simulated(rng)) for _ in range(count)]
    sensible = QUESTIONS[type(frame)].candidates
    assert sensible, "a space has candidates"
    return sensible(state, frame, rng, count)


def default(state: State, seat: Seat) -> Action:
    frame = state.pending[-1]
    return QUESTIONS[type(frame)].default(state, frame)


def outcomes(state: State) -> Sequence[tuple[Action, Fraction]]:
    """Listed for a card and for one or two dice; of more dice there are too many."""
    frame = state.pending[-1]
    if deal := cards.DEALS.get(type(frame)):
        deck = Counter(deal.cards(state, frame))
        return [(Draw(card), Fraction(count, deck.total())) for card, count in deck.items()]
    dice = ROLLS[type(frame)].dice(state, frame)
    return [(roll, Fraction(1, 6**dice)) for roll in _rolls(dice)] if dice <= LISTED_DICE else []


def sample(state: State, source: Source) -> Action:
    frame = state.pending[-1]
    if deal := cards.DEALS.get(type(frame)):
        deck = deal.cards(state, frame)
        return Draw(deck[source.below(len(deck))])
    return Roll(tuple(1 + source.below(6) for _ in range(ROLLS[type(frame)].dice(state, frame))))


def result(state: State) -> Result | None:
    return state.result


def bound(options: Options) -> int:
    """DZ-095: turns are limited; in each every squad acts once, with few orders and a handful of dice per shot."""
    return 400 + options.turns * 6000


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    owed = decision(state)
    if owed is None:
        raise Illegal("DZ-095", "over")
    if isinstance(action, Concede):
        if seat not in state.players or not ending.may_concede(state, seat):
            raise Illegal("DZ-095", "concede")
        return settle(ending.concede(state, seat), STEPS)
    if isinstance(action, TimeUp):
        if seat != HOST or action not in running_out(state, owed):
            raise Illegal("DZ-095", "time")
        return settle(_time_up(state, action.player), STEPS)
    if seat not in owed.seats:
        raise Illegal("DZ-091", "not_asked")
    step = settle(_answer(state, seat, action), STEPS)
    return replace(step, final=True) if _opens_window(step.state) else step


def _time_up(state: State, player: Seat) -> Done:
    """Where nobody may leave the battle yet, whoever has no time left gives the safe answer first."""
    if ending.may_concede(state, player):
        return ending.run_out(state, player)
    return _answer(state, player, default(state, player))


def _opens_window(state: State) -> bool:
    """DZ-400: no take-back after an opened window."""
    return bool(state.pending) and isinstance(state.pending[-1], ReactionWindow | InterceptWindow)


def _answer(state: State, seat: Seat, action: Action) -> Done:
    frame, rest = state.pending[-1], replace(state, pending=state.pending[:-1])
    if seat == CHANCE and (deal := cards.DEALS.get(type(frame))):
        return _deal(rest, frame, deal, action)
    if seat == CHANCE:
        return _roll(rest, frame, ROLLS[type(frame)], action)
    question: Question = QUESTIONS[type(frame)]
    if not isinstance(action, question.takes):
        raise Illegal("DZ-400", "not_now")
    return question.answer(rest, frame, action)


def _deal(state: State, frame: Any, deal: Deal, action: Action) -> Done:
    if not isinstance(action, Draw) or action.card not in deal.cards(state, frame):
        raise Illegal("DZ-310", "deck")
    return deal.resolve(state, frame, action.card)


def _roll(state: State, frame: Any, throw: Throw, action: Action) -> Done:
    owed = throw.dice(state, frame)
    if not isinstance(action, Roll) or len(action.dice) != owed or not all(1 <= die <= 6 for die in action.dice):
        raise Illegal("DZ-015", dice=owed)
    return throw.resolve(state, frame, action.dice)
