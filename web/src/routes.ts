import { route } from './lib/router.svelte';

/** Every address of the client. A parameter of the path is a property of the screen. */
export const routes = [
  route('/', () => import('./routes/Home.svelte')),
  route('/new/:game', () => import('./routes/NewMatch.svelte')),
  route('/join/:code', () => import('./routes/Join.svelte')),
  route('/match/:id', () => import('./routes/Match.svelte')),
  route('/replay/:id', () => import('./routes/Replay.svelte')),
  route('/rules/:game', () => import('./routes/Rulebook.svelte')),
  route('/maps/tank-chess', () => import('./routes/MapEditor.svelte')),
  route('/maps/tank-chess/:id', () => import('./routes/MapEditor.svelte')),
  route('/analysis/tank-chess', () => import('./routes/Analysis.svelte')),
  route('/analysis/tank-chess/:id', () => import('./routes/Analysis.svelte')),
  route('/decks/tank-hunter', () => import('./routes/DeckEditor.svelte')),
  route('/decks/tank-hunter/:id', () => import('./routes/DeckEditor.svelte')),
  route('/armies/dropzone', () => import('./routes/ArmyBuilder.svelte')),
  route('/armies/dropzone/:id', () => import('./routes/ArmyBuilder.svelte')),
  route('/battlefields/dropzone', () => import('./routes/BattlefieldEditor.svelte')),
  route('/battlefields/dropzone/:id', () => import('./routes/BattlefieldEditor.svelte')),
  route('/settings', () => import('./routes/Settings.svelte')),
];

export const notFound = route('', () => import('./routes/NotFound.svelte'));
