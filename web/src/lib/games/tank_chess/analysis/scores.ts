import { i18n, t } from '../../../i18n.svelte';
import type { BestLine, Judged } from './protocol.gen';

/** Nobody's seat: an analysis belongs to neither side. */
export const WATCHING = -3;

type Worth = Pick<BestLine, 'score' | 'wins'>;

/** In light tanks, White's advantage first: "+1.2", "−0.4"; a certain win is "#3". */
export function scoreText({ score, wins }: Worth): string {
  if (wins !== null) return wins > 0 ? `#${wins}` : `−#${-wins}`;
  const written = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return written.format(score / 100).replace('-', '−');
}

/** The same in words. */
export function scoreWords({ score, wins }: Worth): string {
  if (wins !== null) return t('analysis-wins', { side: wins > 0 ? 'white' : 'black', turns: Math.abs(wins) });
  const side = Math.abs(score) < 20 ? 'level' : score > 0 ? 'white' : 'black';
  return t('analysis-better', { side, tanks: tanks(Math.abs(score) / 100) });
}

const tanks = (number: number): string =>
  new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

export const SIGNS: Record<Judged['mark'], string> = {
  '': '',
  good: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
