"""What is left of the advice for somebody who is to find the odds himself: what can be done, and why not the rest."""

from typing import assert_never

from msgspec.structs import replace

from panzerkiste.games.tank_hunter.knowledge.advice import Advice, FightAdvice, ScoutAdvice
from panzerkiste.games.tank_hunter.knowledge.own_turn import Option, ScoutOption, TurnAdvice


def veiled(advice: Advice) -> Advice:
    """TH-171: a target number is a chance already, and what adds up to it is a target number."""
    match advice:
        case FightAdvice(breach=breach):
            return FightAdvice(breach, None, None, "never", ())
        case TurnAdvice(options=options, scouts=scouts):
            unknown = tuple(Option(one.attack, None, (), None) for one in options)
            return replace(advice, options=unknown, best=(), scouts=tuple(map(_unknown_scout, scouts)))
        case ScoutAdvice(breach=breach):
            return ScoutAdvice(breach, (), None, (), None)
        case _ as other:
            assert_never(other)


def _unknown_scout(option: ScoutOption) -> ScoutOption:
    return ScoutOption(option.scout, None, None)
