import { gameTable } from '../registry';
import ReplayTable from './ReplayTable.svelte';
import { direct } from './scenes';
import Table from './Table.svelte';

export const game = gameTable({ Table, ReplayTable, direct });
