import { i18n, t } from '../../i18n.svelte';
import type { Line, Refusal } from '../../protocol.gen';
import { standingOn, type Figure } from './figures';
import type { Marks } from './marks';
import { name } from './squares';
import type { Side, Square } from './wire';
import type { Odds } from './protocol.gen';

export const SIDES = ['green', 'grey'] as const;

export const sideName = (side: Side): string => t(`panzerschlacht-side-${SIDES[side]}`);

export const why = ({ key, facts }: Refusal): string => t(key, facts);

/** "your tank 6", "Grey's tank, value unknown" */
export function pieceText(figure: Figure, seat: number): string {
  return t('table-piece', {
    whose: figure.side === seat ? 'you' : SIDES[figure.side]!,
    kind: figure.kind === 'tank' && figure.flag ? 'command' : figure.kind,
    value: figure.kind === 'tank' ? (figure.value ? 'known' : 'hidden') : 'none',
    number: figure.value,
  });
}

/** What a piece is for, in a sentence or two. */
export const pieceDoes = ({ kind, flag }: Pick<Figure, 'kind' | 'flag'>): string =>
  t('table-does', { kind: kind === 'tank' && flag ? 'command' : kind });

/** A square in words: what stands on it, and what is pencilled there. */
export function squareText(square: Square, figures: readonly Figure[], marks: Marks, seat: number): string {
  const figure = standingOn(figures, square);
  const parts = [name(square), figure ? pieceText(figure, seat) : t('table-square-empty')];
  const cost = marks.reach?.get(square);
  if (cost) parts.push(t('table-square-reach', { cost }));
  if (marks.plan?.red.includes(square)) parts.push(t('table-square-red'));
  if (marks.plan?.white.includes(square)) parts.push(t('table-square-white'));
  if (marks.shut?.has(square)) parts.push(t('table-square-shut'));
  if (marks.room?.includes(square)) parts.push(t('table-square-room'));
  if (marks.fired?.red.includes(square) || marks.fired?.white.includes(square))
    parts.push(t('table-square-fired'));
  if (marks.wrong?.includes(square)) parts.push(t('table-square-wrong'));
  return parts.join(', ');
}

/** A sentence of the story; paths are written with dashes, as on a map, not in notation. */
export const lineText = ({ key, facts }: Line): string =>
  t(key, 'paths' in facts ? { ...facts, paths: String(facts.paths).replaceAll('>', '–') } : facts);

/** An exact chance, "25/36", as a whole percentage; never 0 or 100 unless it is. */
export function percent(fraction: string): string {
  const [above = 0, below = 1] = fraction.split('/').map(Number);
  const part = above / below;
  const rounded = part > 0 && part < 1 ? Math.min(0.99, Math.max(0.01, part)) : part;
  return new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 }).format(rounded);
}

/** "5 in 6" */
export function chance(fraction: string): string {
  const [above = '0', below = '1'] = fraction.split('/');
  return t('table-chance', { above, below });
}

/** How a fight may go, in a sentence. */
export function oddsText({ wins, loses, both_lost }: Odds): string {
  const known = [wins, loses, both_lost].find((part) => part === '1');
  if (known !== undefined)
    return t('table-odds-certain', { how: wins === '1' ? 'wins' : loses === '1' ? 'loses' : 'both' });
  if (both_lost === '0') return t('table-odds', { wins: chance(wins) });
  return t('table-odds-both', { wins: chance(wins), both: chance(both_lost) });
}
