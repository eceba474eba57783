import source from '../../../../../src/panzerkiste/games/dropzone/data/tables.toml?raw';

/** DZ-211: the height of a storey in inches. The rules' own file is the one place where this stands. */
export const STOREY = Number(/^storey = ([\d.]+)/m.exec(source)![1]);
