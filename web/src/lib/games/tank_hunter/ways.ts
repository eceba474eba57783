import type { Option } from './choosing';
import type { DeclareAttack } from './protocol.gen';

/** How many faces of the die hit, by attack. */
export type Hits = ReadonlyMap<string, number>;

export const attackKey = ({ attacker, target, kind, shots, charge, spotter }: DeclareAttack): string =>
  [attacker, target, kind, shots, charge, spotter].join();

const hitsOf = ({ action }: Option, hits: Hits): number =>
  action.type === 'DeclareAttack' ? (hits.get(attackKey(action)) ?? 0) : 0;

/** The likeliest first; what is no attack keeps its place behind. */
export const byChance = (ways: readonly Option[], hits: Hits): Option[] =>
  [...ways].sort((one, other) => hitsOf(other, hits) - hitsOf(one, hits));
