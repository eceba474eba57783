import type { ScenarioFrame } from '../api';
import type { Line } from '../protocol.gen';

/** What a step of an example tells: why it was refused, or what came of it. */
export function linesOf(
  { refused, happened }: Pick<ScenarioFrame, 'refused' | 'happened'>,
  tell: (line: Line) => string,
): string[] {
  if (refused) return [tell(refused)];
  return happened.flatMap(({ line }) => (line ? [tell(line)] : []));
}

const GLANCE = 1000; // at the board, in milliseconds
const PER_LETTER = 45;

/** Milliseconds that a reader needs before the next step. */
export const readingTime = (lines: readonly string[]): number => GLANCE + PER_LETTER * lines.join(' ').length;
