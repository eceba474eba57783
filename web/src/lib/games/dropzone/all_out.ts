// DZ-183, DZ-197: everybody out of one of the transports in hand, or of the one that those in hand are in, in one gesture.
import type { Ordering } from './ordering.svelte';
import { isAirborne } from './wire';

/** The transport that is emptied: the leader, or the first with somebody aboard. */
export function ladenCarrier({ hand, leader }: Ordering): number | undefined {
  const laden = hand?.may.empties ?? [];
  return laden.includes(leader) ? leader : laden[0];
}

/** Somebody can get off, here or where a journey leads. */
export const mayAllOut = (ordering: Ordering): boolean =>
  ladenCarrier(ordering) !== undefined && (ordering.hand!.may.all_out || ordering.journey !== undefined);

/** Lays out what empties one; who flies comes down first, and true is the answer. */
export async function layAllOut(ordering: Ordering): Promise<boolean> {
  const { hand, journey, draft } = ordering;
  const unit = ladenCarrier(ordering);
  if (!hand || unit === undefined) return false;
  if (!hand.may.flying || (!journey && !hand.units.some(isAirborne))) {
    await draft.propose({ type: 'ProposeAllOut', unit });
    return false;
  }
  ordering.then = hand.may.flying.ends.includes('stop') ? 'stop' : 'land';
  await ordering.replan();
  return true;
}
