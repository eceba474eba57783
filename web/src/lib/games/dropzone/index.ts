import { gameTable } from '../registry';
import { direct } from './map/scenes';
import ReplayTable from './ReplayTable.svelte';
import Table from './Table.svelte';
import type { View } from './protocol.gen';

export const game = gameTable({
  Table,
  ReplayTable,
  direct,
  hasSecrets: (options) => (options as View['state']['options']).cards, // the hands, DZ-097
  turnOf: (view) => (view as View).state.turn || undefined,
});
