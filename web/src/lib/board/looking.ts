import { getContext, setContext } from 'svelte';
import type { Replay } from '../protocol.gen';
import { lastTurn, stepOf } from './moments';

/** Where a match is opened to be looked at again. */
export type Opening =
  /** At the step with this number. */
  | { seq: number }
  /** The last turn of the others is played, from the board before it. */
  | { again: true; onend: () => void };

const KEY = Symbol('looking back');

type LookBack = (seq: number) => void;

/** Everything at this table can open an earlier moment of the match. */
export const offerLookingBack = (open: LookBack): LookBack => setContext(KEY, open);

export const lookingBack = (): LookBack | undefined => getContext<LookBack | undefined>(KEY);

/** The step that an opening begins with. */
export const firstStep = ({ frames, viewer }: Replay, opening: Opening): number =>
  'seq' in opening ? stepOf(frames, opening.seq) : lastTurn(frames, viewer);
