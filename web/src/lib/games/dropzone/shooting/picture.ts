// What shooting lays over the map: arcs and ranges, lines of sight with what stands in them, and the volley so far.
import { inches, percent } from '../numbers';
import { obstacleText, targetAt } from '../targets';
import type { Area, Circle, Fan, Line, Overlay, Pin, Point, Tone } from '../map/overlay';
import { ahead, along } from '../map/plane';
import { t } from '../../../i18n.svelte';
import { unitOf, type ShotAdvice } from '../wire';
import type { MountAdvice, Shot, Battle as State, Unit } from '../protocol.gen';

/** What is looked at closely: a weapon, a shot, or both. */
export interface Focus {
  unit?: Unit | undefined;
  mount?: MountAdvice | undefined;
  shot?: ShotAdvice | undefined;
}

const FAR = 80; // inches: beyond every table

const placeOf = (state: State, unit: Unit): Point => targetAt(state, unit.id);

const rangeOf = ({ mount, shot }: Focus): number | null =>
  shot ? shot.reach : (mount?.countered_range ?? mount?.full_range ?? null);

const sweepOf = ({ start, end }: { start: number; end: number }): number =>
  (((end - start) % 360) + 360) % 360 || 360;

/** All round: the range is a circle, and there is no arc to be shown. */
const isAllRound = ({ mount }: Focus): boolean =>
  (mount?.fans ?? []).reduce((sum, fan) => sum + sweepOf(fan), 0) >= 360;

function fansOf(focus: Focus): Fan[] {
  const { unit, mount } = focus;
  const radius = rangeOf(focus);
  if (!unit || !mount || !radius || isAllRound(focus)) return [];
  return mount.fans.map(({ start, end }) => ({
    at: unit.at,
    radius: Math.min(radius, FAR),
    from: unit.facing + start,
    to: unit.facing + end,
    tone: 'enemy',
  }));
}

function ringsOf(focus: Focus): Circle[] {
  const radius = rangeOf(focus);
  const { unit, shot } = focus;
  const range: Circle[] =
    unit && radius && radius <= FAR && isAllRound(focus) ? [{ at: unit.at, radius, tone: 'enemy' }] : [];
  // DZ-336: the template around the target.
  return shot?.blast ? [...range, { at: shot.aim, radius: shot.blast, tone: 'bad' }] : range;
}

/** DZ-017: a strip straight ahead. */
function corridorOf({ unit, mount }: Focus): Area[] {
  if (!unit || !mount?.corridor) return [];
  const reach = Math.min(mount.countered_range ?? mount.full_range ?? FAR, FAR);
  const half = mount.corridor / 2;
  const corners = [unit.at, ahead(unit.at, unit.facing, reach)].map((at) => [
    ahead(at, unit.facing - 90, half),
    ahead(at, unit.facing + 90, half),
  ]);
  return [{ rings: [[corners[0]![0]!, corners[1]![0]!, corners[1]![1]!, corners[0]![1]!]], tone: 'enemy' }];
}

function rangePins(focus: Focus): Pin[] {
  const { unit, mount, shot } = focus;
  const radius = rangeOf(focus);
  if (!unit || !mount || shot || !radius || radius > FAR) return [];
  const countered = mount.countered_range !== null;
  const label = t('dz-fire-range', { range: inches(radius), countered: countered ? 'yes' : 'no' });
  return [{ at: ahead(unit.at, unit.facing, radius), tone: 'enemy', label }];
}

const toneOf = ({ refusal }: ShotAdvice): Tone => (refusal ? 'bad' : 'enemy');

export const rangeText = ({ inches: far, reach }: ShotAdvice): string =>
  t('dz-fire-far', { inches: inches(far), reach: reach === null || reach > FAR ? '∞' : inches(reach) });

const sightLines = ({ shot }: Focus): Line[] =>
  shot ? [{ points: [shot.eye, shot.aim], tone: toneOf(shot) }] : [];

const BESIDE = 0.3; // of the way: there the range is written, clear of shooter and target

function sightPins(state: State, { shot }: Focus): Pin[] {
  if (!shot) return [];
  const far: Pin = { at: along(shot.eye, shot.aim, BESIDE), tone: toneOf(shot), label: rangeText(shot) };
  const seen: Pin[] =
    typeof shot.shot.target === 'number' && shot.visible < 1
      ? [
          {
            at: shot.aim,
            tone: toneOf(shot),
            label: t('dz-fire-visible', { share: percent(shot.visible, 0) }),
          },
        ]
      : [];
  const blocks = shot.blocks.flatMap(({ id, share, at }) =>
    at
      ? [
          {
            at,
            tone: 'warn' as const,
            label: t('dz-fire-hides', { what: obstacleText(state, id), share: percent(share, 0) }),
          },
        ]
      : [],
  );
  return [far, ...seen, ...blocks];
}

const volleyLines = (state: State, shots: readonly Shot[], { shot }: Focus): Line[] =>
  shots
    .filter(({ unit, mount }) => unit !== shot?.shot.unit || mount !== shot.shot.mount)
    .map(({ unit, target }) => ({
      points: [placeOf(state, unitOf(state, unit)), targetAt(state, target)],
      tone: 'enemy',
      dashed: true,
      arrow: true,
    }));

export const picture = (state: State, shots: readonly Shot[], focus: Focus): Overlay => ({
  areas: corridorOf(focus),
  circles: ringsOf(focus),
  fans: fansOf(focus),
  lines: [...volleyLines(state, shots, focus), ...sightLines(focus)],
  pins: [...rangePins(focus), ...sightPins(state, focus)],
});
