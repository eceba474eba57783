// DZ-183, DZ-197: everybody out of the transports in hand, or of the one that those in hand are in, in one gesture.
import { whereabouts, type Element } from './elements';
import type { Ordering } from './ordering.svelte';
import type { Battle as State } from './protocol.gen';
import { isAirborne, onTable, outermost, passengersOf } from './wire';

const carriersOf = (state: State, { units }: Element): number[] => [
  ...new Set(units.map((unit) => outermost(state, unit).id)),
];

/** Somebody is aboard, and the transports are on the table or know where to come down. */
export function mayAllOut(state: State, { hand, journey }: Ordering): boolean {
  if (!hand) return false;
  const carriers = carriersOf(state, hand).map((id) => state.units[id]!);
  if (whereabouts(hand) === 'aboard') return hand.may.gets_off;
  const isLaden = carriers.some(({ id }) => passengersOf(state, id).length > 0);
  return isLaden && (journey !== undefined || carriers.every(onTable));
}

/** Lays out what empties them; who flies comes down first, and true is the answer. */
export async function layAllOut(state: State, ordering: Ordering): Promise<boolean> {
  const { hand, journey, draft } = ordering;
  if (!hand) return false;
  if (!hand.may.flying || (!journey && !hand.units.some(isAirborne))) {
    await draft.propose({ type: 'ProposeAllOut', unit: carriersOf(state, hand)[0]! });
    return false;
  }
  ordering.then = hand.may.flying.ends.includes('stop') ? 'stop' : 'land';
  await ordering.replan();
  return true;
}
