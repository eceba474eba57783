import { t } from '../../i18n.svelte';
import { route } from '../../router.svelte';
import { lidText } from '../lid';
import type { GameEntry } from '../registry';
import { BOX } from './box.gen';
import './colours.css';

export const entry: GameEntry = {
  id: 'tank-hunter',
  order: 3,
  paint: 'slate',
  ...lidText(BOX),
  links: [{ href: '/decks/tank-hunter', icon: 'plus', text: () => t('game-workshop-decks') }],
  routes: [
    route('/decks/tank-hunter', () => import('./routes/DeckEditor.svelte')),
    route('/decks/tank-hunter/:id', () => import('./routes/DeckEditor.svelte')),
  ],
  table: () => import('./index'),
  example: () => import('./example'),
  minute: () => import('./Minute.svelte'),
  setUp: () => import('./setup'),
  catalogues: { rules: ['tank_hunter'], files: ['tank_hunter_decks'], table: ['tank_hunter_table'] },
};
