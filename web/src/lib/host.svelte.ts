// Whether the host can be reached. What was kept in the browser (worker.js) is shown meanwhile.

const BETWEEN = 3000; // milliseconds between two tries

/** The program that this page runs, as the page names it. */
const program = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

class Host {
  away = $state(false);
  /** How often it has come back. */
  returns = $state(0);
  /** A part of the program was missing meanwhile: only opening the page anew brings it. */
  misses = false;

  /** A copy was given instead of an answer, or nothing at all. */
  lose(): void {
    if (this.away) return;
    this.away = true;
    void this.#wait();
  }

  async #wait(): Promise<void> {
    let page = await answer();
    while (page === undefined) {
      await pause();
      page = await answer();
    }
    if (this.misses || !page.includes(program())) return location.reload();
    this.away = false;
    this.returns += 1;
  }
}

const answer = (): Promise<string | undefined> =>
  fetch('/', { cache: 'no-store' }).then(
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
