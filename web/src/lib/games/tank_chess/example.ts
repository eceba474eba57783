import { exampleGame } from '../registry';
import ExampleBoard from './ExampleBoard.svelte';
import { direct } from './scenes';
import type { View } from './protocol.gen';
import { lineText } from './words';

export const example = exampleGame({
  Board: ExampleBoard,
  open: ([view]) => view as View, // nothing is hidden in this game
  direct,
  tell: lineText,
});
