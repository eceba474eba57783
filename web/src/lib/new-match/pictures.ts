import type { Component } from 'svelte';
import { api, type Options } from '../api';
import { i18n, t } from '../i18n.svelte';
import { fieldOf } from './fields';

/** What there is to choose from by its picture. */
export interface Pictures {
  /** Draws what comes with the game by its name, and what the player has made by its text. */
  draw: () => Promise<{ default: Component<{ name: string }> }>;
  /** What is to be said about the one that is chosen. */
  about: (choice: string) => Promise<string>;
  /** What the player has made, and where more can be made. */
  own: () => Promise<readonly { name: string; text: string }[]>;
  workshop: string;
  /** Options without which the choice cannot be played. */
  needs: (choice: string) => Promise<Options>;
}

const isOwn = (choice: string): boolean => choice.includes('\n'); // a file's text, not a name

export const pictures: Record<string, Pictures> = {
  'tank-chess': {
    draw: () => import('../games/tank_chess/MapPicture.svelte'),
    about: (map) => Promise.resolve(isOwn(map) ? t('new-own-advice') : t(`tank-chess-map-${map}-advice`)),
    own: api.maps,
    workshop: '/maps/tank-chess',
    needs: async (map) => {
      const { mapFor } = await import('../games/tank_chess/maps');
      return /[_~"]/.test(mapFor(map)?.terrain ?? '') ? { module: 'funset' } : {}; // TCX-06
    },
  },
  dropzone: {
    draw: () => import('./FieldPicture.svelte'),
    about: async (field) => {
      const { language } = i18n;
      return (await fieldOf(field)).description[language];
    },
    own: async () => {
      const { language } = i18n;
      return (await api.battlefields()).map(({ name, text }) => ({ name: name[language], text }));
    },
    workshop: '/battlefields/dropzone',
    needs: () => Promise.resolve({}),
  },
};
