import { exampleGame } from '../registry';
import ExampleBoard from './ExampleBoard.svelte';
import { openView } from './opened';
import { direct } from './scenes';
import { plainLine } from './lines';
import type { View } from './protocol.gen';

export const example = exampleGame({
  Board: ExampleBoard,
  open: (views) => openView(views as View[]),
  direct,
  tell: plainLine,
});
