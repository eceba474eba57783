import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, test } from 'vitest';
import CardForm from '../src/lib/games/tank_hunter/decks/CardForm.svelte';
import { Bench, empty, fits, standard, type Filter } from '../src/lib/games/tank_hunter/decks/deck.svelte';
import { codesFor, withEffect } from '../src/lib/games/tank_hunter/decks/effects';
import { retyped } from '../src/lib/games/tank_hunter/decks/fields';
import { toToml } from '../src/lib/games/tank_hunter/decks/toml';
import { i18n } from '../src/lib/i18n.svelte';
import type { EventCard, UnitCard } from '../src/lib/games/tank_hunter/wire';
import type { Box, Field, Forms } from '../src/lib/games/tank_hunter/decks/protocol.gen';

const tiger: UnitCard = {
  id: 'de_tiger1',
  name: { en: 'Tiger I', de: 'Tiger I' },
  type: 'AFV',
  nation: 'DE',
  class: 'heavy',
  points: 8,
  defence: 5,
  supply: 5,
  copies: 2,
  anti_armour: 8,
  non_aa: 5,
  trample: 5,
  gun: null,
  suicide: null,
  shots: { anti_armour: 1, non_aa: 1, trample: 1, gun: 1, suicide: 1, long_range: 1 },
  abilities: {
    scout: null,
    long_range: null,
    anti_air: null,
    evade: null,
    rear: false,
    no_turret: true,
    open_top: false,
    spying: false,
    amphibian: false,
    transport: false,
    pulling: false,
    leadership: false,
    paratroop: false,
  },
};
const blitz = {
  id: 'blitz',
  name: { en: 'Blitz', de: 'Blitzvorstoß' },
  copies: 2,
  timing: 'own',
  after: 'remove',
  windows: ['open'],
  target: { what: 'player', who: 'own', needs: null },
  effect: { kind: 'extra_action', count: 1 },
  trigger: null,
  tags: [],
  text: { en: 'One more “action”.', de: 'Noch eine Aktion.' },
} as unknown as EventCard;
const box: Box = { units: [tiger], events: [blitz], commanders: [] };
const field = (kind: Field['kind'], rest: Partial<Field> = {}): Field => ({
  kind,
  word: '',
  optional: false,
  least: 1,
  most: 6,
  values: [],
  ...rest,
});
const one = (word: string, ...values: string[]): Field => field('one', { word, values });
const named = Object.fromEntries(
  ['name.de', 'name.en', 'text.de', 'text.en'].map((name) => [name, field('text', { most: 60 })]),
);
/** As the server sends them, as far as they are needed here. */
const forms: Forms = {
  unit: { copies: field('number', { most: 20 }) },
  event: {
    ...named,
    copies: field('number', { most: 20 }),
    timing: one('timing', 'own', 'other'),
    after: one('after', 'discard', 'remove'),
    windows: field('several', { word: 'windows', values: ['open'] }),
    tags: field('several', { word: 'tags', values: ['water'] }),
  },
  commander: {},
  effects: { ammo_strike: { le: field('number') }, extra_action: { count: field('number', { most: 3 }) } },
  targets: {
    player: {},
    unit: {
      who: one('who', 'own', 'enemy'),
      line: one('line', 'any', 'front', 'rear'),
      types: field('several', { word: 'type', values: ['AFV', 'GUN', 'INF'] }),
      needs: { ...one('needs', 'out_of_ammo', 'any_marker'), optional: true },
    },
  },
  trigger: {},
  values_of: {
    AFV: ['anti_armour', 'non_aa', 'trample'],
    GUN: ['anti_armour', 'non_aa'],
    INF: ['gun', 'suicide'],
  },
  abilities_of: { AFV: ['no_turret', 'open_top'], GUN: [], INF: [] },
};
const everything: Filter = { kind: 'all', type: '', nation: '', words: '', inDeck: false };

function bench(): Bench {
  const made = new Bench(box, forms);
  made.draft.open(standard(box, 'Steel'));
  return made;
}

describe('a deck file', () => {
  test('counts the cards in the box', () => {
    expect(toToml({ ...standard(box, 'Steel') })).toBe(
      'name = "Steel"\nauthor = ""\ncomment = ""\n\n[copies]\nde_tiger1 = 2\nblitz = 2\n',
    );
  });

  test('writes own cards down without what they lack', () => {
    const text = toToml({
      ...empty('"Mine"'),
      unit: [{ id: 'x', gun: null, shots: { gun: 2 }, rear: true }] as never,
    });
    expect(text).toContain('name = "\\"Mine\\""');
    expect(text.slice(text.indexOf('[[unit]]'))).toBe(
      '[[unit]]\nid = "x"\nshots = { gun = 2 }\nrear = true\n',
    );
  });
});

describe('the bench', () => {
  test('adds and takes away copies, and none means out', () => {
    const work = bench();
    work.setCopies(tiger, 3);
    expect(work.copiesOf(tiger)).toBe(3);
    work.setCopies(tiger, 0);
    expect(work.deck.copies).toEqual({ blitz: 2 });
    work.draft.undo();
    work.draft.undo();
    expect(work.copiesOf(tiger)).toBe(2);
    work.draft.redo();
    expect(work.copiesOf(tiger)).toBe(3);
  });

  test('makes a card of one’s own after another, under an id of its own', () => {
    const work = bench();
    const made = work.variantOf(tiger);
    work.put(made);
    expect([made.id, work.isOwn(made.id), work.copiesOf(made)]).toEqual(['de_tiger1_2', true, 1]);
    expect(work.variantOf(tiger).id).toBe('de_tiger1_3');
    work.put({ ...made, points: 9 } as UnitCard);
    expect(work.deck.unit.map(({ points }) => points)).toEqual([9]);
    work.remove(made.id);
    expect(work.own).toEqual([]);
  });

  test('shows what fits the filter', () => {
    const work = bench();
    const shown = (filter: Partial<Filter>) =>
      work.all.filter((card) => fits(card, { ...everything, ...filter }, work)).map(({ id }) => id);
    expect(shown({})).toEqual(['de_tiger1', 'blitz']);
    expect(shown({ kind: 'event' })).toEqual(['blitz']);
    expect(shown({ type: 'AFV' })).toEqual(['de_tiger1']);
    expect(shown({ nation: 'SU' })).toEqual([]);
    expect(shown({ words: 'vorst' })).toEqual(['blitz']);
    expect(shown({ kind: 'own' })).toEqual([]);
    work.setCopies(blitz, 0);
    expect(shown({ inDeck: true })).toEqual(['de_tiger1']);
  });

  test('lets a unit of another type keep what it can still have', () => {
    const gun = retyped(forms, tiger, 'GUN');
    expect([gun.anti_armour, gun.trample, gun.abilities.no_turret]).toEqual([8, null, false]);
  });
});

const sabotage = {
  ...structuredClone(blitz),
  id: 'sabotage',
  name: { en: 'Sabotage', de: 'Sabotage' },
  after: 'discard',
  target: {
    what: 'unit',
    who: 'enemy',
    revealed: 'yes',
    line: 'any',
    types: ['AFV', 'GUN', 'INF'],
    min: 1,
    max: 1,
    needs: null,
  },
  effect: { kind: 'ammo_strike', le: 4 },
} as EventCard;

describe('an effect', () => {
  beforeAll(async () => {
    for (const name of ['tank_hunter', 'tank_hunter_table', 'tank_hunter_deck_editor', 'tank_hunter_decks'])
      await i18n.add(name);
  });

  test('brings along what must fit it', () => {
    const both: Box = { ...box, events: [blitz, sabotage] };
    expect(codesFor(both, blitz)).toEqual(['extra_action', 'ammo_strike']);
    const changed = withEffect(both, { ...blitz, id: 'mine', copies: 3 }, 'ammo_strike') as EventCard;
    expect([changed.id, changed.copies, changed.name.en]).toEqual(['mine', 3, 'Blitz']);
    expect([changed.effect, changed.target, changed.after]).toEqual([
      sabotage.effect,
      sabotage.target,
      'discard',
    ]);
  });

  test('is changed field by field, and so is its target', async () => {
    const work = new Bench({ ...box, events: [blitz, sabotage] }, forms);
    work.draft.open({ ...empty('Mine'), event: [sabotage] });
    render(CardForm, { bench: work, card: sabotage, onclose: () => {} });
    await fireEvent.change(screen.getByLabelText('Happens on this or less'), { target: { value: '2' } });
    await fireEvent.change(screen.getByLabelText('Line'), { target: { value: 'front' } });
    await fireEvent.change(screen.getByLabelText('Condition'), { target: { value: 'any_marker' } });
    await fireEvent.click(screen.getByLabelText('INF'));
    const [card] = work.deck.event;
    expect(card!.effect).toEqual({ kind: 'ammo_strike', le: 2 });
    expect(card!.target).toMatchObject({ line: 'front', needs: 'any_marker', types: ['AFV', 'GUN'] });
  });

  test('is told at the field what speaks against it', () => {
    const work = new Bench({ ...box, events: [blitz, sabotage] }, forms);
    work.draft.open({ ...empty('Mine'), event: [sabotage] });
    const why = { rule: 'TH-129', key: 'refused-th-129-types', facts: {} };
    const finding = { level: 'error' as const, card: 'sabotage', field: 'target.types', why };
    work.check = { deck: null, findings: [finding], units: 0, events: 1, most_players: 0 };
    render(CardForm, { bench: work, card: sabotage, onclose: () => {} });
    const alert = screen.getByRole('alert');
    expect(alert.previousElementSibling?.querySelector('legend')?.textContent).toBe('Types');
  });
});
