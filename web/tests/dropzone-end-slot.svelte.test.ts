import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { layAllOut, mayAllOut } from '../src/lib/games/dropzone/all_out';
import { elementsOf } from '../src/lib/games/dropzone/elements';
import EndSlot from '../src/lib/games/dropzone/EndSlot.svelte';
import MapLine from '../src/lib/games/dropzone/MapLine.svelte';
import OrderPanel from '../src/lib/games/dropzone/OrderPanel.svelte';
import { Ordering } from '../src/lib/games/dropzone/ordering.svelte';
import type { Query, Battle as State, View } from '../src/lib/games/dropzone/protocol.gen';
import { i18n } from '../src/lib/i18n.svelte';
import type { Match } from '../src/lib/match.svelte';
import { settings } from '../src/lib/settings.svelte';
import { trialSent, unitSent } from './dropzone';

const STATE = {
  units: [
    unitSent({ id: 0, name: 'A1a1', status: 'aboard', carrier: 2 }),
    unitSent({ id: 1, name: 'A1a2', status: 'aboard', carrier: 2 }),
    unitSent({ id: 2, name: 'A1a3', kind: 'ucm_condor', status: 'table', moved: 8 }),
  ],
  squads: [{ id: 0, name: 'A1a', kind: 'ucm_sabre', units: [0, 1], transports: [2], shared: [] }],
  activation: { slot: { squads: [0] } },
  question: { type: 'GiveOrder', stopped: -1 },
  turn: 1,
} as unknown as State;
const NOTHING_MORE = {
  flying: null,
  boards: [],
  gets_off: false,
  empties: [] as number[],
  all_out: false,
  extracts: false,
};
const TANKS = { ...NOTHING_MORE, squad: 0, kind: 'ucm_sabre', units: [0, 1], gets_off: true };
const CONDOR = { ...NOTHING_MORE, squad: 0, kind: 'ucm_condor', units: [2] };

beforeEach(async () => {
  for (const name of ['table', 'dropzone', 'dropzone_units', 'dropzone_table']) await i18n.add(name);
  HTMLDialogElement.prototype.showModal ??= () => {};
});

const done = () => screen.getByRole('button', { name: 'Squad is done' });

function show(idle: readonly (typeof TANKS)[]): () => void {
  const onend = vi.fn();
  render(EndSlot, { idle: elementsOf(STATE, idle), stopped: false, isFree: true, disabled: false, onend });
  return onend;
}

test('a slot is not ended over the heads of its passengers: it asks once, and names them', async () => {
  const onend = show([TANKS]);
  done().click();
  expect(onend).not.toHaveBeenCalled();
  const asked = await screen.findByRole('dialog', { hidden: true });
  expect(asked.textContent).toContain('Still aboard: 2 × Sabre');
  screen.getByRole('button', { name: 'End anyway', hidden: true }).click();
  expect(onend).toHaveBeenCalledTimes(1);
});

test('a slot in which everybody has acted ends at once, and any does for whoever wants no questions', () => {
  const ended = show([]);
  done().click();
  expect(ended).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '';
  settings.confirmations = false;
  const unasked = show([TANKS]);
  done().click();
  expect(unasked).toHaveBeenCalledTimes(1);
});

async function orders(): Promise<{ ordering: Ordering; act: () => void; container: HTMLElement }> {
  const ask = (query: Query) =>
    Promise.resolve(
      query.type === 'ShowSlot'
        ? { type: 'SlotAdvice', elements: [TANKS, CONDOR], may_shoot: false, cards: [], idle: [0, 1] }
        : null,
    );
  const act = vi.fn(() => Promise.resolve(null));
  const match = { underway: [], ask, act, table: { game: 'dropzone' } } as unknown as Match;
  const ordering = new Ordering(
    () => STATE,
    () => match,
  );
  ordering.renew();
  const { container } = render(OrderPanel, {
    match,
    view: { seat: 0, state: STATE } as unknown as View,
    ordering,
    ongive: () => {},
    onfire: () => {},
    onallout: () => {},
    onshoot: () => {},
    onmenu: () => {},
  });
  await screen.findByText(/Still aboard/);
  return { ordering, act, container };
}

test('where an order was given nothing ends: doing and ending have each their own place', async () => {
  const { act, container } = await orders();
  const main = container.querySelector<HTMLButtonElement>('.acts .primary')!;
  expect(main.disabled).toBe(true);
  main.click();
  expect(container.querySelector('.acts')?.contains(done())).toBe(false);
  expect(act).not.toHaveBeenCalled();
});

test('why an order is refused stands between the list, which scrolls, and the button', async () => {
  const { ordering, container } = await orders();
  const facts = { unit: 'A1a3', inches: 6, allowed: 4, missing: 2 };
  const refusal = { rule: 'DZ-100', key: 'refused-dz-100-too-far', facts };
  ordering.draft.restore({
    actions: [],
    trial: trialSent({ refusal }),
    turning: new Set(),
    short: undefined,
  });
  const said = await screen.findByText(/too far/);
  expect(container.querySelector('.body')?.contains(said)).toBe(false);
  const line = render(MapLine, {
    draft: ordering.draft,
    barred: undefined,
    hint: 'Point at it.',
    game: 'dropzone',
  });
  expect(line.container.querySelector('.told')?.textContent).toContain('too far');
});

test('all out of two transports asks about the one with somebody aboard', async () => {
  const units = [
    unitSent({ id: 0, name: 'A1a1', status: 'aboard', carrier: 2 }),
    unitSent({ id: 1, name: 'A1b3', kind: 'ucm_condor', status: 'table' }),
    unitSent({ id: 2, name: 'A1a3', kind: 'ucm_condor', status: 'table' }),
  ];
  const state = { ...STATE, units } as State;
  const [hand] = elementsOf(state, [{ ...CONDOR, units: [1, 2], empties: [2], all_out: true }]);
  const propose = vi.fn();
  const ordering = { hand, leader: 1, draft: { propose } } as unknown as Ordering;
  expect(mayAllOut(ordering)).toBe(true);
  await layAllOut(ordering);
  expect(propose).toHaveBeenCalledWith({ type: 'ProposeAllOut', unit: 2 });
});

test('all out is offered where the rules say so, or where those who fly know where to come down', () => {
  const [hand] = elementsOf(STATE, [{ ...CONDOR, empties: [2] }]);
  expect(mayAllOut({ hand, leader: 2 } as unknown as Ordering)).toBe(false);
  expect(mayAllOut({ hand, leader: 2, journey: {} } as unknown as Ordering)).toBe(true);
});
