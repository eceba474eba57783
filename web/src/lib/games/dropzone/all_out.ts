// DZ-183, DZ-197: everybody out of one of the transports in hand, or of the one that those in hand are in, in one gesture.
import { whereabouts, type Element } from './elements';
import type { Ordering } from './ordering.svelte';
import type { Battle as State } from './protocol.gen';
import { isAirborne, onTable, outermost, passengersOf } from './wire';

const carriersOf = (state: State, { units }: Element): number[] => [
  ...new Set(units.map((unit) => outermost(state, unit).id)),
];

/** The transport that is emptied: the leader, or the first with somebody aboard. */
export function ladenCarrier(state: State, { hand, leader }: Ordering): number | undefined {
  const carriers = hand ? carriersOf(state, hand) : [];
  const laden = carriers.filter((id) => passengersOf(state, id).length > 0);
  return laden.includes(leader) ? leader : laden[0];
}

/** Somebody is aboard, and the transports are on the table or know where to come down. */
export function mayAllOut(state: State, ordering: Ordering): boolean {
  const { hand, journey } = ordering;
  if (!hand) return false;
  if (whereabouts(hand) === 'aboard') return hand.may.gets_off;
  if (ladenCarrier(state, ordering) === undefined) return false;
  return journey !== undefined || carriersOf(state, hand).every((id) => onTable(state.units[id]!));
}

/** Lays out what empties one; who flies comes down first, and true is the answer. */
export async function layAllOut(state: State, ordering: Ordering): Promise<boolean> {
  const { hand, journey, draft } = ordering;
  const unit = ladenCarrier(state, ordering);
  if (!hand || unit === undefined) return false;
  if (!hand.may.flying || (!journey && !hand.units.some(isAirborne))) {
    await draft.propose({ type: 'ProposeAllOut', unit });
    return false;
  }
  ordering.then = hand.may.flying.ends.includes('stop') ? 'stop' : 'land';
  await ordering.replan();
  return true;
}
