const REMEMBERED = 200; // steps back

/** A work in the making: how it stands, the way back, and whether it is saved. A work is never edited, only replaced. */
export class Draft<Work> {
  work: Work;
  /** The next work is on its way: what is done to this one meanwhile would be lost, so the bench waits. */
  reading = $state(false);
  #past = $state.raw<readonly Work[]>([]);
  #future = $state.raw<readonly Work[]>([]);
  #saved = $state.raw<Work>();

  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);

  constructor(work: Work) {
    this.work = $state.raw(work);
  }

  get changed(): boolean {
    return this.work !== this.#saved;
  }

  /** Puts another work on the bench; the way back starts anew. */
  open(work: Work, { saved = false } = {}): void {
    this.work = work;
    this.#past = this.#future = [];
    this.#saved = saved ? work : undefined;
  }

  /** Fetches the work that is to lie here next. */
  async fetch<Next>(read: () => Promise<Next>): Promise<Next> {
    this.reading = true;
    try {
      return await read();
    } finally {
      this.reading = false;
    }
  }

  /** The work is saved as it stands. */
  keep(): void {
    this.#saved = this.work;
  }

  /** The next step. */
  change(work: Work): void {
    const before = this.work;
    this.work = work;
    this.step(before);
  }

  /** Changes what is no step of its own: a letter of the name, a dab of a stroke. */
  touch(work: Work): void {
    this.work = work;
  }

  /** All that was touched since *before* is one step. */
  step(before: Work): void {
    this.#past = [...this.#past.slice(1 - REMEMBERED), before];
    this.#future = [];
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.work];
    this.work = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.work];
    this.work = after;
  }
}
