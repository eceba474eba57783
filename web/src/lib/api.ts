// Every request to the server. The types are written by hand for now, as server/api.py has them; those generated from
// the server's schema (protocol.gen.ts, `npm run types`) replace them.

import type { Side } from './board/symbols';
import type { MatchInfo, Replay } from './protocol.gen';

export type SeatKind = 'me' | 'bot' | 'invite' | 'hotseat';
export type SeatRequest = { kind: 'me' | 'invite' | 'hotseat' } | { kind: 'bot'; level: number };

export type OptionValue = boolean | number | string | null;
export type Options = Record<string, OptionValue>;

/** The parts of JSON Schema that the server's option types use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: OptionValue[];
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  examples?: OptionValue[];
}

export interface GameInfo {
  id: string;
  /** The fewest and the most. */
  players: [number, number];
  /** The seats' names, for the most players: `green` is `<game>-side-green` in the catalogue. */
  sides: Side[];
  options_schema: Schema;
  defaults: Options;
  /** How many computer players there are; level 1 is the weakest. */
  levels: number;
}

export interface NewMatch {
  game: string;
  options: Options;
  seats: SeatRequest[];
}

export interface CreatedMatch {
  id: string;
  /** The codes of the seats kept for friends. */
  invites: { seat: number; code: string }[];
  /** The code that lets people watch. */
  watch: string;
}

export interface Joined {
  match: string;
  seat: number;
}

export const SPECTATOR = -3;

/** Another seat of a match; a computer player has a level, a person may have a name. */
export interface Opponent {
  kind: 'person' | 'bot' | 'open';
  name: string;
  level: number;
}

/** A match of this visitor, as the home screen lists it. */
export interface MatchSummary {
  id: string;
  game: string;
  /** The visitor's first seat, or SPECTATOR. */
  seat: number;
  opponents: Opponent[];
  your_turn: boolean;
  turn: number;
  over: boolean;
}

export interface Rule {
  id: string;
  title: string;
  html: string;
}

export interface Chapter {
  id: string;
  title: string;
  /** What stands before the first rule. */
  html: string;
  rules: Rule[];
}

export interface Rulebook {
  title: string;
  html: string;
  chapters: Chapter[];
}

/** The server answered, but not with what was asked for. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, path: string) {
    super(`${status} ${path}`);
    this.status = status;
  }
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/api${path}`, init);
  if (!response.ok) throw new ApiError(response.status, path);
  return (await response.json()) as Answer;
}

function tell<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const part = encodeURIComponent;
const eyes = (seat?: number): string => (seat === undefined ? '' : `?seat=${seat}`);

export const api = {
  matches: () => ask<MatchSummary[]>('/matches'),
  game: (game: string) => ask<GameInfo>(`/games/${part(game)}`),
  rulebook: (game: string, language: string) =>
    ask<Rulebook>(`/games/${part(game)}/rulebook?lang=${part(language)}`),
  match: (id: string) => ask<MatchInfo>(`/matches/${part(id)}`),
  /** A match to be looked through, with the eyes of a seat. */
  replay: (id: string, seat?: number) => ask<Replay>(`/matches/${part(id)}/replay${eyes(seat)}`),
  readRecord: (file: Blob, seat?: number) =>
    ask<Replay>(`/replay${eyes(seat)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: file,
    }),
  create: (match: NewMatch) => tell<CreatedMatch>('/matches', match),
  /** Takes the seat that an invitation keeps, or a place to watch. */
  join: (code: string) => tell<Joined>('/join', { code }),
};
