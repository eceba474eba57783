import type { Component } from 'svelte';
import Dropzone from './covers/Dropzone.svelte';
import Panzerschlacht from './covers/Panzerschlacht.svelte';
import TankChess from './covers/TankChess.svelte';
import TankHunter from './covers/TankHunter.svelte';

export interface Box {
  id: string;
  cover: Component;
  paint: 'sand' | 'olive' | 'slate' | 'clay';
  players: string;
  minutes: string;
  /** Whether it can be played, or is still being built. */
  playable: boolean;
  /** Where maps for it are drawn. */
  workshop?: string;
  /** Where its positions are analysed. */
  analysis?: string;
}

/** The games on the shelf. Their titles and texts are in the catalogue, under `game-<id>-…`. */
export const boxes: readonly Box[] = [
  {
    id: 'panzerschlacht',
    cover: Panzerschlacht,
    paint: 'olive',
    players: '2',
    minutes: '30',
    playable: true,
  },
  {
    id: 'tank-chess',
    cover: TankChess,
    paint: 'sand',
    players: '2',
    minutes: '30–60',
    playable: true,
    workshop: '/maps/tank-chess',
    analysis: '/analysis/tank-chess',
  },
  {
    id: 'tank-hunter',
    cover: TankHunter,
    paint: 'slate',
    players: '2–8',
    minutes: '45',
    playable: true,
    workshop: '/decks/tank-hunter',
  },
  { id: 'dropzone', cover: Dropzone, paint: 'clay', players: '2', minutes: '90', playable: false },
];

/** The box of a game that can be played, if there is one of that name. */
export const playableBox = (game: string): Box | undefined =>
  boxes.find((box) => box.id === game && box.playable);
