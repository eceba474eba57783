import { t } from '../../i18n.svelte';
import type { Line } from '../../protocol.gen';
import { fileOf, HEADINGS, name, rankOf } from './cells';
import type { Draft } from './draft.svelte';
import { SIDES, type Figure } from './figures';
import type { Marks } from './marks';
import { terrains } from './signs';
import { typeOf } from './tanks';
import type { BoardState, Cell, Heading, Side, Turn, Way } from './wire';

export const sideName = (side: Side): string => t(`tank-chess-side-${SIDES[side]}`);

/** "north-east" */
export const headingText = (heading: Heading): string =>
  t('tank-chess-heading', { heading: HEADINGS[heading]!.toLowerCase() });

export const cellsOf = (way: Way): Cell[] => way.map(([cell]) => cell);

export const lineText = ({ key, facts }: Line): string => t(key, facts);

/** TC-60 without marks; a shot is written as the rules would correct it. */
export function turnText(turn: Turn, letter: string, destroys = true): string {
  if (turn.type === 'Escape') return `${letter}${name(turn.start)}-off`;
  const shot = turn.target === null ? '' : shotText(turn.target, destroys);
  return `${letter}${name(turn.start)}-${name(turn.end)}${HEADINGS[turn.heading]}${shot}`;
}

export const shotText = (target: Cell, destroys: boolean): string => `${destroys ? 'x' : '~'}${name(target)}`;

const headingOf = (figure: Figure): Heading => ((Math.round(figure.hull / 45) % 8) + 8) % 8;

/** "your medium tank, facing north", "wreck" */
export function figureText(figure: Figure, seat: number): string {
  if (figure.wreck) return t('tank-chess-wreck');
  return t('chess-tank', {
    whose: figure.side === seat ? 'you' : SIDES[figure.side]!,
    tank: typeOf(figure.letter).id,
    heading: HEADINGS[headingOf(figure)]!.toLowerCase(),
  });
}

/** A turn in the making: what the tank could do, or where it would stand, and what it would fire at. */
export function draftText(draft: Draft, figure: Figure, seat: number): string {
  if (draft.leaving) return t('chess-said-leave');
  if (draft.pose) return poseText(draft, figure);
  if (!draft.advice) return '';
  const [cells, targets] = [draft.places.size, draft.chances.size];
  return t('chess-said-hand', { tank: figureText(figure, seat), cell: name(figure.cell), cells, targets });
}

const poseText = ({ cell, pose, shot }: Draft, { letter }: Figure): string =>
  t('chess-said-pose', {
    cell: name(cell),
    heading: HEADINGS[pose!.heading]!.toLowerCase(),
    steps: pose!.steps,
    speed: typeOf(letter).speed,
    shot: shot ? (shot.destroys ? 'kill' : 'harmless') : 'none',
    target: shot ? name(shot.target) : '',
  });

/** What the ground of a cell is called; open ground has no name. */
export function groundText({ width, terrain }: BoardState, cell: Cell): string {
  const sign = terrain[rankOf(cell) * width + fileOf(cell)] ?? '.';
  const ground = terrains.find((one) => one.sign === sign);
  return ground && sign !== '.' ? t(`tank-chess-terrain-${ground.id}`) : '';
}

interface Seen {
  board: BoardState;
  figures: readonly Figure[];
  marks: Marks;
  seat: number;
}

/** A cell in words: what stands on it, and what is pencilled there. */
export function cellText(cell: Cell, { board, figures, marks, seat }: Seen): string {
  const figure = figures.find((one) => one.cell === cell && !one.off && !one.sunk);
  const ground = groundText(board, cell);
  const parts = [name(cell)];
  if (ground) parts.push(ground);
  if (figure) parts.push(figureText(figure, seat));
  if (!ground && !figure) parts.push(t('chess-cell-empty'));
  const place = cell === marks.selected ? undefined : marks.reach?.get(cell);
  if (place) parts.push(t('chess-cell-reach', { steps: place.steps }));
  if (cell === marks.reverse) parts.push(t('chess-cell-reverse'));
  if (place?.sinks) parts.push(t('chess-cell-sinks'));
  if (place?.raids) parts.push(t('chess-cell-raids'));
  if (marks.chances?.has(cell))
    parts.push(t('chess-cell-target', { effect: marks.chances.get(cell) ? 'kill' : 'none' }));
  const gun = marks.fire?.get(cell);
  if (gun !== undefined) parts.push(t('chess-cell-fire', { gun }));
  if (cell === marks.check) parts.push(t('chess-cell-check'));
  if (cell === marks.escape?.cell) parts.push(t('chess-cell-escape'));
  return parts.join(', ');
}
