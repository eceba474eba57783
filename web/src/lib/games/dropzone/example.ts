import { exampleGame } from '../registry';
import ExampleBoard from './ExampleBoard.svelte';
import { direct } from './map/scenes';
import { lineText } from './story';
import { readView } from './wire';

export const example = exampleGame({
  Board: ExampleBoard,
  open: ([view]) => readView(view), // nothing is hidden in the examples
  direct,
  tell: lineText,
});
