import { entries } from './lib/games/registry';
import { route } from './lib/router.svelte';

/** Every address of the client. A parameter of the path is a property of the screen. */
export const routes = [
  route('/', () => import('./routes/Home.svelte')),
  route('/lobby', () => import('./routes/Lobby.svelte')),
  route('/finished', () => import('./routes/Finished.svelte')),
  route('/new/:game', () => import('./routes/NewMatch.svelte')),
  route('/join/:code', () => import('./routes/Join.svelte')),
  route('/watch/:code', () => import('./routes/Join.svelte')),
  route('/match/:id', () => import('./routes/Match.svelte')),
  route('/replay/:id', () => import('./routes/Replay.svelte')),
  route('/review/:id', () => import('./routes/Review.svelte')),
  route('/rules/:game', () => import('./routes/Rulebook.svelte')),
  route('/learn', () => import('./routes/Learn.svelte')),
  route('/learn/:game', () => import('./routes/Learn.svelte')),
  route('/learn/:game/:lesson', () => import('./routes/Lesson.svelte')),
  route('/puzzles', () => import('./routes/Puzzles.svelte')),
  route('/puzzles/:game', () => import('./routes/PuzzleBook.svelte')),
  route('/puzzles/:game/:puzzle', () => import('./routes/Puzzle.svelte')),
  route('/farewell/:token', () => import('./routes/Farewell.svelte')),
  route('/me', () => import('./routes/Me.svelte')),
  route('/openid', () => import('./routes/OpenId.svelte')),
  route('/people/:handle', () => import('./routes/Person.svelte')),
  route('/events', () => import('./routes/Events.svelte')),
  route('/events/:id', () => import('./routes/Event.svelte')),
  route('/club', () => import('./routes/Club.svelte')),
  route('/settings', () => import('./routes/Settings.svelte')),
  route('/bots', () => import('./routes/Bots.svelte')),
  ...entries.flatMap(({ routes = [] }) => routes),
];

export const notFound = route('', () => import('./routes/NotFound.svelte'));

/** In place of a screen that cannot be fetched. */
export const away = route('', () => import('./routes/Away.svelte'));
