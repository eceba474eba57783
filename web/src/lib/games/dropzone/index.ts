import { gameTable } from '../registry';
import { direct } from './map/scenes';
import ReplayTable from './ReplayTable.svelte';
import Table from './Table.svelte';

export const game = gameTable({ Table, ReplayTable, direct });
