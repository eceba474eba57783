import { gameTable } from '../registry';
import { direct } from './map/scenes';
import { say } from './saying';
import Table from './Table.svelte';

export const game = gameTable({ Table, replay: () => import('./ReplayTable.svelte'), direct, say });
