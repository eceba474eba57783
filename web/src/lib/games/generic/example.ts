import { exampleGame } from '../registry';
import ExampleBoard from './ExampleBoard.svelte';
import { direct, lineText } from './words';

/** What each seat sees is not put together here: the server draws what a watcher sees. */
export const example = exampleGame({ Board: ExampleBoard, open: () => null, direct, tell: lineText });
