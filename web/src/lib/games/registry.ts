import type { Component } from 'svelte';
import { api, type GameInfo } from '../api';
import type { Opening } from '../board/looking';
import type { Direct, Stage, Timed } from '../board/stage.svelte';
import { i18n, t } from '../i18n.svelte';
import type { Match } from '../match.svelte';
import type { SetUp } from '../new-match/fields';
import type { Happened, Invite, Line, Refusal, Replay, Table } from '../protocol.gen';
import type { Route } from '../router.svelte';
import type { IconName } from '../ui/icons';
import { anyGame } from './generic/any';

/** A game on the shelf. Its title and texts are in the catalogue, under `game-<id>-…`. */
export interface Box {
  id: string;
  paint: 'sand' | 'olive' | 'slate' | 'clay';
  players: string;
  /** How long a match takes, where that is known. */
  minutes?: string;
  /** What can be done with it besides playing. */
  links?: readonly { href: string; icon: IconName; text: () => string }[];
}

/** All that the client knows of a game: its `entry.ts`. The box is there at once, the rest is fetched when it is wanted. */
export interface GameEntry extends Box {
  /** Its place on the shelf. */
  order: number;
  /** Screens of its own, at addresses of their own. */
  routes?: readonly Route[];
  table: () => Promise<{ game: GameTable }>;
  example: () => Promise<{ example: ExampleGame }>;
  /** How it is played, as a strip of pictures; without one the rulebook says it in words. */
  minute?: () => Promise<{ default: Component }>;
  /** Its boards are drawn by the server. */
  drawn?: boolean;
  /** Where the usual fields of a set-up form will not do. */
  setUp?: () => Promise<{ setUp: SetUp }>;
  catalogues: {
    /** Sides, options, and why the rules refuse something. */
    rules: readonly string[];
    /** Why a match cannot be made of a file of one's own. */
    files?: readonly string[];
    /** What its table and its examples say besides. */
    table: readonly string[];
  };
}

const found = import.meta.glob<GameEntry>('./*/entry.ts', { eager: true, import: 'entry' });

/** The games with a table of their own, as they stand on the shelf. */
export const entries: readonly GameEntry[] = Object.values(found).sort(
  (one, other) => one.order - other.order,
);

/** Undefined for a game that the client knows nothing of but what the server says. */
export const entryOf = (game: string): GameEntry | undefined => entries.find(({ id }) => id === game);

/** The games that only the server knows. */
export const furtherGames = async (): Promise<GameInfo[]> =>
  (await api.games()).filter(({ id }) => !entryOf(id));

/** `?table=generic` shows any game as if the client knew nothing of it. */
const isForced = (): boolean => new URLSearchParams(location.search).get('table') === 'generic';

/** An address of ours, shown by the same table as the page that leads there. */
export const alike = (address: string): string => (isForced() ? `${address}?table=generic` : address);

/** How a game is shown: by an entry of its own, or as any game. */
export function shownBy(game: string): GameEntry {
  const own = entryOf(game);
  if (!own) return anyGame(game);
  if (!isForced()) return own;
  const { id, order, paint, players, minutes, catalogues } = own;
  return { ...anyGame(game), id, order, paint, players, ...(minutes && { minutes }), catalogues };
}

export interface TableProps<Scene extends Timed> {
  match: Match;
  stage: Stage<Scene>;
  /** What the screen shows; the match may already be further. */
  table: Table;
  invites: readonly Invite[];
  onrematch: () => void;
  /** The places of its panel that somebody beside the table speaks of: they get what room there is. */
  spoken?: readonly string[];
}

export interface ReplayProps {
  replay: Replay;
  /** The match, where the server has it; a file that was only read has none. */
  id: string | undefined;
  /** Shows it with other eyes; not while the match goes on. */
  onseat?: ((seat: number) => void) | undefined;
  /** Where it is opened, if not at its start. */
  from?: Opening | undefined;
}

/** What is there to be named: what lies on the table, and all that was told at it. */
export interface Named {
  table: Table;
  log: readonly Happened[];
}

/** How a game is shown: its table, its replay, and the pictures of what happens. */
export interface GameTable<Scene extends Timed = Timed> {
  Table: Component<TableProps<Scene>>;
  /** Fetched when somebody looks back. */
  replay: () => Promise<{ default: Component<ReplayProps> }>;
  direct: Direct<Scene>;
  /** An action in words; a game whose players read its notation has none. */
  say?: (action: unknown, named: Named) => string;
  /** A line of the story where it takes the table to name what it is about. */
  tell?: (line: Line, named: Named) => string;
}

/** A scene is the game's own affair: only its table and its director know what is in it. */
export function gameTable<Scene extends Timed>(parts: GameTable<Scene>): GameTable {
  return parts as unknown as GameTable;
}

export async function openGame(id: string): Promise<GameTable> {
  const entry = shownBy(id);
  const [{ game }] = await Promise.all([entry.table(), addTexts(entry)]);
  return game;
}

/** A moment of an example with nothing hidden. */
export interface Moment<View> {
  view: View;
  /** The action that led here, or was tried, in notation. */
  text: string;
  refused: Refusal | null;
  happened: readonly Happened[];
  /** As the server draws it, where it was asked to. */
  drawing?: string;
}

interface BoardProps<View, Scene extends Timed> {
  moment: Moment<View>;
  /** The picture on the way to the next moment, while there is one. */
  scene: Scene | undefined;
}

/** How a game draws and tells the examples of its rulebook. */
export interface ExampleGame<View = unknown, Scene extends Timed = Timed> {
  Board: Component<BoardProps<View, Scene>>;
  /** What all seats know, put together. */
  open: (views: readonly unknown[]) => View;
  direct: Direct<Scene>;
  /** A line of the story, or why something is refused; all moments of the example say what its pieces are called. */
  tell: (line: Line, views: readonly View[]) => string;
}

/** Views and scenes are the game's own affair. */
export function exampleGame<View, Scene extends Timed>(parts: ExampleGame<View, Scene>): ExampleGame {
  return parts as unknown as ExampleGame;
}

export async function openExampleGame(id: string): Promise<ExampleGame> {
  const entry = shownBy(id);
  const [{ example }] = await Promise.all([entry.example(), addTexts(entry)]);
  return example;
}

/** The strip of a game that has one, with its words. */
export async function openMinute({ minute, catalogues }: GameEntry): Promise<Component | undefined> {
  const [opened] = await Promise.all([minute?.(), addAll(catalogues.table)]);
  return opened?.default;
}

const addAll = async (catalogues: readonly string[]): Promise<void> => {
  await Promise.all(catalogues.map((name) => i18n.add(name)));
};

const addTexts = ({ catalogues: { rules, table } }: GameEntry): Promise<void> =>
  addAll([...rules, ...table, 'engine']);

const rulesAndFiles = ({ catalogues: { rules, files = [] } }: GameEntry): readonly string[] => [
  ...rules,
  ...files,
];

/** The texts of a game's sides, options and refusals. */
export const addRuleTexts = (game: string): Promise<void> => addAll(rulesAndFiles(shownBy(game)));

/** What stands on a game's box, and what a turn of it is called; of the games with an entry it is always there. */
export const addBoxTexts = (game: string): Promise<void> =>
  entryOf(game) ? Promise.resolve() : addRuleTexts(game);

/** Which turn of a game it is, in its own words if it has some. */
export const turnText = (game: string, turn: number): string =>
  t(i18n.has(`turn-${game}`) ? `turn-${game}` : 'turn-any', { turn });

/** Why any game may refuse a file: which one it is of is not known of a file that cannot be read. */
export async function addAllRuleTexts(): Promise<void> {
  await addAll(entries.flatMap(rulesAndFiles));
  const further = await furtherGames().catch(() => []); // without an answer those of ours must do
  await Promise.allSettled(further.map(({ id }) => addRuleTexts(id)));
}
