import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { book } from '../src/lib/games/tank_hunter/book.svelte';
import type { AnyCard } from '../src/lib/games/tank_hunter/cards';
import { chosen, complete, nextSpots, openDetails, optionsOf } from '../src/lib/games/tank_hunter/choosing';
import { parsed, termsOf } from '../src/lib/games/tank_hunter/forecast';
import { knownCards, lineText, plainLine } from '../src/lib/games/tank_hunter/lines';
import { openView } from '../src/lib/games/tank_hunter/opened';
import { habitOf, windowOf, withCard, withHabit, withWindow } from '../src/lib/games/tank_hunter/orders';
import { carried, moved, switched, toAction } from '../src/lib/games/tank_hunter/placing';
import { direct } from '../src/lib/games/tank_hunter/scenes';
import { signs } from '../src/lib/games/tank_hunter/signs';
import { handSpots, spotsOf } from '../src/lib/games/tank_hunter/spots';
import { aimOf, trailsOf } from '../src/lib/games/tank_hunter/trails';
import { aheadText } from '../src/lib/games/tank_hunter/standing';
import type { Action, Player, UnitInPlay, View } from '../src/lib/games/tank_hunter/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Choice, Happened, SeatInfo } from '../src/lib/protocol.gen';

const attack = (attacker: string, target: string, more: object = {}): Action =>
  ({
    type: 'DeclareAttack',
    attacker,
    target,
    kind: 'anti_armour',
    shots: 1,
    charge: false,
    spotter: '',
    ...more,
  }) as Action;
const offered = (...actions: Action[]): Choice[] => actions.map((action) => ({ action, text: '' }));

describe('pointing', () => {
  const options = optionsOf(
    offered(
      attack('A1', 'B1'),
      attack('A1', 'B2'),
      attack('A2', 'B2'),
      attack('A2', 'B2', { charge: true }),
      { type: 'Wait' },
    ),
  );

  test('may begin with the attacker or with the target', () => {
    expect([...nextSpots(options, [])]).toEqual(['unit A1', 'unit B1', 'unit B2', 'unit A2']);
    expect([...nextSpots(options, ['unit B2'])]).toEqual(['unit A1', 'unit A2']);
    expect([...nextSpots(options, ['unit A1'])]).toEqual(['unit B1', 'unit B2']);
  });

  test('is over when everything an answer names has been pointed at', () => {
    expect(complete(options, ['unit A1'])).toEqual([]);
    expect(complete(options, ['unit B1', 'unit A1']).map(({ action }) => action)).toEqual([
      attack('A1', 'B1'),
    ]);
    expect(complete(options, [])).toEqual([]);
  });

  test('leaves details open, and takes the plain way until one is wished', () => {
    const found = complete(options, ['unit A2', 'unit B2']);
    expect(openDetails(found)).toEqual([{ detail: 'charge', values: [false, true] }]);
    expect(chosen(found, {})?.action).toEqual(attack('A2', 'B2'));
    expect(chosen(found, { charge: true })?.action).toEqual(attack('A2', 'B2', { charge: true }));
  });

  test('means all the shots there are', () => {
    const salvo = optionsOf(offered(attack('A1', 'B1', { shots: 1 }), attack('A1', 'B1', { shots: 2 })));
    expect(chosen(salvo, {})?.action).toEqual(attack('A1', 'B1', { shots: 2 }));
    expect(chosen(salvo, { shots: 1 })?.action).toEqual(attack('A1', 'B1', { shots: 1 }));
  });

  test('tells equal cards in a hand apart', () => {
    expect(handSpots(['river', 'blitz', 'river'])).toEqual(['hand river 0', 'hand blitz 0', 'hand river 1']);
    expect(spotsOf({ type: 'Discard', cards: ['river', 'river'] })).toEqual(['hand river 0', 'hand river 1']);
  });

  test('tells a leader in the line from a commander', () => {
    expect(spotsOf({ type: 'Lead', by: 'A3' })).toEqual(['unit A3']);
    expect(spotsOf({ type: 'Lead', by: 'armour_commander' })).toEqual(['commander armour_commander']);
  });

  test('at a card names what it is played on, too', () => {
    const on = { units: ['B1'], player: -9, event: null };
    expect(spotsOf({ type: 'Play', card: 'sabotage', on })).toEqual(['hand sabotage 0', 'unit B1']);
    const water = { units: [], player: -9, event: { card: 'river', place: 'B' } };
    expect(spotsOf({ type: 'Command', card: 'pioneer_captain', on: water })).toEqual([
      'commander pioneer_captain',
      'event river B',
    ]);
  });
});

describe('placing', () => {
  test('shifts within a line and switches between the lines', () => {
    const start = { front: ['a', 'b', 'c'], rear: [] };
    expect(moved(start, 'front', 2, -1).front).toEqual(['a', 'c', 'b']);
    expect(moved(start, 'front', 0, -1).front).toEqual(['a', 'b', 'c']);
    const behind = switched(start, 'front', 1);
    expect(toAction(behind)).toEqual({ type: 'Place', front: ['a', 'c'], rear: ['b'] });
    expect(switched(behind, 'rear', 0)).toEqual({ front: ['a', 'c', 'b'], rear: [] });
  });

  test('carries a card to any place of either line', () => {
    const start = { front: ['a', 'b', 'c'], rear: ['d'] };
    const within = carried(start, { line: 'front', index: 0 }, { line: 'front', index: 2 });
    expect(within).toEqual({ front: ['b', 'c', 'a'], rear: ['d'] });
    const across = carried(start, { line: 'front', index: 1 }, { line: 'rear', index: 0 });
    expect(across).toEqual({ front: ['a', 'c'], rear: ['b', 'd'] });
  });
});

describe('standing orders', () => {
  test('are given, changed and taken back one by one', () => {
    const always = withHabit([], 'AntiAirOrder', 'always');
    expect(always).toEqual([{ type: 'AntiAirOrder', how: 'always' }]);
    expect(habitOf(always, 'AntiAirOrder')).toBe('always');
    expect(withHabit(always, 'AntiAirOrder', 'ask')).toEqual([]);
    const quiet = withWindow(withWindow(always, 'open', 'always'), 'open', 'unless_concerned');
    expect(windowOf(quiet, 'open')).toBe('unless_concerned');
    expect(quiet).toHaveLength(2);
  });

  test('for one unit are left alone by those for all', () => {
    const one = [{ type: 'EvadeOrder', how: 'never', unit: 'A1' }] as const;
    expect(habitOf(one, 'EvadeOrder')).toBe('ask');
    expect(withHabit(one, 'EvadeOrder', 'always')).toEqual([
      ...one,
      { type: 'EvadeOrder', how: 'always', unit: '' },
    ]);
  });

  test('about a card are either to keep it or to play it', () => {
    const kept = withCard([], 'river', 'keep');
    expect(withCard(kept, 'river', 'play')).toEqual([{ type: 'PlayOrder', card: 'river', worth: 0 }]);
  });
});

const unit = (handle: string, card: string): UnitInPlay => ({
  handle,
  card,
  line: 'front',
  hidden: card === '',
  out_of_ammo: false,
  pinned: false,
  exhausted: false,
  attachments: [],
  rolled_attack: false,
  evaded: false,
  escaped: false,
});
const player = (...units: UnitInPlay[]): Player => ({ units, hand: [], score: [] }) as unknown as Player;
const view = (...players: Player[]): View => ({ seat: 0, players }) as unknown as View;
const told = (event: object): Happened => ({ seq: 1, event, line: null });

describe('what happened', () => {
  test('keeps the names of units that are gone', () => {
    const log = [
      told({ type: 'Revealed', unit: 'B1', card: 'de_tiger1' }),
      told({ type: 'TakenOut', unit: 'B2', card: '' }),
    ];
    expect([...knownCards(log, view(player(unit('A1', 'su_t34_76'), unit('A2', ''))))]).toEqual([
      ['B1', 'de_tiger1'],
      ['A1', 'su_t34_76'],
    ]);
  });

  test('tells two units of the same name apart', async () => {
    await i18n.add('tank_hunter');
    await i18n.add('tank_hunter_table');
    const telling = { seats: [], seat: -3, known: new Map() };
    const missed = (unit: string, target: string) => ({
      key: 'tank-hunter-story-shot-missed',
      facts: { player: 'A', you: 'no', unit, target },
    });
    // Without a book, cards that nobody knows are all called the same.
    const named = {
      ...telling,
      known: new Map([
        ['A1', 'x'],
        ['B1', 'y'],
      ]),
    };
    expect(lineText(missed('A1', 'B1'), named)).toBe('Hidden unit (A1) misses Hidden unit (B1).');
    expect(lineText(missed('A1', 'B1'), telling)).toBe('Hidden unit A1 misses hidden unit B1.');
  });

  test.each([
    ['en', 'Tiger misses T-34/76.'],
    ['de', 'Tiger verfehlt T-34/76.'],
  ] as const)('is told in an example (%s) by the names of all its cards', async (language, words) => {
    await Promise.all(['tank_hunter', 'tank_hunter_table'].map((name) => i18n.add(name)));
    await i18n.speak(language);
    const names = new Map([
      ['de_tiger1', 'Tiger'],
      ['su_t34_76', 'T-34/76'],
    ]);
    const card = vi.spyOn(book, 'card').mockImplementation((id) => {
      const name = names.get(id)!;
      return { name: { en: name, de: name } } as AnyCard;
    });
    const views = [view(player(unit('A1', 'de_tiger1'))), view(player(), player(unit('B1', 'su_t34_76')))];
    const facts = { player: 'A', you: 'no', unit: 'A1', target: 'B1' };
    expect(plainLine({ key: 'tank-hunter-story-shot-missed', facts }, views)).toBe(words);
    card.mockRestore();
    await i18n.speak('en');
  });

  test('is shown as arrows, dice and bursts', () => {
    const beats = direct({ view: null, seat: 0 }, { view: null, seat: 0 }, [
      told({ type: 'CounterDeclared', unit: 'B1', target: 'A1', kind: 'anti_armour', shots: 1 }),
      {
        ...told({ type: 'ShotRolled', unit: 'B1', target: 'A1', dice: [2, 5], needs: 3 }),
        line: { key: 'tank-hunter-story-shot-rolled', facts: { success: 'yes no' } },
      },
      told({ type: 'Destroyed', unit: 'A1', card: 'de_tiger1', by: 1, points: 8 }),
      told({ type: 'WindowClosed', kind: 'roll' }),
    ]);
    const pictures = beats.map(({ scenes }) =>
      scenes.map(({ arrow, dice, burst }) => arrow ?? dice ?? burst),
    );
    expect(pictures).toEqual([
      [{ from: 'unit B1', to: 'unit A1', look: 'counter' }],
      [{ values: [2, 5], needs: 3, good: [true, false], at: 'unit B1' }],
      ['unit A1'],
      [],
    ]);
  });

  test('in an example is open to all', () => {
    const [mine, theirs] = [
      view(player(unit('A1', 'de_pz3')), player(unit('B1', ''))),
      view(player(unit('A1', '')), player(unit('B1', 'su_is2'))),
    ];
    const cards = openView([mine, theirs]).players.flatMap(({ units }) => units.map(({ card }) => card));
    expect(cards).toEqual(['de_pz3', 'su_is2']);
  });
});

test('a target number is told part by part, defence against attack', () => {
  const part = (source: string, amount: number) => ({ source, amount });
  const reckoning = {
    attack: [part('value', 6)],
    defence: [part('armour', 4)],
    modifiers: [part('charge', 2)],
  };
  expect(termsOf(reckoning).map(({ amount }) => amount)).toEqual([6, -4, 2]);
  expect(parsed('1/3')).toBeCloseTo(1 / 3);
  expect(parsed('1')).toBe(1);
});

describe('the sprite', () => {
  const sprite = readFileSync('src/lib/games/tank_hunter/sprite.svg', 'utf8');
  const paint = readFileSync('src/lib/games/tank_hunter/sprite.css', 'utf8');
  const cards = readFileSync('src/lib/games/tank_hunter/cards.ts', 'utf8');
  const found = (pattern: RegExp) => [...sprite.matchAll(pattern)].map(([, name]) => name!);

  test('has the signs of the list, and the silhouettes that cards have', () => {
    const symbols = found(/<symbol id="th-([\w-]+)"/g);
    expect(symbols.filter((name) => !name.startsWith('s-')).sort()).toEqual(Object.keys(signs).sort());
    const silhouettes = new Set(symbols.filter((name) => name.startsWith('s-')).map((name) => name.slice(2)));
    const wanted = [...cards.matchAll(/(?:behind: |^ {2}\w+: |return )'([\w-]+)'/gm)].map(
      ([, name]) => name!,
    );
    expect(wanted.filter((name) => !silhouettes.has(name))).toEqual([]);
  });

  test('has paint for every class, and no style of its own', () => {
    const classes = new Set(found(/class="([\w -]+)"/g).flatMap((names) => names.split(' ')));
    expect([...classes].filter((name) => !paint.includes(`.${name}`))).toEqual([]);
    expect(sprite).not.toMatch(/style=|<style/);
  });
});

describe('who is ahead', () => {
  const seats = ['A', 'B', 'C'].map(() => ({ kind: 'bot', level: 1, yours: false }) as SeatInfo);
  const said = (ranks: number[], seat = 0): string =>
    aheadText({ seat, scores: ranks.map((rank) => ({ rank, points: 6 - rank })) } as unknown as View, seats);

  beforeAll(async () => {
    await i18n.add('table');
    await i18n.add('tank_hunter_table');
  });

  test('is said from where one sits', () => {
    expect(said([1, 2, 2])).toBe('You are ahead with 5 points.');
    expect(said([2, 1, 2])).toBe('Computer B is ahead with 5 points.');
    expect(said([2, 1, 1])).toBe('In the lead: Computer B and Computer C, with 5 points each.');
    expect(said([1, 2, 2], -1)).toBe('Computer A is ahead with 5 points.');
  });

  test('is nobody as long as all have the same', () => {
    expect(said([1, 1, 1])).toBe('Nobody is ahead.');
  });
});

describe('trails', () => {
  const turn = (seat: number): object => ({ type: 'BeforeTurn', seat, turn: 1 });
  const attacked = (attacker: string, target: string): object => ({
    type: 'AttackDeclared',
    attacker,
    target,
  });
  const trails = (seat: number, ...events: object[]) => trailsOf(events.map(told), seat);

  test('say who did what to whom, what was rolled, and what came of it', () => {
    const fight = [
      attacked('B1', 'A1'),
      { type: 'ShotRolled', unit: 'B1', target: 'A1', dice: [5], needs: 2 },
      { type: 'ShotMissed', unit: 'B1', target: 'A1' },
      { type: 'CounterDeclared', unit: 'A1', target: 'B1' },
      { type: 'ShotRolled', unit: 'A1', target: 'B1', dice: [1], needs: 3 },
      { type: 'Destroyed', unit: 'B1', card: 'de_tiger1', by: 0, points: 5 },
    ];
    expect(trails(0, turn(1), ...fight)).toEqual([
      { look: 'attack', from: 'unit B1', to: 'unit A1', dice: [5], needs: 2, end: 'missed' },
      { look: 'counter', from: 'unit A1', to: 'unit B1', dice: [1], needs: 3, end: 'destroyed' },
    ]);
  });

  test('keep apart what both roll when the counterattack comes first', () => {
    const [shot, counter] = trails(
      0,
      turn(1),
      attacked('B1', 'A1'),
      { type: 'CounterDeclared', unit: 'A1', target: 'B1' },
      { type: 'ShotRolled', unit: 'A1', target: 'B1', dice: [6], needs: 1 },
      { type: 'ShotMissed', unit: 'A1', target: 'B1' },
      { type: 'ShotRolled', unit: 'B1', target: 'A1', dice: [1], needs: 3 },
      { type: 'Destroyed', unit: 'A1', card: 'de_tiger1', by: 1, points: 5 },
    );
    expect([shot?.dice, shot?.end]).toEqual([[1], 'destroyed']);
    expect([counter?.dice, counter?.end]).toEqual([[6], 'missed']);
  });

  test('are those of everybody since the own turn, until one does something oneself', () => {
    const round = [
      turn(0),
      attacked('A1', 'B1'),
      turn(1),
      attacked('B1', 'A1'),
      turn(2),
      { type: 'Waited', seat: 2 },
    ];
    const ends = (seat: number, ...more: object[]) => trails(seat, ...round, ...more).map(({ to }) => to);
    expect(ends(0)).toEqual(['unit A1', 'seat 2']);
    expect(ends(0, turn(0))).toEqual(['unit A1', 'seat 2']);
    expect(ends(0, turn(0), attacked('A1', 'C1'))).toEqual(['unit C1']);
    expect(ends(1)).toEqual(['seat 2']);
    expect(ends(-1)).toEqual(['seat 2']);
  });

  test('lead from what is chosen to what it is aimed at, also when one shoots back', () => {
    const calm = { attack: null } as View;
    expect(aimOf(attack('A1', 'B1'), calm)).toEqual([{ look: 'aim', from: 'unit A1', to: 'unit B1' }]);
    const attacked = { attack: { attacker: 'B2', target: 'A1' } } as View;
    expect(aimOf({ type: 'Counter', unit: 'A1' } as Action, attacked)).toEqual([
      { look: 'aim', from: 'unit A1', to: 'unit B2' },
    ]);
    expect([...aimOf({ type: 'Wait' }, calm), ...aimOf(undefined, calm)]).toEqual([]);
  });

  test('of a scout say whether anybody was revealed', () => {
    const scouted = (success: string, ...more: object[]) =>
      trailsOf(
        [
          told(turn(1)),
          told({ type: 'ScoutDeclared', unit: 'B1', opponent: 0 }),
          {
            ...told({ type: 'ScoutRolled', unit: 'B1', die: 3, needs: 3 }),
            line: { key: 'rolled', facts: { success } },
          },
          ...more.map(told),
        ],
        0,
      )[0]?.end;
    expect(scouted('no')).toBe('missed');
    expect(scouted('yes', { type: 'Revealed', unit: 'A1', card: 'de_tiger1' })).toBe('seen');
  });
});
