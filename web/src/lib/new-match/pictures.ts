import type { Component } from 'svelte';
import { api, type Options } from '../api';

/** What there is to choose from by its picture. */
export interface Pictures {
  /** Draws what comes with the game by its name, and what the player has made by its text. */
  draw: () => Promise<{ default: Component<{ name: string }> }>;
  /** What the player has made, and where more can be made. */
  own: () => Promise<readonly { name: string; text: string }[]>;
  workshop: string;
  /** Options without which the choice cannot be played. */
  needs: (choice: string) => Promise<Options>;
}

export const pictures: Record<string, Pictures> = {
  'tank-chess': {
    draw: () => import('../games/tank_chess/MapPicture.svelte'),
    own: api.maps,
    workshop: '/maps/tank-chess',
    needs: async (map) => {
      const { mapFor } = await import('../games/tank_chess/maps');
      return /[_~"]/.test(mapFor(map)?.terrain ?? '') ? { module: 'funset' } : {}; // TCX-06
    },
  },
};
