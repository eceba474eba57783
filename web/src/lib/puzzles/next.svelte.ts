import { api } from '../api';
import { t } from '../i18n.svelte';
import { router } from '../router.svelte';
import { dialogs } from '../ui/dialogs.svelte';
import { toasts } from '../ui/toasts.svelte';
import { puzzleBook } from './book.svelte';
import { isForPage } from './keys';

interface Wish {
  game: string;
  theme: string;
  /** The puzzles that are not wanted again. */
  done: readonly string[];
}

/** The way to the next puzzle, by a button or the key N; without a wish there is none. */
export class NextPuzzle {
  busy = $state(false);
  #wish: () => Wish | undefined;

  constructor(wish: () => Wish | undefined) {
    this.#wish = wish;
    // Whoever has gone elsewhere meanwhile is not called back.
    $effect(() => () => void (this.busy = false));
  }

  go = async (): Promise<void> => {
    const wish = this.#wish();
    if (this.busy || !wish) return;
    this.busy = true;
    const { game, theme, done } = wish;
    try {
      const { id } = await api.nextPuzzle(game, puzzleBook.of(game).rating, theme, done);
      if (this.busy) await router.go(`/puzzles/${game}/${id}`);
    } catch {
      toasts.say(t('error-refused'));
    } finally {
      this.busy = false;
    }
  };

  key = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'n' && dialogs.open === 0 && isForPage(event)) void this.go();
  };
}
