import { exampleGame } from '../registry';
import ExampleBoard from './ExampleBoard.svelte';
import { opened } from './opened';
import { direct } from './scenes';
import { lineText } from './words';
import type { View } from './protocol.gen';

export const example = exampleGame({
  Board: ExampleBoard,
  open: (views) => opened(views as readonly View[]),
  direct,
  tell: lineText,
});
