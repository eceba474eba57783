import { parsed } from './forecast';
import type { Refusal } from '../../protocol.gen';
import type { DeclareAttack, Option, Prospect, TurnAdvice } from './protocol.gen';
import { unitIn, type Spot } from './spots';
import type { Handle } from './wire';

export const attackKey = ({ attacker, target, kind, shots, charge, spotter }: DeclareAttack): string =>
  [attacker, target, kind, shots, charge, spotter].join();

/** One unit against another in the way that promises the most: the rules have foretold it, or the die alone is known. */
export interface Duel {
  option: Option;
  prospect?: Prospect | undefined;
}

const pairOf = ({ attack }: Option): string => `${attack.attacker} ${attack.target}`;
const isPlain = ({ attack }: Option): boolean => !attack.charge && !attack.spotter;

/** Every pair once, in the order of the rules; those that are not foretold after them, the likeliest first. */
export function duels({ best, options }: TurnAdvice): Duel[] {
  const found = new Map<string, Duel>();
  for (const prospect of best) found.set(pairOf(prospect.option), { option: prospect.option, prospect });
  const rest = options.filter((option) => isPlain(option) && !found.has(pairOf(option)));
  rest.sort((one, other) => other.hits.length - one.hits.length || other.attack.shots - one.attack.shots);
  for (const option of rest) if (!found.has(pairOf(option))) found.set(pairOf(option), { option });
  return [...found.values()];
}

export const fights = ({ option }: Duel, unit: Handle): boolean =>
  option.attack.attacker === unit || option.attack.target === unit;

/** The best of each unit's attacks; all of them where the odds are not told. */
export function bestOfEach(all: readonly Duel[]): Duel[] {
  const seen = new Set<Handle>();
  return all.filter(({ prospect, option: { attack, chance } }) => {
    if (chance === null) return true;
    if (!prospect || seen.has(attack.attacker)) return false;
    seen.add(attack.attacker);
    return true;
  });
}

/** What is written on a card while one chooses: how likely it is hit, on how many it can fire, or why nothing goes. */
export type CardNote =
  | { type: 'odds'; number: number; chance: number; any: boolean }
  | { type: 'targets'; count: number }
  | { type: 'why'; why: Refusal };

/** On an enemy's card: the odds of the unit in hand, or else of the own unit that hits it likeliest. */
export function noteOnTarget(
  advice: TurnAdvice,
  pointed: readonly Spot[],
  target: Handle,
): CardNote | undefined {
  const attackers = new Set([
    ...advice.options.map(({ attack }) => attack.attacker),
    ...advice.barred.map(({ attacker }) => attacker),
  ]);
  const inHand = pointed.map(unitIn).find((unit) => unit !== undefined && attackers.has(unit));
  const mine = ({ attacker }: { attacker: Handle }): boolean => inHand === undefined || attacker === inHand;
  const at = duels(advice).filter(({ option: { attack } }) => attack.target === target && mine(attack));
  const [best] = at.sort((one, other) => other.option.hits.length - one.option.hits.length);
  if (best) {
    const { number, chance } = best.option;
    if (number === null || chance === null) return undefined;
    return { type: 'odds', number, chance: parsed(chance), any: inHand === undefined };
  }
  const barred = advice.barred.find((one) => one.target === target && mine(one));
  return barred && { type: 'why', why: barred.why };
}

/** On an own card: how many it can fire at, or why it cannot. */
export function noteOnOwn(advice: TurnAdvice, unit: Handle): CardNote | undefined {
  const targets = new Set(
    advice.options.filter(({ attack }) => attack.attacker === unit).map(({ attack }) => attack.target),
  );
  if (targets.size > 0) return { type: 'targets', count: targets.size };
  const why =
    advice.idle.find((one) => one.unit === unit)?.why ??
    advice.barred.find(({ attacker, why: { key } }) => attacker === unit && key !== 'refused-th-076-target')
      ?.why;
  return why && { type: 'why', why };
}

/** The chance that stands large beside an attack: that it destroys, or at least pins; none where it is not told. */
export function promise({ option, prospect }: Duel): {
  what: 'destroyed' | 'pinned' | 'hit';
  chance: number | undefined;
} {
  if (!prospect) return { what: 'hit', chance: option.chance === null ? undefined : parsed(option.chance) };
  return { what: prospect.promises, chance: parsed(prospect[prospect.promises]) };
}
