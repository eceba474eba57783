import { gameTable } from '../registry';
import { say } from './saying';
import { direct } from './scenes';
import Table from './Table.svelte';

export const game = gameTable({ Table, replay: () => import('./ReplayTable.svelte'), direct, say });
