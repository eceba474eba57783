// Whether the host can be reached. What was kept in the browser (worker.js) is shown meanwhile.

const BETWEEN = 3000; // milliseconds between two tries
const LIMIT = 6000; // milliseconds of one: a host that is gone may be silent for minutes

/** The program that this page runs, as the page names it. */
const program = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

class Host {
  away = $state(false);
  /** How often it has come back. */
  returns = $state(0);
  /** A part of the program was missing meanwhile: only opening the page anew brings it. */
  misses = false;

  #asking = false;

  /** A copy was given instead of an answer, or nothing at all: away is only who does not answer when asked again. */
  lose(): void {
    if (this.#asking) return;
    this.#asking = true;
    void this.#wait().finally(() => (this.#asking = false));
  }

  /** It has answered something: it is there, however late. */
  hear(): void {
    if (this.away && !this.misses) this.#return();
  }

  async #wait(): Promise<void> {
    let [next, page] = [pause(), await answer()];
    while (page === undefined) {
      this.away = true;
      await next; // it runs since the try began: whoever is connected meanwhile tries again at once
      [next, page] = [pause(), await answer()];
    }
    if (this.misses || !page.includes(program())) return location.reload();
    this.#return();
  }

  #return(): void {
    this.away = false;
    this.returns += 1;
  }
}

const answer = (): Promise<string | undefined> =>
  fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT) }).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

/** A while, or until the machine is connected again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, BETWEEN);
    addEventListener('online', done);
  });
}

export const host = new Host();

const FIRST = 1500; // milliseconds that a page has for what it needs itself

/** Lets the browser keep what can be read without the host, where it trusts the address: https and localhost. */
export function keepForReading(): void {
  if ('kept' in document.documentElement.dataset) host.lose();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = () => navigator.serviceWorker.register('/worker.js').catch(() => {}); // private windows may refuse
  setTimeout(() => void begin(), FIRST);
}
