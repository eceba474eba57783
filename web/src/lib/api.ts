// Requests to the server; those of a game's workshop stand with it. What travels is typed by the server itself (protocol.gen.ts); only what its schema leaves
// open is named here.

import { host } from './host.svelte';
import type * as wire from './protocol.gen';
import { unfolded } from './unfold';

export type {
  Chapter,
  CreatedMatch,
  MatchSummary,
  NewMatch,
  Refusal,
  Rulebook,
  RuleText as Rule,
  ScenarioFrame,
  ScenarioText,
  SeatInfo as Opponent,
  SeatWish as SeatRequest,
} from './protocol.gen';

export type SeatKind = wire.SeatWish['kind'];

export type OptionValue = boolean | number | string | readonly string[] | null;
export type Options = Record<string, OptionValue>;

/** The parts of JSON Schema that the server's option types use. */
export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: OptionValue[];
  items?: Schema;
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  examples?: OptionValue[];
  default?: OptionValue;
  /** Whether it is left as it is in most matches. */
  rare?: boolean;
  /** Of the seat without which the option does not count. */
  seat?: number;
  /** Whether the server settles it by itself when it sees who plays. */
  host?: boolean;
};

export interface GameInfo extends wire.GameInfo {
  /** The seats' names, for the most players: `green` is `<game>-side-green` in the catalogue. */
  sides: string[];
  options_schema: Schema;
  defaults: Options;
  presets: Record<string, Options>;
}

/** The seat of those who watch. */
export const SPECTATOR = -3;

/** The server answered, but not with what was asked for. */
export class ApiError extends Error {
  readonly status: number;
  /** Why, as the server put it; a plain "that did not work" where it said nothing. */
  readonly refusal: wire.Refusal;

  constructor(status: number, path: string, refusal: wire.Refusal) {
    super(`${status} ${path}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** There is no such thing at the server. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function refusalIn(response: Response): Promise<wire.Refusal> {
  const {
    rule = '',
    key = 'error-refused',
    facts = {},
  } = await response
    .json()
    .then((problem: Partial<wire.Problem>) => problem)
    .catch((): Partial<wire.Problem> => ({}));
  return { rule, key, facts };
}

/** The answer of the host, or what the browser has kept of one. */
async function answer(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch((reason: unknown) => {
    host.lose();
    throw reason;
  });
  if (response.headers.has('panzerkiste-kept')) host.lose();
  else host.hear();
  return response;
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await answer(path, init);
  if (!response.ok) throw new ApiError(response.status, path, await refusalIn(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function askText(path: string): Promise<string> {
  const response = await answer(path);
  if (!response.ok) throw new ApiError(response.status, path, await refusalIn(response));
  return response.text();
}

export function tell<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function put<Answer = void>(path: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method: 'PUT', headers, body: JSON.stringify(body) });
}

export const drop = <Answer = void>(path: string): Promise<Answer> => ask(path, { method: 'DELETE' });

/** A part of an address. */
export const part = encodeURIComponent;
const eyes = (seat?: number): string => (seat === undefined ? '' : `?seat=${seat}`);

async function readFile(path: string, file: Blob): Promise<wire.Replay> {
  const headers = { 'Content-Type': 'text/plain' };
  return unfolded(await ask<wire.FoldedReplay>(path, { method: 'POST', headers, body: file }));
}

export const api = {
  games: () => ask<GameInfo[]>('/games'),
  matches: () => ask<wire.MatchSummary[]>('/matches'),
  game: (game: string) => ask<GameInfo>(`/games/${part(game)}`),
  rulebook: (game: string, language: string) =>
    ask<wire.Rulebook>(`/games/${part(game)}/rulebook?lang=${part(language)}`),
  /** Every example of the rulebook, moment by moment. */
  scenarios: (game: string, language: string) =>
    ask<wire.ScenarioText[]>(`/games/${part(game)}/scenarios?lang=${part(language)}`),
  /** With a drawing of every moment. */
  drawnScenarios: (game: string, language: string) =>
    ask<wire.ScenarioText[]>(`/games/${part(game)}/scenarios?lang=${part(language)}&drawings=true`),
  /** The course of a game; empty where it has none. */
  lessons: (game: string) => ask<wire.LessonText[]>(`/games/${part(game)}/lessons`),
  /** The puzzles of the day. */
  today: () => ask<wire.Today>('/puzzles'),
  /** What puzzles a game has. */
  puzzles: (game: string) => ask<wire.PuzzleBook>(`/games/${part(game)}/puzzles`),
  puzzle: (game: string, id: string) => ask<wire.PuzzleText>(`/games/${part(game)}/puzzles/${part(id)}`),
  /** The one nearest to a rating, of a theme or of any, that is not among those done lately. */
  nextPuzzle: (game: string, rating: number, theme: string, done: readonly string[]) =>
    ask<wire.PuzzleText>(
      `/games/${part(game)}/puzzles/next?rating=${rating}&theme=${part(theme)}&done=${done.join(',')}`,
    ),
  match: (id: string) => ask<wire.MatchInfo>(`/matches/${part(id)}`),
  /** A match to be looked through, with the eyes of a seat. */
  replay: async (id: string, seat?: number) =>
    unfolded(await ask<wire.FoldedReplay>(`/matches/${part(id)}/replay${eyes(seat)}`)),
  /** What a finished match comes to, as a seat is told. */
  ending: (id: string, seat: number) => ask<wire.MatchEnding>(`/matches/${part(id)}/ending${eyes(seat)}`),
  /** What a finished match was made of, or how far that is worked out; whoever asks for it has it worked out. */
  review: (id: string) => ask<wire.ReviewState>(`/matches/${part(id)}/review`),
  askForReview: (id: string) => tell<wire.ReviewState>(`/matches/${part(id)}/review`, {}),
  /** The same for a match at whose table one sits: the steps that this seat noticed, numbered as it knows them. */
  lookBack: async (id: string, seat: number) =>
    unfolded(await ask<wire.FoldedReplay>(`/matches/${part(id)}/replay${eyes(seat)}&noticed=true`)),
  readRecord: (file: Blob, seat?: number) => readFile(`/replay${eyes(seat)}`, file),
  /** With a drawing of every step. */
  readDrawnRecord: (file: Blob, seat: number = SPECTATOR) =>
    readFile(`/replay?seat=${seat}&drawings=true`, file),
  /** What a seat saw after a step, as the server draws it. */
  drawing: (match: string, seq: number, seat: number) =>
    askText(`/matches/${part(match)}/drawing?seq=${seq}&seat=${seat}`),
  /** What a seat sees now, as the server draws it. */
  liveDrawing: (match: string, seat: number) => askText(`/matches/${part(match)}/drawing?seat=${seat}`),
  /** What players ought to know before they make such a match. */
  warnings: (game: string, plan: wire.Plan) => tell<wire.Refusal[]>(`/games/${part(game)}/warnings`, plan),
  ratings: (game: string) => ask<wire.ShownRating[]>(`/games/${part(game)}/ratings`),
  create: (match: wire.NewMatch) => tell<wire.CreatedMatch>('/matches', match),
  /** The days on which one's time does not run. */
  daysOff: () => ask<wire.DaysOff>('/me/days-off'),
  setDaysOff: (days: readonly string[]) => put<wire.DaysOff>('/me/days-off', { days }),
  /** Leaves a seat to somebody else, who comes by the new code. */
  freeSeat: (match: string, seat: number) =>
    tell<wire.Invite>(`/matches/${part(match)}/seats/${seat}/free`, {}),
  /** The same match again with sides changed: makes it, or joins it if the opponent has made it already. */
  rematch: (match: string) => tell<wire.Joined>(`/matches/${part(match)}/rematch`, {}),
  /** From now on whoever has the link may look back at a finished match. */
  share: (match: string) => tell<wire.Shared>(`/matches/${part(match)}/share`, {}),
  /** What a code is for; null if it is for nothing, or no longer. */
  invitation: (code: string) => ask<wire.Invitation | null>(`/invitations/${part(code)}`),
  /** Takes the seat that an invitation keeps, or a place to watch. */
  join: (code: string) => tell<wire.Joined>('/join', { code }),
  /** Only looks on, also where a seat is kept. */
  watch: (code: string) => tell<wire.Joined>('/join', { code, watch: true }),
  /** Somebody is away, or would rather watch: the computer plays on for the seat until it is handed back. */
  letBotPlay: (match: string, seat: number, level: number) =>
    tell<void>(`/matches/${part(match)}/seats/${seat}/bot`, { level }),
  /** This visitor's bots, which play over the network. */
  bots: () => ask<wire.BotInfo[]>('/bots'),
  makeBot: (name: string) => tell<wire.MadeBot>('/bots', { name }),
  removeBot: (id: string) => drop(`/bots/${part(id)}`),
  /** Bots that anybody may ask for a match of this game now. */
  onlineBots: (game: string) => ask<wire.OnlineBot[]>(`/bots/online?game=${part(game)}`),
  /** Takes back this visitor's cookies in all other browsers. */
  signOutElsewhere: () => tell<void>('/me/sign-out-elsewhere', {}),
  handBack: (match: string, seat: number) =>
    tell<void>(`/matches/${part(match)}/seats/${seat}/hand-back`, {}),
};
