// An event: requests, and what its page says of it.

import { ask, drop, part, put, tell } from '../api';
import { controlText } from '../clocks/words';
import { t } from '../i18n.svelte';
import type {
  BoardInfo,
  BoardResult,
  ClubPage,
  ClubWords,
  EntrantInfo,
  EventCard,
  EventList,
  EventPage,
  NewBots,
  NewEvent,
} from '../protocol.gen';

const at = (id: string, more = ''): string => `/events/${part(id)}${more}`;

export const events = {
  all: () => ask<EventList>('/events'),
  page: (id: string) => ask<EventPage>(at(id)),
  announce: (event: NewEvent) => tell<EventPage>('/events', event),
  enter: (id: string) => tell<EventPage>(at(id, '/entry'), {}),
  leave: (id: string) => tell<EventPage>(at(id, '/withdrawal'), {}),
  addBots: (id: string, bots: NewBots) => tell<EventPage>(at(id, '/bots'), bots),
  withdraw: (id: string, number: number) => drop<EventPage>(at(id, `/entrants/${number}`)),
  start: (id: string) => tell<EventPage>(at(id, '/start'), {}),
  pair: (id: string) => tell<EventPage>(at(id, '/rounds'), {}),
  cancel: (id: string) => drop<EventPage>(at(id)),
  sayResult: (id: string, { round, board }: BoardInfo, result: BoardResult) =>
    put<EventPage>(at(id, `/rounds/${round}/boards/${board}`), result),
};

export const clubHouse = {
  page: () => ask<ClubPage>('/club'),
  write: (words: ClubWords) => put<ClubPage>('/club', words),
  listMe: (listed: boolean) => put<ClubPage>('/club/me', { listed }),
};

/** Somebody's game of a round, as the table shows it: a shape with the opponent's place in it. */
export interface Cell {
  shape: 'won' | 'drawn' | 'lost' | 'open' | 'bye' | 'none';
  place: string;
  /** What is read out, and shown to whoever points at it. */
  title: string;
}

export const entrant = (page: EventPage, number: number | null): EntrantInfo | undefined =>
  page.entrants.find((one) => one.number === number);

export function nameOf(one: EntrantInfo | undefined): string {
  if (!one) return '';
  return one.level === null ? one.name : t('event-bot', { number: one.number });
}

export const isOpen = ({ points }: BoardInfo): boolean => points === null;
export const isOn = ({ first, second }: BoardInfo, number: number): boolean =>
  first === number || second === number;

/** The board that waits for the visitor. */
export function ownBoard(page: EventPage): BoardInfo | undefined {
  const mine = page.entrants.find(({ yours }) => yours);
  return mine && page.state === 'running'
    ? page.boards.find((board) => isOpen(board) && isOn(board, mine.number))
    : undefined;
}

/** One cell for each round; in an arena one for each of the last games. */
export function cells(page: EventPage, one: EntrantInfo): Cell[] {
  const own = page.boards.filter((board) => isOn(board, one.number));
  if (page.kind === 'arena') return own.slice(-LATELY).map((board) => cell(page, one, board));
  return Array.from({ length: page.rounds }, (_, index) => {
    const board = own.find(({ round }) => round === index + 1);
    return board ? cell(page, one, board) : { shape: 'none', place: '', title: '' };
  });
}

const LATELY = 6;

function cell(page: EventPage, one: EntrantInfo, board: BoardInfo): Cell {
  const other = entrant(page, board.first === one.number ? board.second : board.first);
  const points = board.points?.[board.first === one.number ? 0 : 1];
  if (!other || !board.match)
    return { shape: 'bye', place: '', title: t('event-bye', { points: pointsText(points ?? 0) }) };
  const shape = points === undefined ? 'open' : points === 1 ? 'won' : points === 0.5 ? 'drawn' : 'lost';
  const title = t(`event-${shape}-against`, { name: nameOf(other) });
  return { shape, place: points === undefined ? '' : String(other.place), title };
}

/** 1½ rather than 1.5. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  if (points === whole) return String(whole);
  return points - whole === 0.5 ? `${whole || ''}½` : points.toFixed(2);
}

export const resultText = ([first, second]: readonly number[]): string =>
  `${pointsText(first ?? 0)} : ${pointsText(second ?? 0)}`;

/** Kind, length, clock: what somebody wants to know before he enters. */
export function inShort(event: EventCard | EventPage): string {
  const length =
    event.kind === 'arena'
      ? t('event-arena-minutes', { minutes: event.minutes })
      : t(`event-${event.kind}-rounds`, { rounds: event.rounds });
  const words = [length];
  if (event.clock.type !== 'Untimed') words.push(controlText(event.clock));
  if (event.rated) words.push(t('event-rated'));
  return words.join(', ');
}
