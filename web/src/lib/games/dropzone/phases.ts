import { topFrame, type Frame } from './wire';
import type { State } from './protocol.gen';

/** DZ-080: the parts of a turn; before the first one there may be deployment. */
export type Phase = 'deployment' | 'initiation' | 'activation' | 'actions' | 'end';

const INITIATION: readonly Frame['type'][] = [
  'BeginTurn',
  'RollInitiative',
  'WinInitiative',
  'OfferLast',
  'CleanUp',
  'ReserveStep',
  'CallReserves',
  'RollReserves',
  'RefillHands',
  'DiscardCards',
  'DrawCards',
];

export function phaseOf(state: State): Phase {
  if (state.turn === 0) return 'deployment';
  if (state.activation) return 'actions';
  const frame = topFrame(state);
  if (!frame || frame.type === 'EndPhase') return 'end';
  return INITIATION.includes(frame.type) ? 'initiation' : 'activation';
}

/** Whose battlegroup acts, or who is to announce one. */
export function activePlayer(state: State): number | undefined {
  const frame = topFrame(state);
  return state.activation?.player ?? (frame?.type === 'AnnounceBattlegroup' ? frame.player : undefined);
}
