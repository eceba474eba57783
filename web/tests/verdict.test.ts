import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import { resultFacts } from '../src/lib/board/verdict';
import DropzoneEnd from '../src/lib/games/dropzone/EndPanel.svelte';
import EndPanel from '../src/lib/games/panzerschlacht/EndPanel.svelte';
import ChessEnd from '../src/lib/games/tank_chess/EndPanel.svelte';
import HunterEnd from '../src/lib/games/tank_hunter/EndPanel.svelte';
import { resultText } from '../src/lib/games/generic/words';
import { i18n, t } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';
import type { SeatInfo, Table } from '../src/lib/protocol.gen';
import { opponent } from './server';

const WATCHER = -3;
const SIDES = {
  panzerschlacht: ['green', 'grey'],
  'tank-chess': ['white', 'black'],
  dropzone: ['a', 'b'],
  'tank-hunter': ['a', 'b'],
} as const;
type Game = keyof typeof SIDES;

function table(game: Game, seat: number, yours: readonly number[] = [seat]): Table {
  const seats = SIDES[game].map((side, number): SeatInfo => ({
    ...opponent('person', `player ${number}`, 0),
    seat: number,
    side,
    yours: yours.includes(number),
  }));
  return { match: 'm', game, seat, seats } as unknown as Table;
}

/** The sentence about a match that the first seat has won. */
function told(game: Game, reason: string, eyes: Table): string {
  const result = { winners: [0], reason };
  if (game === 'dropzone') return t('battle-result', { reason, ...resultFacts(eyes, result) });
  return resultText(eyes, result);
}

async function learn(language: 'en' | 'de'): Promise<void> {
  await i18n.speak(language);
  for (const name of ['table', 'panzerschlacht', 'panzerschlacht_table', 'tank_chess', 'tank_hunter'])
    await i18n.add(name);
  await i18n.add('dropzone_table');
}

/** Each reason as the winner, the loser, and a watcher are told it, in English and in German. */
const REASONS: [Game, string, [string, string, string], [string, string, string]][] = [
  [
    'panzerschlacht',
    'tanks',
    ['All six enemy tanks', 'All six of your tanks', 'All six grey tanks'],
    ['Alle sechs gegnerischen Panzer', 'Deine sechs Panzer', 'Alle sechs grauen Panzer'],
  ],
  [
    'panzerschlacht',
    'resign',
    ['Your opponent has resigned', 'You have resigned', 'Grey has resigned'],
    ['Dein Gegenüber hat aufgegeben', 'Du hast aufgegeben', 'Grau hat aufgegeben'],
  ],
  [
    'panzerschlacht',
    'time',
    ['Your opponent’s time', 'Your time', 'Grey’s time'],
    ['Die Zeit deines Gegenübers', 'Deine Zeit', 'Die Zeit von Grau'],
  ],
  [
    'tank-chess',
    'destruction',
    ['The enemy command tank', 'Your command tank', 'Black’s command tank'],
    ['Der gegnerische Kommandopanzer', 'Dein Kommandopanzer', 'Der schwarze Kommandopanzer'],
  ],
  [
    'tank-chess',
    'escape',
    ['Your command tank', 'The enemy command tank', 'White’s command tank'],
    ['Dein Kommandopanzer', 'Der gegnerische Kommandopanzer', 'Der weiße Kommandopanzer'],
  ],
  [
    'tank-chess',
    'raid',
    ['You have completed', 'Your opponent has completed', 'White has completed'],
    ['Du hast den RAID', 'Dein Gegenüber hat den RAID', 'Weiß hat den RAID'],
  ],
  [
    'tank-chess',
    'time',
    ['Your opponent’s time', 'Your time', 'Black’s time'],
    ['Die Zeit deines Gegenübers', 'Deine Zeit', 'Die Zeit von Schwarz'],
  ],
  [
    'tank-chess',
    'resignation',
    ['Your opponent has resigned', 'You have resigned', 'Black has resigned'],
    ['Dein Gegenüber hat aufgegeben', 'Du hast aufgegeben', 'Schwarz hat aufgegeben'],
  ],
  [
    'tank-hunter',
    'last-player',
    ['Only one player was left', 'Only one player was left', 'Only one player was left'],
    ['Nur ein Spieler war übrig', 'Nur ein Spieler war übrig', 'Nur ein Spieler war übrig'],
  ],
  [
    'dropzone',
    'points',
    ['You have the most victory points', 'You have fewer victory points', 'By victory points'],
    ['Du hast die meisten Siegpunkte', 'Du hast weniger Siegpunkte', 'Nach Siegpunkten'],
  ],
  [
    'dropzone',
    'conceded',
    ['Your opponent has conceded', 'You have conceded', 'By surrender'],
    ['Dein Gegenüber hat aufgegeben', 'Du hast aufgegeben', 'Durch Aufgabe'],
  ],
];

test.each(REASONS)('%s, %s: each is told the reason from his own side', async (game, reason, en, de) => {
  for (const [language, sentences] of [['en', en] as const, ['de', de] as const]) {
    await learn(language);
    for (const [number, seat] of [0, 1, WATCHER].entries()) {
      expect(told(game, reason, table(game, seat))).toContain(sentences[number]);
    }
    expect(told(game, reason, table(game, 1, [0, 1]))).toContain(sentences[2]);
  }
});

test('the loser of Panzerschlacht reads why he lost', async () => {
  await learn('en');
  const lost = { ...table('panzerschlacht', 1), result: { winners: [0], reason: 'resign' }, commitment: 'c' };
  const match = { underway: [], table: lost } as unknown as Match;
  render(EndPanel, { match, table: lost, onrematch: () => {}, onmenu: () => {} });
  expect(screen.getByText('You have resigned.')).toBeTruthy();
});

const PANELS: [Game, typeof HunterEnd, string][] = [
  ['tank-hunter', HunterEnd, 'last-player'],
  ['dropzone', DropzoneEnd as typeof HunterEnd, 'points'],
  ['tank-chess', ChessEnd as typeof HunterEnd, 'raid'],
  ['panzerschlacht', EndPanel as typeof HunterEnd, 'tanks'],
];

test.each(PANELS)('at a hot seat nobody is called “you” at the end of %s', async (game, Panel, reason) => {
  await learn('de');
  for (const name of ['tank_chess_table', 'tank_hunter_table', 'dropzone']) await i18n.add(name);
  vi.spyOn(api, 'ending').mockResolvedValue({ counts: [], thinking: [0, 0], moment: null });
  const over = { ...table(game, 0, [0, 1]), result: { winners: [0], reason }, commitment: 'c' };
  const match = { underway: [], table: over } as unknown as Match;
  const props = { match, table: over as unknown as Table, seats: over.seats, telling: {} as never };
  render(Panel, { ...props, onrematch: () => {}, onmenu: () => {} });
  await screen.findByRole('table');
  expect(screen.queryAllByText(/^Du\b/)).toEqual([]);
});
