import type { Component } from 'svelte';
import type { Direct, Timed } from '../board/stage.svelte';
import { i18n } from '../i18n.svelte';
import type { Happened, Line, Refusal } from '../protocol.gen';

/** A moment of an example with nothing hidden. */
export interface Moment<View> {
  view: View;
  /** The action that led here, or was tried, in notation. */
  text: string;
  refused: Refusal | null;
  happened: readonly Happened[];
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
  tell: (line: Line) => string;
  catalogues: readonly string[];
}

/** Each game's drawing is fetched when its first example is opened. */
const games: Record<string, () => Promise<{ example: ExampleGame }>> = {
  dropzone: () => import('./dropzone/example'),
  panzerschlacht: () => import('./panzerschlacht/example'),
  'tank-chess': () => import('./tank_chess/example'),
  'tank-hunter': () => import('./tank_hunter/example'),
};

export async function openExampleGame(id: string): Promise<ExampleGame> {
  const fetch = games[id];
  if (!fetch) throw new Error(`there is no board for the examples of ${id}`);
  const { example } = await fetch();
  await Promise.all(example.catalogues.map((name) => i18n.add(name)));
  return example;
}

/** Views and scenes are the game's own affair. */
export function exampleGame<View, Scene extends Timed>(parts: ExampleGame<View, Scene>): ExampleGame {
  return parts as unknown as ExampleGame;
}
