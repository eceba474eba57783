import type { GameEntry } from '../registry';

export const entry: GameEntry = {
  id: 'panzerschlacht',
  order: 1,
  paint: 'olive',
  players: '2',
  minutes: '30',
  table: () => import('./index'),
  example: () => import('./example'),
  catalogues: { rules: ['panzerschlacht'], table: ['panzerschlacht_table'] },
};
