import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** What each language calls itself; shown alike in every language. */
export const languageNames: Record<Language, string> = { de: 'Deutsch', en: 'English' };

/** The catalogues by path; a game's lie beside the game. Their names are unique. */
const catalogues = import.meta.glob<string>(
  ['../../../src/panzerkiste/locales/*/*.ftl', '../../../src/panzerkiste/{games,workshops}/*/texts/*/*.ftl'],
  { query: '?raw', import: 'default' },
);

/** What stands on the games' boxes, which every screen may name. */
const boxes = [
  ...new Set(Object.keys(catalogues).flatMap((path) => /(\w+_box)\.ftl$/.exec(path)?.slice(1) ?? [])),
];

/** The best of our languages for a browser that prefers these, the most wanted first. */
export function negotiate(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languages.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

type Facts = Record<string, FluentVariable>;

class Texts {
  language = $state.raw<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  #names = new Set(['app', ...boxes]);
  #wanted: Language = 'en';
  /** How the table that is open calls what its game names otherwise. */
  calling = $state.raw<(facts: Facts) => Facts>((facts) => facts);
  #change = Promise.resolve();

  /** Changes the language; texts stay in the old one until the new ones are here. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    return this.#load();
  }

  /**
   * Adds a catalogue, such as a game's, to the texts at hand, in this language and every later one. One that the client
   * was built without is named by its address at the server.
   */
  add(catalogue: string): Promise<void> {
    if (this.#names.has(catalogue)) return this.#change;
    this.#names.add(catalogue);
    return this.#load().catch((reason: unknown) => {
      this.#names.delete(catalogue); // another try asks again
      throw reason;
    });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** One load after the other, each of what is wanted when its turn comes; a failed one does not stop the next. */
  #load(): Promise<void> {
    this.#change = this.#change
      .catch(() => {})
      .then(async () => {
        const language = this.#wanted;
        this.#bundle = await read(language, [...this.#names]);
        this.language = language;
        document.documentElement.lang = language;
      });
    return this.#change;
  }

  format(key: string, args?: Facts): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return missing(key);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args && this.calling(args), errors);
    return errors[0] ? missing(`${key} (${errors[0].message})`) : text;
  }
}

async function read(language: Language, names: string[]): Promise<FluentBundle> {
  const wanted = Object.entries(catalogues).filter(([path]) =>
    names.some((name) => path.endsWith(`/${language}/${name}.ftl`)),
  );
  const built = wanted.map(([, load]) => load());
  const others = names.filter(isAddress).map((address) => fetchText(address, language));
  const sources = await Promise.all([...built, ...others]);
  // No isolation marks: both languages run from left to right, and the marks would end up in copied text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

const isAddress = (catalogue: string): boolean => catalogue.startsWith('/');

const fetched = new Map<string, string>();

/** Each is asked for once, so that what is here already needs no server. */
async function fetchText(address: string, language: Language): Promise<string> {
  const whole = `${address}?lang=${language}`;
  if (!fetched.has(whole)) {
    const response = await fetch(whole);
    if (!response.ok) throw new Error(`${response.status} ${whole}`);
    fetched.set(whole, await response.text());
  }
  return fetched.get(whole)!;
}

function missing(key: string): string {
  if (import.meta.env.MODE === 'test') throw new Error(`no text for ${key}`);
  return key;
}

export const i18n = new Texts();

/** The text for a key in the player's language; changes on screen when the language does. */
export function t(key: string, args?: Facts): string {
  return i18n.format(key, args);
}
