// The game's types under the names they have in its rules.
import type { PanzerschlachtTryMove } from '../../protocol.gen';

export type {
  PanzerschlachtArmy as Army,
  PanzerschlachtEvent as Event,
  PanzerschlachtFight as Fight,
  PanzerschlachtFightOrder as FightOrder,
  PanzerschlachtFightsAdvice as FightsAdvice,
  PanzerschlachtMoveAdvice as MoveAdvice,
  PanzerschlachtOdds as Odds,
  PanzerschlachtPlan as Plan,
  PanzerschlachtPlanAdvice as PlanAdvice,
  PanzerschlachtQuery as Query,
  PanzerschlachtSetup as Setup,
  PanzerschlachtSetupAdvice as SetupAdvice,
  PanzerschlachtSetupSuggestion as SetupSuggestion,
  PanzerschlachtSupply as Supply,
  PanzerschlachtSurvival as Survival,
  PanzerschlachtView as View,
} from '../../protocol.gen';

/** 0 is a1, 99 is j10, row by row; -1 is nowhere. */
export type Square = PanzerschlachtTryMove['tank'];
/** 0 is Green, 1 is Grey. */
export type Side = number;
