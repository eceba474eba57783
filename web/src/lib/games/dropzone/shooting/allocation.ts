// DZ-135, DZ-136: who fires what at whom, before the first die. The rules judge it; this only keeps the books.
import { isAlive } from '../wire';
import type { Shot, ShotLine, Battle as State, Unit, WayToFire } from '../protocol.gen';

export type Target = Shot['target'];

/** A mounted weapon, as its shots name it. */
export interface Mount {
  unit: number;
  mount: number;
}

export const keyOf = ({ unit, mount }: Mount): string => `${unit}.${mount}`;

/** DZ-264: a weapon may fire as small arms, too, which is another shot. */
export const lineKey = (shot: Shot): string => `${keyOf(shot)} ${shot.target} ${shot.small_arms ? 's' : ''}`;

export const wayOf = (ways: readonly WayToFire[], { unit, mount, small_arms }: Shot): WayToFire | undefined =>
  ways.find((way) => way.unit === unit && way.mount === mount && way.small_arms === small_arms);

/** Two shots of which only one can be fired, as the rules have told. */
export const excludes = (one: Shot, other: Shot, ways: readonly WayToFire[]): boolean =>
  one.unit === other.unit &&
  (wayOf(ways, one)?.excludes ?? []).some(
    ([mount, smallArms]) => mount === other.mount && smallArms === other.small_arms,
  );

/** The volley with this shot; whatever it excludes is left out. */
export const allot = (shots: readonly Shot[], shot: Shot, ways: readonly WayToFire[]): Shot[] => [
  ...shots.filter((other) => !excludes(shot, other, ways)),
  shot,
];

export const without = (shots: readonly Shot[], mount: Mount): Shot[] =>
  shots.filter((shot) => keyOf(shot) !== keyOf(mount));

export const shotOf = (shots: readonly Shot[], mount: Mount): Shot | undefined =>
  shots.find((shot) => keyOf(shot) === keyOf(mount));

/** Whether the volley has this very shot, raised or not. */
export const isIn = (shots: readonly Shot[], shot: Shot): boolean =>
  shots.some((other) => lineKey(other) === lineKey(shot));

/** The volley with a shot aimed another way. */
export const aimedAnew = (shots: readonly Shot[], shot: Shot): Shot[] =>
  shots.map((other) => (lineKey(other) === lineKey(shot) ? shot : other));

/** A target that can be fired at, and what speaks for it. */
export interface Prospect {
  target: Target;
  /** How many weapons can fire at it. */
  weapons: number;
  /** The best chance of any one of them to destroy it; none where nothing may be measured. */
  best: number | undefined;
  /** The most damage points that any one of them does on average. */
  expected: number;
}

const isOpen = ({ refusal }: ShotLine): boolean => !refusal;

/** Everything that can be fired at, the most promising first. */
export function prospects(lines: readonly ShotLine[]): Prospect[] {
  const found = new Map<Target, Prospect>();
  for (const { shot, odds } of lines.filter(isOpen)) {
    const known = found.get(shot.target) ?? { target: shot.target, weapons: 0, best: undefined, expected: 0 };
    known.weapons += 1;
    if (odds) {
      known.best = Math.max(known.best ?? 0, odds.destroyed);
      known.expected = Math.max(known.expected, odds.expected);
    }
    found.set(shot.target, known);
  }
  return [...found.values()].sort(
    (one, other) => (other.best ?? 0) - (one.best ?? 0) || other.expected - one.expected,
  );
}

/** Every weapon's line to one target: those that can fire, and those that cannot. */
export function linesAt(
  lines: readonly ShotLine[],
  target: Target,
): { open: ShotLine[]; refused: ShotLine[] } {
  const at = lines.filter(({ shot }) => shot.target === target);
  return { open: at.filter(isOpen), refused: at.filter((line) => !isOpen(line)) };
}

/** Everything that is still free and can fire at a target does; of those that exclude each other the one that does more. */
export function everythingAt(
  lines: readonly ShotLine[],
  target: Target,
  shots: readonly Shot[],
  ways: readonly WayToFire[],
): Shot[] {
  const worth = ({ odds }: ShotLine): number => odds?.expected ?? 0;
  const best = linesAt(lines, target).open.sort((one, other) => worth(other) - worth(one));
  return best.reduce<Shot[]>(
    (volley, { shot }) => (volley.some((other) => excludes(shot, other, ways)) ? volley : [...volley, shot]),
    [...shots],
  );
}

/** The volley target by target, in the order in which the first shots at each were declared. */
export function byTarget(shots: readonly Shot[]): { target: Target; shots: Shot[] }[] {
  const targets = [...new Set(shots.map(({ target }) => target))];
  return targets.map((target) => ({ target, shots: shots.filter((shot) => shot.target === target) }));
}

/** Why weapons cannot fire at a target: each reason once, with those it holds for. */
export function reasons(refused: readonly ShotLine[]): { key: string; lines: ShotLine[] }[] {
  const found = new Map<string, ShotLine[]>();
  for (const line of refused) {
    const rule = line.refusal!.rule;
    found.set(rule, [...(found.get(rule) ?? []), line]);
  }
  return [...found].map(([key, lines]) => ({ key, lines }));
}

/** The enemies who show themselves: on the table and at walls. */
export const enemiesOf = ({ units }: State, player: number): Unit[] =>
  units.filter(
    (unit) =>
      unit.player !== player &&
      isAlive(unit) &&
      (unit.status === 'table' || (unit.status === 'inside' && unit.wall >= 0)),
  );

/** A row of the odds: so many damage points with this chance. */
export interface OddsRow {
  points: number;
  chance: number;
  /** It is all the target has left. */
  destroys: boolean;
}

export const oddsRows = (points: readonly number[]): OddsRow[] =>
  points.map((chance, count) => ({
    points: count,
    chance,
    destroys: count > 0 && count === points.length - 1,
  }));
