import type { GameInfo } from '../../api';
import { lidText } from '../lid';
import type { Box, GameEntry } from '../registry';

/** A game of which the client knows nothing but what the server says. */
export const anyGame = (id: string): GameEntry => ({
  id,
  order: Infinity,
  paint: 'slate',
  players: '',
  drawn: true,
  table: () => import('./index'),
  example: () => import('./example'),
  catalogues: { rules: [`/api/games/${encodeURIComponent(id)}/texts`], table: [] },
});

/** Its box, once the server has said what is in it. */
export const boxOf = (game: GameInfo): Box => ({ ...anyGame(game.id), ...lidText(game) });
