// The game's types under the names they have in its rules.
export type {
  DeckBox as Box,
  DeckCommander as CommanderCard,
  DeckEvent as EventCard,
  DeckUnit as UnitCard,
  TankHunterAction as Action,
  TankHunterAdvice as Advice,
  TankHunterAim as Aim,
  TankHunterAttack as Attack,
  TankHunterCommanderInPlay as CommanderInPlay,
  TankHunterDeclareAttack as DeclareAttack,
  TankHunterEvent as Event,
  TankHunterFightAdvice as FightAdvice,
  TankHunterInPlay as InPlay,
  TankHunterPlace as Place,
  TankHunterPlayer as Player,
  TankHunterQuery as Query,
  TankHunterReckoning as Reckoning,
  TankHunterStandingOrder as StandingOrder,
  TankHunterUnitInPlay as UnitInPlay,
  TankHunterScreen as View,
} from '../../protocol.gen';

/** TH-015: the public name of a card on the table, "B3": the letter is its owner's. */
export type Handle = string;
export type CardId = string;
export type Line = 'front' | 'rear';
