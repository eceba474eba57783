import { i18n, t } from '../../i18n.svelte';
import type { Circle, Ghost, Knob, Line, Overlay, Point } from './map/overlay';
import { ahead, distance, posesOf, type Pose } from './poses';
import type { Action, Trial, UnitTrial } from './protocol.gen';
import { inchesText } from './words';

const KNOB = 1.7; // inches before the middle of a unit
const NOTICED = 0.05; // inches

export const measured = (inches: number): string => inchesText(inches, i18n.language);

/** Inches travelled and left; where difficult ground counts double (DZ-102), also what they cost. */
export function wayText({ inches, used, left }: UnitTrial): string {
  return t('battle-way', {
    inches: measured(inches),
    used: measured(used),
    hard: used - inches > NOTICED ? 'yes' : 'no',
    left: measured(Math.max(0, left)),
  });
}

/** The trial of a unit where it stands in the order; an older one does not count. */
const trialOf = (trial: Trial | undefined, { unit, at }: Pose): UnitTrial | undefined =>
  trial?.units.find((tried) => tried.unit === unit && distance(tried.at, at) < 0.01);

/** At the unit stands only which rule is against it: the sentence would lie over its mates. */
function ghostOf(pose: Pose, tried: UnitTrial | undefined, isApart: boolean, isLabelled: boolean): Ghost {
  return {
    ...pose,
    altitude: (tried?.altitude ?? 0) as Ghost['altitude'],
    tone: tried?.refusal ? 'bad' : isApart ? 'warn' : 'own',
    ...(tried?.refusal && isLabelled ? { label: tried.refusal.rule } : {}),
  };
}

/** One unit for each thing that is said: what holds for a whole squad is written once, at the one that is led. */
function spokesmen(tried: readonly UnitTrial[], led: ReadonlySet<number>): ReadonlySet<number> {
  const first = new Map<string, number>();
  for (const { unit, refusal } of tried.toSorted(
    (a, b) => Number(led.has(b.unit)) - Number(led.has(a.unit)),
  )) {
    const said = refusal?.key ?? '';
    if (!first.has(said)) first.set(said, unit);
  }
  return new Set(first.values());
}

function pathOf(tried: UnitTrial, hasLabel: boolean): Line {
  return {
    points: tried.path,
    tone: tried.refusal ? 'bad' : 'measure',
    arrow: true,
    ...(hasLabel && !tried.refusal ? { label: wayText(tried) } : {}),
  };
}

/** DZ-106: who is in formation with whom, and for who is cut off the nearest mate. */
function linksOf({ links, apart }: Trial, poses: readonly Pose[]): Line[] {
  const at = new Map(poses.map((pose) => [pose.unit, pose.at]));
  const whole = links.flatMap(({ one, other }): Line[] => {
    const points = [at.get(one), at.get(other)].filter((point) => point !== undefined);
    return points.length === 2 ? [{ points, tone: 'good' }] : [];
  });
  return [...whole, ...apart.flatMap((unit) => brokenLink(unit, at))];
}

function brokenLink(unit: number, at: ReadonlyMap<number, Point>): Line[] {
  const from = at.get(unit);
  const mates = [...at].filter(([other]) => other !== unit).map(([, point]) => point);
  if (!from || mates.length === 0) return [];
  const nearest = mates.reduce((best, point) =>
    distance(from, point) < distance(from, best) ? point : best,
  );
  const label = measured(distance(from, nearest));
  return [{ points: [from, nearest], tone: 'bad', dashed: true, label }];
}

const zonesOf = ({ zones, refusal }: UnitTrial): Circle[] =>
  zones.map(({ at, radius }) => ({ at, radius, tone: refusal ? 'bad' : 'reach' }));

/** What an order in the making looks like on the map. */
export function draftOverlay(
  action: Action,
  trial: Trial | undefined,
  turning: ReadonlySet<number>,
): Required<Pick<Overlay, 'ghosts' | 'lines' | 'circles' | 'knobs'>> {
  const poses = posesOf(action);
  const tried = poses.flatMap((pose) => trialOf(trial, pose) ?? []);
  const cut = new Set(trial?.apart);
  const moving = tried.filter(({ inches, refusal }) => inches > 0 || refusal);
  const speak = spokesmen(moving, turning);
  return {
    ghosts: poses.map((pose) =>
      ghostOf(pose, trialOf(trial, pose), cut.has(pose.unit), speak.has(pose.unit)),
    ),
    lines: [
      ...moving.filter(({ path }) => path.length > 1).map((one) => pathOf(one, speak.has(one.unit))),
      ...(trial ? linksOf(trial, poses) : []),
    ],
    circles: tried.flatMap(zonesOf),
    knobs: poses.filter(({ unit }) => turning.has(unit)).map(knobOf),
  };
}

const knobOf = ({ unit, at, facing }: Pose): Knob => ({ unit, at: ahead(at, facing, KNOB) });
