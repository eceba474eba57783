import { standing } from '../match.svelte';
import type { Frame, Happened } from '../protocol.gen';
import type { Chapter } from './story';

const tells = ({ kept, happened }: Frame): boolean =>
  kept !== null || happened.some(({ line }) => line !== null);

/** What was told in these steps and not taken back in them. */
export const toldIn = (frames: readonly Frame[]): readonly Happened[] =>
  frames.reduce<readonly Happened[]>((log, { kept, happened }) => [...standing(log, kept), ...happened], []);

/** The steps that a match is looked through by: one that tells nothing is part of the next that does. */
export function moments(frames: readonly Frame[]): Frame[] {
  const found: Frame[] = [];
  let untold: Happened[] = [];
  for (const [index, frame] of frames.entries()) {
    const happened = [...untold, ...frame.happened];
    const isEnd = index === 0 || index === frames.length - 1;
    if (isEnd || tells(frame)) found.push({ ...frame, happened });
    untold = found.at(-1)?.seq === frame.seq ? [] : happened;
  }
  return found;
}

/** The step in which something happened that has this number in the record. */
export function stepOf(frames: readonly Frame[], seq: number): number {
  const step = frames.findIndex((frame) => frame.seq >= seq);
  return step < 0 ? frames.length - 1 : step;
}

/** Where a chapter of the story begins. */
export interface Turn {
  number: number;
  step: number;
  /** What it begins with. */
  text: string;
}

/** The chapters of the story; none where each step has its own. */
export function turnsOf(story: readonly Chapter[], frames: readonly Frame[]): Turn[] {
  if (story.length >= frames.length - 1) return [];
  return story.map(({ number, seq, lines }) => ({
    number,
    step: stepOf(frames, seq),
    text: lines[0]?.text ?? '',
  }));
}

/** The place in the list of the turn that a step belongs to; -1 before the first. */
export const turnAt = (turns: readonly Turn[], step: number): number =>
  turns.findLastIndex((turn) => turn.step <= step);

/** Where the next turn begins; backwards this turn first, if it has begun before. */
export const turnFrom = (turns: readonly Turn[], step: number, way: 1 | -1): number | undefined =>
  way === 1 ? turns.find((turn) => turn.step > step)?.step : turns.findLast((turn) => turn.step < step)?.step;

/**
 * The step before the last turn of the others: all that was done since the viewer last did something, or, where he has
 * answered already, what came before that. Those who only watch see the last player's turn.
 */
export function lastTurn(frames: readonly Frame[], viewer: number): number {
  const end = frames.findLastIndex(({ seat }) => seat >= 0 && seat !== viewer);
  const actor = frames[end]?.seat;
  const isBefore = ({ seat }: Frame): boolean =>
    viewer >= 0 ? seat === viewer : seat >= 0 && seat !== actor;
  return Math.max(
    0,
    frames.findLastIndex((frame, step) => step < end && isBefore(frame)),
  );
}
