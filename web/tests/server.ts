import { vi } from 'vitest';
import type { GameInfo, MatchSummary, NewMatch, Opponent, Rulebook, ScenarioText } from '../src/lib/api';
import played from './scenarios.json';

export const game: GameInfo = {
  id: 'panzerschlacht',
  players: [2, 2],
  usual: 2,
  lasts: [30, 30],
  sides: ['green', 'grey'],
  levels: 5,
  brought: [],
  options_schema: {
    $ref: '#/$defs/Options',
    $defs: {
      Options: {
        type: 'object',
        properties: {
          siege: { type: 'boolean' },
          own_targets: { type: 'boolean' },
          patience: { type: 'integer', minimum: 10, maximum: 200 },
          minutes: { type: 'integer', minimum: 0, maximum: 180, host: true },
        },
      },
    },
  },
  defaults: { siege: true, own_targets: false, patience: 50, minutes: 0 },
  presets: {},
  chance: true,
  warns: false,
  timed: true,
};

export const opponent = (kind: Opponent['kind'], name: string, level: number): Opponent => ({
  seat: 1,
  side: 'grey',
  kind,
  name,
  level,
  here: false,
  yours: false,
  program: false,
  substitute_in: null,
});

export const match: MatchSummary = {
  id: 'm1',
  game: 'panzerschlacht',
  clock: { type: 'Untimed' },
  seat: 0,
  opponents: [opponent('person', 'Jonas', 0)],
  your_turn: true,
  turn: 11,
  over: false,
};

/** What the server says about one of its examples. */
export const scenarios: ScenarioText[] = played;

export const book: Rulebook = {
  title: 'Panzerschlacht',
  html: '<p>A battle of nerves.</p>',
  chapters: [
    {
      id: 'movement',
      title: 'Movement',
      html: '',
      rules: [
        {
          id: 'PS-45',
          title: 'No way through',
          html: '<p>Tanks and guns block, see PS-46.</p>',
          examples: [],
        },
        {
          id: 'PS-46',
          title: 'Enemy installations',
          html: '<p>There the way ends.</p>',
          examples: scenarios,
        },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      html: '',
      rules: [{ id: 'PS-75', title: 'Last tank', html: '<p>The match is over.</p>', examples: [] }],
    },
  ],
};

/** Answers by path; everything else is unknown. What was posted is kept. */
export function stubServer(
  answers: Record<string, unknown>,
  texts: Record<string, string> = {},
): { posted: Partial<NewMatch>[] } {
  const posted: Partial<NewMatch>[] = [];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (init?.body) posted.push(JSON.parse(init.body as string) as Partial<NewMatch>);
    const asked = `${init?.method ?? 'GET'} ${address}`;
    if (asked in texts) return Promise.resolve(new Response(texts[asked]));
    const answer = answers[asked];
    return Promise.resolve(
      answer === undefined ? new Response('{}', { status: 404 }) : Response.json(answer),
    );
  });
  return { posted };
}
