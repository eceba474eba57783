import { MediaQuery } from 'svelte/reactivity';
import { i18n, languages, negotiate, type Language } from './i18n.svelte';

const choices = {
  language: ['auto', ...languages],
  theme: ['auto', 'light', 'dark'],
  pattern: [true, false],
  motion: ['auto', 'off'],
  tempo: ['normal', 'slow', 'fast', 'instant'],
  sound: [false, true],
  bell: [false, true],
  notify: [false, true],
  confirmations: [true, false],
} as const;

/** What a player may set for himself; the first of the choices is the default. */
export type Settings = { -readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

const STORE = 'panzerkiste.settings'; // public/theme.js reads it, too

function stored(): Partial<Record<keyof Settings, unknown>> {
  try {
    return (
      (JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Record<keyof Settings, unknown>>) ?? {}
    );
  } catch {
    return {};
  }
}

function known<Value>(allowed: readonly [Value, ...Value[]], value: unknown): Value {
  return allowed.find((choice) => choice === value) ?? allowed[0];
}

function read(): Settings {
  const found = stored();
  return {
    language: known<Settings['language']>(choices.language, found.language),
    theme: known<Settings['theme']>(choices.theme, found.theme),
    pattern: known<Settings['pattern']>(choices.pattern, found.pattern),
    motion: known<Settings['motion']>(choices.motion, found.motion),
    tempo: known<Settings['tempo']>(choices.tempo, found.tempo),
    sound: known<Settings['sound']>(choices.sound, found.sound),
    bell: known<Settings['bell']>(choices.bell, found.bell),
    notify: known<Settings['notify']>(choices.notify, found.notify),
    confirmations: known<Settings['confirmations']>(choices.confirmations, found.confirmations),
  };
}

export const settings = $state(read());

const dark = new MediaQuery('prefers-color-scheme: dark');
const calm = new MediaQuery('prefers-reduced-motion: reduce');

export const language = (): Language =>
  settings.language === 'auto' ? negotiate(navigator.languages) : settings.language;

/** The theme that is on, with "auto" resolved. */
export const theme = (): 'light' | 'dark' => {
  if (settings.theme !== 'auto') return settings.theme;
  return dark.current ? 'dark' : 'light';
};

/** Whether things should change place without moving there. */
export const still = (): boolean => settings.motion === 'off' || calm.current;

/** As they stand beside each other. */
export const TEMPOS = ['slow', 'normal', 'fast', 'instant'] as const satisfies readonly Settings['tempo'][];

/** How many times as long as usual everything takes to be shown; nothing at all is shown on the way at 0. */
export const pace = (): number =>
  still() ? 0 : { slow: 2, normal: 1, fast: 0.4, instant: 0 }[settings.tempo];

/** Keeps page, texts and storage as the settings say, for as long as the caller lives. */
export function applySettings(): void {
  $effect(() => {
    const { theme, pattern, motion } = settings;
    Object.assign(document.documentElement.dataset, { theme, pattern, motion });
  });
  $effect(() => {
    if (language() !== i18n.language) void i18n.speak(language());
  });
  $effect(() => save({ ...settings }));
  $effect(() => {
    const follow = ({ key }: StorageEvent) => key === STORE && Object.assign(settings, read());
    addEventListener('storage', follow); // set in another tab
    return () => removeEventListener('storage', follow);
  });
}

function save(values: Settings): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(values));
  } catch {
    // Private windows may refuse storage; the settings then last as long as the page.
  }
}
