// How many matches wait for whoever sits before this browser: in the page's title, its icon, and where he wants it by a
// sound or a word of the browser's.

import { ask, tell } from '../api';
import { ring } from '../board/sound';
import { i18n, t } from '../i18n.svelte';
import { settings } from '../settings.svelte';

const SOON = 15_000; // milliseconds until the server is asked again
const LATER = 60_000; // while nobody looks
const LOOKING = 60_000; // how often at most the server hears that somebody looks

class Turns {
  /** The matches in which it is his turn, without the one that is open here. */
  #waiting = $state.raw<readonly string[]>([]);
  /** The match whose table is open here, and whether it asks him. */
  here = $state.raw<{ match: string; asked: boolean }>();

  #watched = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looked = -LOOKING;

  readonly count = $derived(
    this.#waiting.filter((id) => id !== this.here?.match).length + (this.here?.asked ? 1 : 0),
  );

  /** Asks now and then, until the returned function is called. */
  watch(): () => void {
    const look = (): void => void (document.hidden || this.ask());
    document.addEventListener('visibilitychange', look);
    this.#watched = true;
    void this.ask();
    return () => {
      this.#watched = false;
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.#timer);
    };
  }

  /** Asks now; and again later, for as long as somebody wants to know. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.#look();
    await ask<{ count: number; matches: string[] }>('/my-turns').then(
      ({ matches }) => this.#learn(matches),
      () => {}, // without an answer nothing is known; the next may have one
    );
    clearTimeout(this.#timer); // two may have asked at once
    if (this.#watched) this.#timer = setTimeout(() => void this.ask(), document.hidden ? LATER : SOON);
  }

  /** Whoever sees the page needs no message about what stands in its title. */
  #look(): void {
    if (document.hidden || performance.now() - this.#looked < LOOKING) return;
    this.#looked = performance.now();
    tell('/me/looked', {}).catch(() => {});
  }

  #learn(matches: readonly string[]): void {
    const isNew = matches.some((id) => !this.#waiting.includes(id) && id !== this.here?.match);
    this.#waiting = matches;
    if (isNew) this.announce();
  }

  /** It has just become his turn somewhere. */
  announce(): void {
    ring();
    if (settings.notify && document.hidden && Notification.permission === 'granted')
      void i18n
        .add('telling')
        .then(() => new Notification('Panzerkiste', { body: t('telling-turn-now'), tag: 'turn' }));
  }
}

export const turns = new Turns();

/** Keeps the icons of page and program as the number says, for as long as the caller lives. */
export function showTurns(): void {
  $effect(() => turns.watch());
  $effect(() => {
    const { count } = turns;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = count ? '/favicon-turn.svg' : '/favicon.svg';
    if (!('setAppBadge' in navigator)) return;
    (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {}); // it may be refused
  });
}
