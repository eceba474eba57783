import { gameTable } from '../registry';
import { direct } from './scenes';
import { say, tell } from './saying';
import Table from './Table.svelte';

export const game = gameTable({ Table, replay: () => import('./ReplayTable.svelte'), direct, say, tell });
