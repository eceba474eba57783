import { t } from '../../i18n.svelte';
import { route } from '../../router.svelte';
import { lidText } from '../lid';
import type { GameEntry } from '../registry';
import { BOX } from './box.gen';

export const entry: GameEntry = {
  id: 'tank-chess',
  order: 2,
  paint: 'sand',
  ...lidText(BOX),
  links: [
    { href: '/maps/tank-chess', icon: 'plus', text: () => t('game-workshop-maps') },
    { href: '/analysis/tank-chess', icon: 'search', text: () => t('game-analyse') },
  ],
  routes: [
    route('/maps/tank-chess', () => import('./routes/MapEditor.svelte')),
    route('/maps/tank-chess/:id', () => import('./routes/MapEditor.svelte')),
    route('/analysis/tank-chess', () => import('./routes/Analysis.svelte')),
    route('/analysis/tank-chess/:id', () => import('./routes/Analysis.svelte')),
  ],
  table: () => import('./index'),
  example: () => import('./example'),
  minute: () => import('./Minute.svelte'),
  setUp: () => import('./setup'),
  catalogues: { rules: ['tank_chess'], table: ['tank_chess_table'] },
};
