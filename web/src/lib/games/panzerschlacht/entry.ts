import { lidText } from '../lid';
import type { GameEntry } from '../registry';
import { BOX } from './box.gen';

export const entry: GameEntry = {
  id: 'panzerschlacht',
  order: 1,
  paint: 'olive',
  ...lidText(BOX),
  table: () => import('./index'),
  example: () => import('./example'),
  minute: () => import('./Minute.svelte'),
  catalogues: { rules: ['panzerschlacht'], table: ['panzerschlacht_table'] },
};
