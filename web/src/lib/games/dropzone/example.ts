import { exampleGame } from '../registry';
import ExampleBoard from './ExampleBoard.svelte';
import { direct } from './map/scenes';
import { lineText } from './story';
import type { View } from './protocol.gen';

export const example = exampleGame({
  Board: ExampleBoard,
  open: ([view]) => view as View, // nothing is hidden in the examples
  direct,
  tell: lineText,
});
