import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { say as dropzone } from '../src/lib/games/dropzone/saying';
import { say as panzerschlacht } from '../src/lib/games/panzerschlacht/saying';
import type { Named } from '../src/lib/games/registry';
import { book } from '../src/lib/games/tank_hunter/book.svelte';
import { cellAt } from '../src/lib/games/tank_chess/cells';
import { say as tankChess } from '../src/lib/games/tank_chess/saying';
import { say as tankHunter, tell } from '../src/lib/games/tank_hunter/saying';
import { i18n, languages } from '../src/lib/i18n.svelte';
import type { Happened, SeatInfo } from '../src/lib/protocol.gen';
import { unitSent } from './dropzone';
import NamedUnits from './Named.svelte';
import { stubServer } from './server';

const seat = (number: number, kind: SeatInfo['kind']): SeatInfo =>
  ({ seat: number, kind, yours: number === 0, name: '' }) as unknown as SeatInfo;
const seats = [seat(0, 'person'), seat(1, 'bot')];
const named = (view: object, log: readonly Happened[] = []): Named =>
  ({ table: { view, seats, seat: 0 }, log }) as unknown as Named;
const add = (...names: string[]) => Promise.all(names.map((name) => i18n.add(name)));

describe('Tank Chess', () => {
  const [h3, i8, k6] = [cellAt(7, 2), cellAt(8, 7), cellAt(10, 5)];
  const view = { seat: 0, state: { tanks: [{ cell: h3, side: 0, letter: 'M', heading: 0 }] } };
  const turn = (more: object) =>
    tankChess({ type: 'Move', start: h3, end: k6, heading: 7, target: null, ...more }, named(view));

  beforeEach(() => add('tank_chess', 'tank_chess_table'));

  test('a turn names the tank, its way, where it faces and what it fires at', async () => {
    expect(turn({})).toBe('The medium tank from h3 to k6, facing north-west');
    expect(turn({ target: i8 })).toBe('The medium tank from h3 to k6, facing north-west; it fires at i8');
    expect(turn({ end: h3 })).toBe('The medium tank on h3 turns to face north-west');
    await i18n.speak('de');
    expect(turn({ target: i8 })).toBe(
      'Den mittleren Panzer von h3 nach k6, Blick nach Nordwesten; er schießt auf i8',
    );
  });

  test('of a tank that is not there nothing is said', () => {
    expect(turn({ start: i8 })).toBe('');
    expect(tankChess({ type: 'Resign' }, named(view))).toBe('');
  });
});

describe('Tank Hunter', () => {
  const card = (id: string, name: string) => ({ id, nation: 'x', name: { en: name, de: name } });
  const unit = (handle: string, id: string) => ({ handle, card: id });
  const view = {
    seat: 0,
    players: [
      { units: [unit('A31', 'pl_7tp'), unit('A32', 'jp_kami'), unit('A33', 'jp_kami')] },
      { units: [unit('B17', 'us_m18'), unit('B18', '')] },
    ],
  };
  const attack = (attacker: string, target: string, more: object = {}) =>
    tankHunter(
      { type: 'DeclareAttack', attacker, target, kind: 'trample', shots: 1, charge: false, ...more },
      named(view),
    );

  beforeEach(async () => {
    const units = [card('pl_7tp', '7TP'), card('us_m18', 'M18'), card('jp_kami', 'Ka-Mi')];
    stubServer({ 'GET /api/decks/box': { units, events: [], commanders: [] } });
    await add('tank_hunter', 'tank_hunter_table', 'table');
    await book.open('standard');
  });

  test('an attack names who attacks whom, and how', async () => {
    expect(attack('A31', 'B17')).toBe('7TP at M18: Trample');
    expect(attack('A31', 'B17', { charge: true, shots: 2 })).toBe('7TP at M18: Trample, charge, 2 shots');
    await i18n.speak('de');
    expect(attack('A31', 'B17')).toBe('7TP auf M18: Niederwalzen');
  });

  test('of two that are called alike it says which, and of a hidden one that it is hidden', () => {
    expect(attack('A33', 'B18')).toBe('Ka-Mi (A33) at hidden unit B18: Trample');
  });

  test('a card is taken, and a unit scouts', () => {
    expect(tankHunter({ type: 'Pick', card: 'pl_7tp' }, named(view))).toBe('Take 7TP');
    expect(tankHunter({ type: 'Scout', unit: 'A31', opponent: 1 }, named(view))).toBe(
      '7TP scouts Computer B',
    );
  });

  test('the story of a puzzle calls what lies open by its name, and what was destroyed, too', () => {
    const line = {
      key: 'tank-hunter-story-attack-declared',
      facts: { unit: 'A31', target: 'B17', kind: 'trample', charge: 'no', shots: 1, spotter: '' },
    };
    expect(tell(line, named(view))).toMatch(/^7TP attacks M18/);
    const gone = { seq: 1, event: { type: 'Destroyed', unit: 'B19', card: 'us_m18' }, line: null };
    const later = named(view, [gone as unknown as Happened]);
    expect(tell({ ...line, facts: { ...line.facts, target: 'B19' } }, later)).toMatch(/^7TP attacks M18/);
  });
});

describe('Panzerschlacht', () => {
  beforeEach(() => add('panzerschlacht', 'panzerschlacht_table'));

  test('a plan names its squares by colour, a drive its way', async () => {
    const plan = { type: 'Plan', red: [17, 18, 19], white: [34] };
    expect(panzerschlacht(plan)).toBe('red h2, i2, j2 · white e4');
    await i18n.speak('de');
    expect(panzerschlacht(plan)).toBe('rot h2, i2, j2 · weiß e4');
    expect(panzerschlacht({ ...plan, red: [], white: [] })).toBe('kein Schuss');
    expect(
      panzerschlacht({
        type: 'Move',
        paths: [
          [34, 33, 43],
          [0, 10],
        ],
      }),
    ).toBe('e4 → d4 → d5; a1 → a2');
    expect(panzerschlacht({ type: 'Fight', attacker: 34, target: 44 })).toBe('e4 gegen e5');
  });

  test('what the notation says as well is left to it', () => {
    expect(panzerschlacht({ type: 'Resign' })).toBe('');
  });
});

describe('Dropzone', () => {
  const state = {
    units: [
      unitSent({ id: 0, name: 'A1a1' }),
      unitSent({ id: 1, name: 'A1a2' }),
      unitSent({ id: 2, name: 'B1a1', player: 1, kind: 'scourge_hunter' }),
    ],
    squads: [
      { name: 'A1a', units: [0, 1] },
      { name: 'B1a', units: [2] },
    ],
    battlegroups: [{ id: 0, name: 'A1', kind: 'ucm_armour', squads: [0] }],
  };
  const said = (action: object): string => dropzone(action, named({ state }));
  const shot = (unit: number, target: number | string) => ({ unit, mount: 0, target });

  beforeEach(async () => {
    await add('table', 'dropzone', 'dropzone_units', 'dropzone_table');
    render(NamedUnits, { state: state as never });
  });
  afterEach(cleanup);

  test('orders call units by their names', async () => {
    expect(said({ type: 'Shoot', shots: [shot(0, 2), shot(1, 2), shot(1, 2)] })).toBe(
      'Fire: Sabre 1–2 at Hunter 1',
    );
    expect(said({ type: 'Shoot', shots: [shot(0, 'b2')] })).toBe('Fire: Sabre 1 at building b2');
    expect(said({ type: 'Move', ways: [{ unit: 0 }, { unit: 1 }] })).toBe('Move Sabre 1–2');
    expect(said({ type: 'Enter', squad: 0, building: 'b5' })).toBe('Sabre 1–2 into building b5');
    await i18n.speak('de');
    expect(said({ type: 'Play', squad: 0 })).toBe('Sabre 1–2 handeln lassen');
  });

  test('answers are said, too, and what is rolled is not', () => {
    expect(said({ type: 'Activate', battlegroup: 0 })).toMatch(/^Activate A1 \w+/);
    expect(said({ type: 'ActFirst' })).toBe('Act first');
    expect(said({ type: 'LetBegin', player: 1 })).toBe('Computer B to begin');
    expect(said({ type: 'Assign', posts: [] })).toBe('Nobody to the walls');
    expect(said({ type: 'Roll', dice: [1] })).toBe('');
  });

  test.each(languages)('every action of a player has words in %s', async (language) => {
    await i18n.speak(language);
    const rows = { ways: [], flights: [], boardings: [], placements: [], posts: [], shots: [], squads: [0] };
    const about = {
      ...rows,
      squad: 0,
      unit: 0,
      target: 2,
      building: 'b1',
      card: 'x',
      battlegroup: 0,
      player: 1,
    };
    const all =
      'Move FlyMove Load Unload Enter Leave ChangeBuilding Shoot Search Extract AttackRun PlayCard EndSlot';
    const more =
      'Deploy LetBegin ActLast ActFirst CallReserve Activate Play Assign React Pass Intercept FireOnRun';
    const types = `${all} ${more} PlaceOut Commit StayInside GiveUp`.split(' ');
    expect(types.filter((type) => !said({ ...about, type }))).toEqual([]);
  });
});
