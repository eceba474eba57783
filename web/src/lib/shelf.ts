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
  /** How many sit down if nobody says otherwise, where it is not as many as may. */
  usual?: number;
  /** What can be made for it: maps of Tank Chess at `/maps/tank-chess`. */
  workshops?: readonly ('maps' | 'decks' | 'armies' | 'battlefields')[];
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
  },
  {
    id: 'tank-chess',
    cover: TankChess,
    paint: 'sand',
    players: '2',
    minutes: '30–60',
    workshops: ['maps'],
    analysis: '/analysis/tank-chess',
  },
  {
    id: 'tank-hunter',
    cover: TankHunter,
    paint: 'slate',
    players: '2–8',
    minutes: '45',
    workshops: ['decks'],
  },
  {
    id: 'dropzone',
    cover: Dropzone,
    paint: 'clay',
    players: '2–4',
    minutes: '90',
    usual: 2,
    workshops: ['armies', 'battlefields'],
  },
];

export const boxOf = (game: string): Box | undefined => boxes.find((box) => box.id === game);
