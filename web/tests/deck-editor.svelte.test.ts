import { describe, expect, test } from 'vitest';
import { Bench, empty, fits, standard, type Filter } from '../src/lib/games/tank_hunter_decks/deck.svelte';
import { retyped } from '../src/lib/games/tank_hunter_decks/fields';
import { toToml } from '../src/lib/games/tank_hunter_decks/toml';
import type { Box, EventCard, UnitCard } from '../src/lib/games/tank_hunter/wire';

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
const everything: Filter = { kind: 'all', type: '', nation: '', words: '', inDeck: false };

function bench(): Bench {
  const made = new Bench(box);
  made.open(standard(box, 'Steel'));
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
    work.undo();
    work.undo();
    expect(work.copiesOf(tiger)).toBe(2);
    work.redo();
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
    const gun = retyped(tiger, 'GUN');
    expect([gun.anti_armour, gun.trample, gun.abilities.no_turret]).toEqual([8, null, false]);
  });
});
