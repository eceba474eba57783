import type { Direct, Timed } from '../../board/stage.svelte';
import type { Chapter } from '../../board/story';
import { resultFacts, verdict } from '../../board/verdict';
import { i18n, t } from '../../i18n.svelte';
import type { Choice, Happened, Line, Result, Table } from '../../protocol.gen';

/** What happens is told, and the next drawing shows it. */
export const direct: Direct<Timed> = (_before, _after, happened) =>
  happened.map((told) => ({ told, scenes: [] }));

export const lineText = ({ key, facts }: Line): string => t(key, facts);

/** The log as a story, step by step. */
export function chapters(log: readonly Happened[]): Chapter[] {
  const found = new Map<number, Chapter>();
  for (const { seq, line } of log) {
    if (!line) continue;
    const chapter = found.get(seq) ?? { number: seq, seq, lines: [] };
    chapter.lines.push({ text: lineText(line), loss: false, seq });
    found.set(seq, chapter);
  }
  return [...found.values()];
}

export const sideName = (game: string, side: string): string => t(`${game}-side-${side}`);

/** "Red, Blue and Green" */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(i18n.language).format(names);

/** What the game calls an aside: the name of its type, as catalogues write it. */
export const asideName = ({ action }: Choice): string =>
  String((action as { type?: unknown }).type ?? '').toLowerCase();

/** What the table waits for, in the game's own words if it has some. */
export function waitingText({ game, waiting, seats }: Table): string {
  const sides = (waiting?.seats ?? []).flatMap((seat) => seats[seat]?.side ?? []);
  const [side, other] = sides;
  const own = `${game}-waiting-${waiting?.ask}`;
  if (i18n.has(own) && side) return t(own, { side: other ? 'both' : side });
  if (!side) return t('any-waiting-nobody');
  const names = sides.map((one) => sideName(game, one));
  return other ? t('any-waiting-several', { sides: listed(names) }) : t('any-waiting', { side: names[0]! });
}

export const askText = (game: string, ask: string): string => {
  const key = `${game}-ask-${ask}`;
  return i18n.has(key) ? t(key) : t('any-choose');
};

/** Who won, as the viewer would say it. */
export function headline(table: Table, result: Result): string {
  const { game, seats } = table;
  const { winners } = result;
  if (winners.length === 0) return t('end-draw');
  const you = verdict(table, result);
  if (you !== 'nobody') return t(`end-${you}`);
  return t('any-wins', { sides: listed(winners.map((winner) => sideName(game, seats[winner]!.side))) });
}

/** How it ended, in the game's own words if it has some. */
export const resultText = (table: Table, result: Result): string => {
  const key = `${table.game}-result-${result.reason}`;
  return i18n.has(key) ? t(key, resultFacts(table, result)) : t('any-over');
};
