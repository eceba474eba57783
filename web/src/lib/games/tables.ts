import type { Component } from 'svelte';
import type { Direct, Stage, Timed } from '../board/stage.svelte';
import { i18n } from '../i18n.svelte';
import type { Match } from '../match.svelte';
import type { Invite, Replay, Table } from '../protocol.gen';

export interface TableProps<Scene extends Timed> {
  match: Match;
  stage: Stage<Scene>;
  /** What the screen shows; the match may already be further. */
  table: Table;
  invites: readonly Invite[];
  watch: string | undefined;
  onrematch: () => void;
}

export interface ReplayProps {
  replay: Replay;
  /** The match, where the server has it; a file that was only read has none. */
  id: string | undefined;
  onseat: (seat: number) => void;
}

/** How a game is shown: its table, its replay, and the pictures of what happens. */
export interface GameTable {
  Table: Component<TableProps<Timed>>;
  ReplayTable: Component<ReplayProps>;
  direct: Direct<Timed>;
  /** Something lies hidden, so a device changes hands behind a curtain. */
  hasSecrets: (options: unknown) => boolean;
  /** The number of the turn that a view shows; none before the first. */
  turnOf: (view: unknown) => number | undefined;
  catalogues: readonly string[];
}

/** Each game's table is fetched when it is played. */
const tables: Record<string, () => Promise<{ game: GameTable }>> = {
  dropzone: () => import('./dropzone'),
  panzerschlacht: () => import('./panzerschlacht'),
  'tank-chess': () => import('./tank_chess'),
  'tank-hunter': () => import('./tank_hunter'),
};

export async function openGame(id: string): Promise<GameTable> {
  const fetch = tables[id];
  if (!fetch) throw new Error(`there is no table for ${id}`);
  const { game } = await fetch();
  await Promise.all(game.catalogues.map((name) => i18n.add(name)));
  return game;
}

/** A scene is the game's own affair: only its table and its director know what is in it. */
export function gameTable<Scene extends Timed>(parts: {
  Table: Component<TableProps<Scene>>;
  ReplayTable: Component<ReplayProps>;
  direct: Direct<Scene>;
  hasSecrets: (options: unknown) => boolean;
  turnOf: (view: unknown) => number | undefined;
  catalogues: readonly string[];
}): GameTable {
  return parts as unknown as GameTable;
}
