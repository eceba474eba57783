import type { Options } from '../../../api';

export const ARMY = /^army_/;

/** Armies fight at one size (DZ-060): those of the box that have to change with the one that was chosen. */
export function matchedArmies(options: Options, chosen: string): Options {
  const size = /-\w+$/.exec(chosen);
  if (!size) return {};
  const others = Object.entries(options).filter(
    ([name, value]) => ARMY.test(name) && !/\n/.test(String(value)),
  );
  return Object.fromEntries(others.map(([name, value]) => [name, String(value).replace(/-\w+$/, size[0])]));
}
