import { gameTable } from '../registry';
import ReplayTable from './ReplayTable.svelte';
import { direct } from './scenes';
import Table from './Table.svelte';
import type { View } from './protocol.gen';

export const game = gameTable({
  Table,
  ReplayTable,
  direct,
  hasSecrets: () => false,
  turnOf: (view) => (view as View).state.turn,
});
