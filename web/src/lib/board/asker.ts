/** Whoever answers questions by the rules: a match, or an analysis. */
export interface Adviser<Query = unknown> {
  /** Null where it cannot be answered now. */
  ask: <Advice>(query: Query) => Promise<Advice | null>;
}

const PAUSE = 60; // milliseconds between two questions: the server answers no more than twenty in a second

/** Where the newest question waits while an older one is on its way. */
interface Line {
  next?: (() => Promise<void>) | undefined;
}

/** Asks one question at a time, and only the newest is answered: a pull on the board asks often. */
export class Asker<Query = unknown> {
  #adviser: () => Adviser<Query>;
  #newest = 0;
  #line: Line | undefined;

  constructor(adviser: () => Adviser<Query>) {
    this.#adviser = adviser;
  }

  /** What was asked so far is not wanted any more, and what is asked next need not wait for it. */
  forget(): void {
    this.#newest += 1;
    if (this.#line) this.#line.next = undefined;
    this.#line = undefined;
  }

  /** The answer. It never comes if something newer was asked, or everything was forgotten, in the meantime. */
  ask<Advice>(query: Query): Promise<Advice | null> {
    const mine = ++this.#newest;
    return new Promise((answered) => {
      this.#queue(async () => {
        const advice = await this.#answer<Advice>(query);
        if (mine === this.#newest) answered(advice);
      });
    });
  }

  /** What cannot be asked at all has no answer either; whoever asks next is still heard. */
  async #answer<Advice>(query: Query): Promise<Advice | null> {
    try {
      return await this.#adviser().ask<Advice>(query);
    } catch {
      return null;
    }
  }

  #queue(next: () => Promise<void>): void {
    if (this.#line) {
      this.#line.next = next;
      return;
    }
    this.#line = { next };
    void this.#work(this.#line);
  }

  async #work(line: Line): Promise<void> {
    while (line.next) {
      const { next } = line;
      line.next = undefined;
      await next();
      await new Promise((rested) => setTimeout(rested, PAUSE));
    }
    if (line === this.#line) this.#line = undefined;
  }
}
