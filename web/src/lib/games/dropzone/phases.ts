import type { Battle as State } from './protocol.gen';

/** Whose battlegroup acts, or who is to announce one. */
export function activePlayer(state: State): number | undefined {
  const frame = state.question;
  return state.activation?.player ?? (frame?.type === 'AnnounceBattlegroup' ? frame.player : undefined);
}
