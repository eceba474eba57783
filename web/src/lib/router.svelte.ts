import { tick, type Component } from 'svelte';

type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : Record<never, never>;

type Screen = Component<Record<string, string>>;

export interface Route {
  /** The parameters in the path, or null if it is not this route's. */
  match: (path: string) => Record<string, string> | null;
  load: () => Promise<{ default: Screen }>;
}

/** A path such as `/new/:game` and the screen it opens; the compiler checks that the screen takes `game`. */
export function route<Path extends string>(
  path: Path,
  load: () => Promise<{ default: Component<Params<Path>> }>,
): Route {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);
  return {
    match: (actual) => {
      const found = pattern.exec(actual);
      if (!found) return null;
      return Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
      );
    },
    load: load as unknown as Route['load'], // the check above is all the typing there is; here screens are alike
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface Shown {
  path: string;
  screen: Screen;
  params: Record<string, string>;
}

class Router {
  shown = $state.raw<Shown>();
  /** The part after `#`, without it. */
  hash = $state('');

  #routes: Route[] = [];
  #notFound: Route | undefined;
  #away: Route | undefined;
  #latest = 0;

  /** *away* takes the place of a screen that cannot be fetched. */
  async start(routes: Route[], notFound: Route, away: Route): Promise<void> {
    this.#routes = routes;
    this.#notFound = notFound;
    this.#away = away;
    addEventListener('popstate', () => void this.#show(location.pathname));
    document.addEventListener('click', (click) => this.#follow(click));
    await this.#show(location.pathname);
  }

  /** Opens an address of ours, as a link would. */
  async go(address: string): Promise<void> {
    history.pushState(null, '', address);
    await this.#show(location.pathname);
    if (!location.hash) scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  /** The same page, at no place in particular. */
  leavePlace(): void {
    if (!this.hash) return;
    history.replaceState(null, '', location.pathname + location.search);
    this.hash = '';
  }

  async #show(path: string): Promise<void> {
    this.hash = decoded(location.hash.slice(1));
    if (path === this.shown?.path) return;
    const mine = ++this.#latest;
    const found = this.#find(path);
    const { default: screen } = await found.route.load().catch(() => this.#away!.load());
    if (mine !== this.#latest) return; // the player has gone elsewhere in the meantime
    this.shown = { path, screen, params: found.params };
    await tick();
  }

  #find(path: string): { route: Route; params: Record<string, string> } {
    for (const candidate of this.#routes) {
      const params = candidate.match(path);
      if (params) return { route: candidate, params };
    }
    if (!this.#notFound) throw new Error('the router was not started');
    return { route: this.#notFound, params: {} };
  }

  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = click.target instanceof Element ? click.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (/^\/(api|docs)\//.test(link.pathname)) return; // the server's own pages
    // A link within the page is the browser's business; it tells us by popstate.
    if (link.pathname === location.pathname && link.hash) return;
    click.preventDefault();
    void this.go(link.href);
  }
}

export const router = new Router();
