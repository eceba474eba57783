import type { Options } from '../../../api';
import type { ShippedArmy } from '../armies/protocol.gen';

export const ARMY = /^army_/;

/** The armies of the box with that of a side, if it is one of them, that can meet the one that was chosen. */
export function matchedArmies(options: Options, chosen: string, armies: readonly ShippedArmy[]): Options {
  const called = (id: unknown): ShippedArmy | undefined => armies.find((army) => army.id === id);
  const meets = called(chosen)?.meets ?? [];
  const found = Object.entries(options).flatMap(([name, value]) => {
    const own = ARMY.test(name) ? called(value) : undefined;
    const match = armies.find((army) => army.faction === own?.faction && meets.includes(army.id));
    return match ? [[name, match.id] as const] : [];
  });
  return Object.fromEntries(found);
}
