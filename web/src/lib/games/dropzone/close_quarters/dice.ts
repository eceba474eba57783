import type { FightSide } from '../protocol.gen';

export type Side = FightSide;

export const diceOf = (sides: readonly Side[]): number => sides.reduce((sum, { dice }) => sum + dice, 0);

/** DZ-248 to DZ-250: the damage to expect of so many dice, spread over these squads by what is left of them. */
export function expectedDamage(dice: number, against: readonly Side[]): number {
  const all = against.reduce((sum, { left }) => sum + left, 0);
  if (all === 0) return 0;
  return against.reduce((sum, { left, chance }) => sum + ((dice * left) / all) * chance, 0);
}

/** One more or one less of a choice. */
export const toggled = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

/** A choice of so many: one more pushes the first one out. */
export const chosenOf = <Item>(items: readonly Item[], item: Item, most: number): Item[] =>
  items.includes(item) ? toggled(items, item) : [...items, item].slice(-most);
