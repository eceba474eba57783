// Nobody registers, and a server knows a visitor by his browser alone: so the training book lies in the browser, too.

import { untrack } from 'svelte';

const STORE = 'panzerkiste.lessons';

type Stamps = Readonly<Record<string, readonly string[]>>;

function read(): Stamps {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? '{}') as unknown;
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, ids]) => Array.isArray(ids))) as Stamps;
  } catch {
    return {};
  }
}

const together = (one: Stamps, other: Stamps): Stamps =>
  Object.entries(other).reduce(
    (all, [game, ids]) => ({ ...all, [game]: [...new Set([...(all[game] ?? []), ...ids])] }),
    one,
  );

class TrainingBook {
  #stamps = $state.raw<Stamps>(read());

  has(game: string, lesson: string): boolean {
    return this.#stamps[game]?.includes(lesson) ?? false;
  }

  /** Has the visitor learnt anything here yet? */
  get isEmpty(): boolean {
    return Object.keys(this.#stamps).length === 0;
  }

  stamp(game: string, lesson: string): void {
    // Another tab may have stamped meanwhile; where nothing can be stored, only we know.
    const stamps = [read(), { [game]: [lesson] }].reduce(
      together,
      untrack(() => this.#stamps),
    );
    this.#stamps = stamps;
    try {
      localStorage.setItem(STORE, JSON.stringify(stamps));
    } catch {
      // Private windows may refuse storage; the stamps then last as long as the page.
    }
  }
}

export const book = new TrainingBook();
