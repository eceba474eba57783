import { meeting } from './meeting';

/** In how many matches it is this visitor's turn; the number at "Games". */
class Turns {
  count = $state(0);

  /** Without an answer it stays as it was. */
  async ask(): Promise<void> {
    await meeting.turns().then(
      ({ count }) => (this.count = count),
      () => {},
    );
  }
}

export const turns = new Turns();
