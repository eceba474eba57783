import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFigures, opened, pathsIn, planIn, squaresIn } from '../src/lib/games/panzerschlacht/opened';
import { named } from '../src/lib/games/panzerschlacht/squares';
import type { View } from '../src/lib/games/panzerschlacht/protocol.gen';
import { i18n, languages } from '../src/lib/i18n.svelte';
import { settings } from '../src/lib/settings.svelte';
import Rulebook from '../src/routes/Rulebook.svelte';
import { book, scenarios, stubServer } from './server';

const TITLE = 'An opposing installation ends the path';
const asked = vi.fn<(address: string) => void>();

/** The server, and a count of what it is asked. */
function serve(answers: Record<string, unknown>): void {
  stubServer(answers);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    asked(address);
    return answer(address, init);
  });
}

const BOOK = { 'GET /api/games/panzerschlacht/rulebook?lang=en': book };
const SCENARIOS = '/api/games/panzerschlacht/scenarios?lang=en';

// What the browser fetches when an example is opened; a test should not have to wait for the compiler.
beforeAll(async () => {
  await Promise.all([
    import('../src/lib/games/panzerschlacht/example'),
    import('../src/lib/rulebook/ExamplePlayer.svelte'),
  ]);
}, 60_000);

beforeEach(() => {
  asked.mockClear();
  settings.motion = 'off';
  serve({ ...BOOK, [`GET ${SCENARIOS}`]: scenarios });
});

/** happy-dom opens no <details> by itself. */
async function open(): Promise<HTMLDetailsElement> {
  const details = (await screen.findByText(TITLE)).closest('details')!;
  details.open = !details.open;
  await fireEvent(details, new Event('toggle'));
  return details;
}

const forward = () => fireEvent.click(screen.getByLabelText('One step forward'));
const tanks = () => document.querySelectorAll('.figure.tank');

describe('an example', () => {
  test('stands under its rule, and nothing stands under a rule that has none', async () => {
    render(Rulebook, { game: 'panzerschlacht' });
    await screen.findByText(TITLE);
    expect(document.querySelectorAll('#PS-46 details')).toHaveLength(1);
    expect(document.querySelector('#PS-45 section')).toBeNull();
  });

  test('is asked for when it is opened, and only once', async () => {
    render(Rulebook, { game: 'panzerschlacht' });
    await screen.findByText(TITLE);
    expect(asked).not.toHaveBeenCalledWith(SCENARIOS);
    const details = await open();
    await screen.findByText('The position');
    await open();
    await waitFor(() => expect(details.querySelector('.example')).toBeNull());
    await open();
    await screen.findByText('The position');
    expect(asked.mock.calls.filter(([address]) => address === SCENARIOS)).toHaveLength(1);
  });

  test('is played step by step, to the end and back', async () => {
    render(Rulebook, { game: 'panzerschlacht' });
    await open();
    await screen.findByText('The position');
    expect(tanks()).toHaveLength(5);
    await forward();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(screen.getByText('Y plan -')).toBeTruthy();
    expect(screen.getByText('Grey has locked its shot plan.')).toBeTruthy();
    await forward();
    await forward();
    await forward();
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(document.querySelectorAll('.figure.fu')).toHaveLength(1);
    await fireEvent.click(screen.getByLabelText('One step back'));
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(document.querySelectorAll('.figure.fu')).toHaveLength(2);
  });

  test('marks what is not allowed, says why, and links to the rule', async () => {
    render(Rulebook, { game: 'panzerschlacht' });
    await open();
    await screen.findByText('The position');
    await forward();
    expect(screen.queryByText('Not allowed')).toBeNull();
    await forward();
    expect(screen.getByText('Not allowed')).toBeTruthy();
    const refusal = document.querySelector('.refused')!;
    expect(refusal.textContent).toContain('d8');
    expect(refusal.querySelector('a')?.getAttribute('href')).toBe('#PS-46');
    expect(document.querySelectorAll('.tried')).toHaveLength(3);
    expect(document.querySelectorAll('.wrong')).toHaveLength(1);
  });

  test('plays by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      render(Rulebook, { game: 'panzerschlacht' });
      await open();
      await screen.findByText('The position');
      await fireEvent.click(screen.getByLabelText('Play'));
      expect(screen.getByText('Step 1 of 3')).toBeTruthy();
      expect(screen.getByLabelText('Pause')).toBeTruthy();
      await vi.runAllTimersAsync();
      expect(screen.getByText('Step 3 of 3')).toBeTruthy();
      expect(screen.getByLabelText('Play')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test('that the server does not give can be asked for again', async () => {
    serve(BOOK);
    render(Rulebook, { game: 'panzerschlacht' });
    await open();
    await screen.findByRole('alert');
    serve({ ...BOOK, [`GET ${SCENARIOS}`]: scenarios });
    await fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('The position')).toBeTruthy();
  });

  test.each(languages)('has all its texts and is accessible in %s', async (language) => {
    await i18n.speak(language);
    serve({
      [`GET /api/games/panzerschlacht/rulebook?lang=${language}`]: book,
      [`GET /api/games/panzerschlacht/scenarios?lang=${language}`]: scenarios,
    });
    render(Rulebook, { game: 'panzerschlacht' });
    await open();
    await waitFor(() => expect(document.querySelector('.example')).not.toBeNull());
    const [back, , on] = document.querySelectorAll('.example button');
    for (const button of [on, on, on, back]) await fireEvent.click(button!);
    expect(document.querySelector('.refused')).not.toBeNull();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('Panzerschlacht with nothing hidden', () => {
  const views = scenarios[0]!.frames[0]!.views as View[];

  test('shows the values of both sides', () => {
    const figures = openFigures(opened(views));
    const values = figures.filter(({ kind }) => kind === 'tank').map(({ side, value }) => [side, value]);
    expect(values).toEqual([
      [0, 2],
      [0, 1],
      [0, 6],
      [1, 5],
      [1, 6],
    ]);
    expect(figures.some(({ plate }) => plate === 'hidden')).toBe(false);
  });

  test('finds in the notation what was tried', () => {
    expect(pathsIn('G move d7>d8>d9; a10>b10')).toEqual([
      ['d7', 'd8', 'd9'].map(named),
      ['a10', 'b10'].map(named),
    ]);
    expect(pathsIn('Y move #100>#101')).toEqual([]);
    expect(planIn('Y plan R=b7,a6,b7 W=b6,a6')).toMatchObject({
      red: ['b7', 'a6'].map(named),
      white: [named('b6')],
    });
    expect(planIn('Y plan -')).toMatchObject({ red: [], white: [] });
    expect(squaresIn({ square: 'e10', need: 4, other: 'e10' })).toEqual([named('e10')]);
  });
});
