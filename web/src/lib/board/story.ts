import type { IconName } from '../ui/icons';

/** Dice of one throw, as the log draws them. */
export interface Thrown {
  values: readonly number[];
  /** What one had to show, "4+"; empty where each number means something else. */
  need: string;
  /** Which of them did it, where that is known. */
  good?: readonly boolean[];
}

/** What somebody lost, seen by the one who reads. */
export interface Cost {
  whose: 'own' | 'other';
  /** How much it counts: pieces or points. */
  count: number;
}

/** A sentence of the log. */
export interface Sentence {
  text: string;
  loss: boolean;
  /** The sequence number of the step that it tells of. */
  seq: number;
  icon?: IconName;
  thrown?: Thrown;
  cost?: Cost | undefined;
  /** It belongs to the action that the sentence before it tells of: both are one line. */
  more?: boolean;
}

/** A part of the log under one number: a turn. */
export interface Chapter {
  number: number;
  /** The sequence number of the first step that belongs to it. */
  seq: number;
  lines: Sentence[];
}

/** One action in the log. */
export interface Row {
  /** Its sentences; the first says what was done, the others what came of it. */
  told: readonly Sentence[];
  icon: IconName | undefined;
  thrown: readonly Thrown[];
  costs: readonly Cost[];
  /** The steps that it took, first and last. */
  from: number;
  seq: number;
}

/** All that was lost, on either side. */
export function total(costs: readonly Cost[]): Cost[] {
  const of = (whose: Cost['whose']): number =>
    costs.reduce((sum, cost) => sum + (cost.whose === whose ? cost.count : 0), 0);
  return (['own', 'other'] as const)
    .map((whose) => ({ whose, count: of(whose) }))
    .filter(({ count }) => count > 0);
}

function row(told: readonly Sentence[]): Row {
  return {
    told,
    icon: told.find(({ icon }) => icon)?.icon,
    thrown: told.flatMap(({ thrown }) => thrown ?? []),
    costs: total(told.flatMap(({ cost }) => cost ?? [])),
    from: told[0]!.seq,
    seq: told.at(-1)!.seq,
  };
}

/** The lines of the log: one for each action. */
export function rows(lines: readonly Sentence[]): Row[] {
  const found: Sentence[][] = [];
  for (const line of lines) {
    if (line.more && found.length > 0) found.at(-1)!.push(line);
    else found.push([line]);
  }
  return found.map(row);
}

/** A heading of the log and what stands under it: the chapters of one round. */
export interface Round {
  number: number;
  rows: readonly Row[];
  costs: readonly Cost[];
}

/** The log by rounds: neighbouring chapters of one number share a heading. */
export function rounds(chapters: readonly Chapter[]): Round[] {
  const found: { number: number; rows: Row[] }[] = [];
  for (const { number, lines } of chapters) {
    const last = found.at(-1);
    if (last?.number === number) last.rows.push(...rows(lines));
    else found.push({ number, rows: rows(lines) });
  }
  return found.map((round) => ({ ...round, costs: total(round.rows.flatMap(({ costs }) => costs)) }));
}
