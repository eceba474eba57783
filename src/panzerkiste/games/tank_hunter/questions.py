"""What is asked (TH-401, TH-402): for each question who answers, with what, and what follows."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from panzerkiste.engine.game import Seat, Step
from panzerkiste.games.tank_hunter.actions import Action, Counter, Evade, Pass, TakeKind
from panzerkiste.games.tank_hunter.event_cards.draws import (
    discard_down,
    discards,
    draw_event,
    draw_unit,
    peek_event,
    place_drawn,
    placements,
    take_event,
    take_unit,
)
from panzerkiste.games.tank_hunter.event_cards.playing import (
    dispose,
    effect_answered,
    effect_answers,
    effect_rolled,
    play_red,
)
from panzerkiste.games.tank_hunter.event_cards.windows import answer_window, answers_in_window, open_window
from panzerkiste.games.tank_hunter.events import CounterDeclined
from panzerkiste.games.tank_hunter.fights.air import answer_strike, anti_air, call_anti_air, roll_anti_air, strike_of
from panzerkiste.games.tank_hunter.fights.attack import (
    answer_attack,
    answer_failed_attack,
    carry_out_attack,
    end_attack,
    redirect_kinds,
    take_kind,
)
from panzerkiste.games.tank_hunter.fights.counterattack import counter_attack, counters
from panzerkiste.games.tank_hunter.fights.evading import decline_evading, evade, roll_evade
from panzerkiste.games.tank_hunter.fights.leadership import lead, lead_shooting, leaders
from panzerkiste.games.tank_hunter.fights.scouting import (
    answer_scouting,
    end_scouting,
    expose,
    exposures,
    roll_scout,
    scout_counters,
    scouting_of,
)
from panzerkiste.games.tank_hunter.fights.shooting import apply_hit, judge_shot, next_shot, roll_shot
from panzerkiste.games.tank_hunter.setup.placing import roll_for_first, set_out
from panzerkiste.games.tank_hunter.state import (
    AdvanceUnit,
    AnswerAttack,
    AnswerFailedAttack,
    ApplyHit,
    AskAntiAir,
    AskCounter,
    AskEffect,
    AskEvade,
    AskLeadership,
    AskScoutCounter,
    AskWindow,
    BeginTurn,
    CallAntiAir,
    CarryOutAttack,
    ChooseKind,
    CloseTurn,
    DiscardDown,
    Dispose,
    DrawEvent,
    DrawUnit,
    EndAttack,
    EndScouting,
    EndTurn,
    ExposeUnits,
    FillFront,
    FinishSetup,
    GoOnWithTurn,
    JudgeShot,
    LeadShooting,
    NextShot,
    OpenWindow,
    PayRelief,
    PeekEvent,
    PlaceDrawn,
    PlayRed,
    RearrangeHidden,
    RollAmmunition,
    RollAntiAir,
    RollEffect,
    RollEvade,
    RollExpiry,
    RollForFirst,
    RollScout,
    RollShot,
    SetOut,
    StartTurn,
    State,
    TakeAction,
    TakeEvent,
    TakeUnit,
)
from panzerkiste.games.tank_hunter.state.table import Stepped, seat_of, shooting_of, tell, under_way, unit_of
from panzerkiste.games.tank_hunter.turns.before_turn import (
    advance,
    advances,
    begin_turn,
    fill_front,
    rearrange,
    reliefs,
    relieve,
)
from panzerkiste.games.tank_hunter.turns.resigning import finish_setup
from panzerkiste.games.tank_hunter.turns.turn import (
    close_turn,
    end_turn,
    go_on_with_turn,
    main_answers,
    roll_expiry,
    start_turn,
    take_action,
)
from panzerkiste.games.tank_hunter.units.abilities import ammunition_rolled


class Question(NamedTuple):
    """One question to one player. *judges* tells that *take* itself says why an answer is refused."""

    ask: str
    rule: str
    who: Callable[[State, Any], Seat]
    answers: Callable[[State, Any], Sequence[Action]]
    take: Callable[[State, Any, Any], Stepped]
    judges: bool = False


class Die(NamedTuple):
    """A die that chance is asked for."""

    ask: str
    rolled: Callable[[State, Any, int], Stepped]


class Card(NamedTuple):
    """A card that chance takes off a deck."""

    ask: str
    drawn: Callable[[State, Any, str], Stepped]


def _turn_player(state: State, frame: object) -> Seat:
    return state.turn_player


def _counter_answers(state: State, frame: AskCounter) -> Sequence[Action]:
    attack = under_way(state)
    return (Pass(), *counters(state, unit_of(state, attack.target), attack.attacker))


def _counter(state: State, frame: AskCounter, action: Action) -> Stepped:
    if isinstance(action, Counter):
        return counter_attack(state, action)
    return tell(state, CounterDeclined(seat_of(under_way(state).target)))


def _evade(state: State, frame: AskEvade, action: Action) -> Stepped:
    return Step(evade(state)) if isinstance(action, Evade) else decline_evading(state)


def _take_kind(state: State, frame: ChooseKind, action: TakeKind) -> Stepped:
    return take_kind(state, action)


QUESTIONS: Final[dict[type, Question]] = {
    RearrangeHidden: Question(
        "rearrange", "TH-062", _turn_player, lambda state, frame: (Pass(),), rearrange, judges=True
    ),
    AdvanceUnit: Question("advance", "TH-063", _turn_player, advances, advance, judges=True),
    PayRelief: Question("relief", "TH-064", _turn_player, reliefs, relieve, judges=True),
    TakeAction: Question("main", "TH-099", _turn_player, main_answers, take_action, judges=True),
    AskWindow: Question(
        "window", "TH-124", lambda state, frame: frame.asked, answers_in_window, answer_window, judges=True
    ),
    ChooseKind: Question(
        "kind",
        "TH-146",
        lambda state, frame: seat_of(under_way(state).attacker),
        lambda state, frame: redirect_kinds(state),
        _take_kind,
    ),
    AskCounter: Question(
        "counter", "TH-236", lambda state, frame: seat_of(under_way(state).target), _counter_answers, _counter
    ),
    AskScoutCounter: Question(
        "scout_counter", "TH-110", lambda state, frame: scouting_of(state).opponent, scout_counters, answer_scouting
    ),
    AskLeadership: Question(
        "leadership", "TH-366", lambda state, frame: seat_of(shooting_of(state).attacker), leaders, lead
    ),
    AskEvade: Question(
        "evade",
        "TH-300",
        lambda state, frame: seat_of(shooting_of(state).target),
        lambda state, frame: (Pass(), Evade()),
        _evade,
    ),
    ExposeUnits: Question("expose", "TH-108", _turn_player, exposures, expose),
    AskAntiAir: Question(
        "anti_air", "TH-291", lambda state, frame: seat_of(strike_of(state).target), anti_air, answer_strike
    ),
    DiscardDown: Question("discard", "TH-141", lambda state, frame: frame.seat, discards, discard_down),
    PlaceDrawn: Question("place_drawn", "TH-096", lambda state, frame: frame.seat, placements, place_drawn),
    AskEffect: Question("choice", "TH-128", lambda state, frame: frame.asked, effect_answers, effect_answered),
}

DICE: Final[dict[type, Die]] = {
    RollForFirst: Die("first", roll_for_first),
    RollScout: Die("scout", roll_scout),
    RollShot: Die("shot", roll_shot),
    RollEvade: Die("evade_roll", roll_evade),
    RollAmmunition: Die("ammunition", ammunition_rolled),
    RollAntiAir: Die("anti_air_roll", roll_anti_air),
    RollEffect: Die("effect", effect_rolled),
    RollExpiry: Die("expiry", roll_expiry),
}

CARDS: Final[dict[type, Card]] = {
    TakeEvent: Card("draw_event", take_event),
    TakeUnit: Card("draw_unit", take_unit),
    PeekEvent: Card("peek", peek_event),
}

STEPS: Final[dict[type, Callable[[State, Any], Stepped]]] = {
    SetOut: set_out,
    FinishSetup: finish_setup,
    BeginTurn: begin_turn,
    FillFront: fill_front,
    StartTurn: start_turn,
    OpenWindow: open_window,
    GoOnWithTurn: go_on_with_turn,
    EndTurn: end_turn,
    CloseTurn: close_turn,
    AnswerAttack: answer_attack,
    CarryOutAttack: carry_out_attack,
    AnswerFailedAttack: answer_failed_attack,
    EndAttack: end_attack,
    LeadShooting: lead_shooting,
    NextShot: next_shot,
    JudgeShot: judge_shot,
    ApplyHit: apply_hit,
    EndScouting: end_scouting,
    CallAntiAir: call_anti_air,
    DrawEvent: draw_event,
    DrawUnit: draw_unit,
    PlayRed: play_red,
    Dispose: dispose,
}
