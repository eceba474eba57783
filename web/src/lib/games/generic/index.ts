import { gameTable } from '../registry';
import Table from './Table.svelte';
import { direct } from './words';

/** The table of a game that has none of its own. */
export const game = gameTable({ Table, replay: () => import('./ReplayTable.svelte'), direct });
