import { t } from '../../i18n.svelte';
import { route } from '../../router.svelte';
import { lidText } from '../lid';
import type { GameEntry } from '../registry';
import { BOX } from './box.gen';
import './colours.css';

export const entry: GameEntry = {
  id: 'dropzone',
  order: 4,
  paint: 'clay',
  ...lidText(BOX),
  links: [
    { href: '/armies/dropzone', icon: 'plus', text: () => t('game-workshop-armies') },
    { href: '/battlefields/dropzone', icon: 'plus', text: () => t('game-workshop-battlefields') },
  ],
  routes: [
    route('/armies/dropzone', () => import('./routes/ArmyBuilder.svelte')),
    route('/armies/dropzone/:id', () => import('./routes/ArmyBuilder.svelte')),
    route('/battlefields/dropzone', () => import('./routes/BattlefieldEditor.svelte')),
    route('/battlefields/dropzone/:id', () => import('./routes/BattlefieldEditor.svelte')),
  ],
  table: () => import('./index'),
  example: () => import('./example'),
  minute: () => import('./Minute.svelte'),
  setUp: () => import('./setup'),
  catalogues: { rules: ['dropzone', 'dropzone_lists'], table: ['dropzone_units', 'dropzone_table'] },
};
