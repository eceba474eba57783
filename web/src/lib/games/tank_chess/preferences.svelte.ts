const STORE = 'panzerkiste.tank-chess';

/** How this player likes his board; kept in this browser. */
class Preferences {
  coordinates = $state(true);
  /** The log as moves in notation, or as a story. */
  story = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Record<string, unknown>>;
      this.coordinates = kept.coordinates !== false;
      this.story = kept.story === true;
    } catch {
      // Nothing readable is kept: the defaults hold.
    }
  }

  save(): void {
    try {
      localStorage.setItem(STORE, JSON.stringify({ coordinates: this.coordinates, story: this.story }));
    } catch {
      // Private windows may refuse storage; the choice then lasts as long as the page.
    }
  }
}

export const preferences = new Preferences();
