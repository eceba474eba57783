import type { CardId, Handle } from './wire';
import type { Action, Aim, InPlay, View } from './protocol.gen';

/** Something on the table that one can point at. Of several equal cards in a hand, the last part tells which. */
export type Spot =
  | `unit ${Handle}`
  | `commander ${CardId}`
  | `hand ${CardId} ${number}`
  | `seat ${number}`
  | `event ${string}`
  | 'line front';

export const unitSpot = (handle: Handle): Spot => `unit ${handle}`;
/** The unit that a spot is, if it is one. */
export const unitIn = (spot: Spot): Handle | undefined =>
  spot.startsWith('unit ') ? spot.slice('unit '.length) : undefined;
export const commanderSpot = (card: CardId): Spot => `commander ${card}`;
export const handSpot = (card: CardId, copy = 0): Spot => `hand ${card} ${copy}`;
export const seatSpot = (seat: number): Spot => `seat ${seat}`;
export const eventSpot = ({ card, place }: InPlay): Spot => `event ${card} ${place}`;

/** The cards of a hand, each a spot of its own. */
export function handSpots(cards: readonly CardId[]): Spot[] {
  const seen = new Map<CardId, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return handSpot(card, copy);
  });
}

const NOBODY = -9; // see state.py

const aimSpots = ({ units, player, event }: Aim): Spot[] => [
  ...units.map(unitSpot),
  ...(player === NOBODY ? [] : [seatSpot(player)]),
  ...(event ? [eventSpot(event)] : []),
];

/** A handle is a letter and a number; a commander's card is a word. */
const leaderSpot = (by: string): Spot => (/^[A-H]\d+$/.test(by) ? unitSpot(by) : commanderSpot(by));

/** Everything that an action names, in the order in which one tells it. Nothing: it is a button of its own. */
export function spotsOf(action: Action): Spot[] {
  switch (action.type) {
    case 'DeclareAttack':
      return [unitSpot(action.attacker), unitSpot(action.target)];
    case 'Scout':
      return [unitSpot(action.unit), seatSpot(action.opponent)];
    case 'UseAbility':
      return [
        unitSpot(action.unit),
        ...(action.load ? [unitSpot(action.load)] : []),
        ...(action.water ? [eventSpot(action.water)] : []),
      ];
    case 'Play':
      return [handSpot(action.card), ...aimSpots(action.on)];
    case 'Command':
      return [commanderSpot(action.card), ...aimSpots(action.on)];
    case 'Advance':
      return [unitSpot(action.unit), 'line front'];
    case 'Counter':
    case 'FireAntiAir':
    case 'Reveal':
      return [unitSpot(action.unit)];
    case 'Relieve':
      return [unitSpot(action.unit), ...handSpots(action.cards)];
    case 'Lead':
      return [leaderSpot(action.by)];
    case 'Expose':
      return action.units.map(unitSpot);
    case 'Discard':
      return handSpots(action.cards);
    default:
      return [];
  }
}

/** What the running attack, scouting or air strike is aimed at. */
export const aimedAt = ({ attack, scouting, strike }: View): ReadonlySet<Spot> =>
  new Set([
    ...(attack ? [unitSpot(attack.target)] : []),
    ...(scouting ? [seatSpot(scouting.opponent)] : []),
    ...(strike ? [unitSpot(strike.target)] : []),
  ]);

/** Who attacks or scouts just now. */
export const acting = ({ attack, scouting }: View): ReadonlySet<Spot> =>
  new Set([...(attack ? [unitSpot(attack.attacker)] : []), ...(scouting ? [unitSpot(scouting.unit)] : [])]);
