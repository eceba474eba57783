import { api } from '../../api';
import { gameTable, type GameTable } from '../registry';
import ReplayTable from './ReplayTable.svelte';
import Table from './Table.svelte';
import { direct } from './words';

/** The table of a game that has none of its own. */
export async function openTable(id: string): Promise<GameTable> {
  const { open } = await api.game(id);
  return gameTable({ Table, ReplayTable, direct, hasSecrets: () => !open });
}
