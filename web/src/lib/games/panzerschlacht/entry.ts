import type { GameEntry } from '../registry';
import Cover from './Cover.svelte';

export const entry: GameEntry = {
  id: 'panzerschlacht',
  order: 1,
  cover: Cover,
  paint: 'olive',
  players: '2',
  minutes: '30',
  table: () => import('./index'),
  example: () => import('./example'),
  minute: () => import('./Minute.svelte'),
  catalogues: { rules: ['panzerschlacht'], table: ['panzerschlacht_table'] },
};
