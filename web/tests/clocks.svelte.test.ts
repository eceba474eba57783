import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import ClockFace from '../src/lib/board/ClockFace.svelte';
import ClockChoice from '../src/lib/clocks/ClockChoice.svelte';
import { controlText, spanInWords, type TimeControl } from '../src/lib/clocks/words';
import { i18n } from '../src/lib/i18n.svelte';

beforeAll(async () => {
  await i18n.speak('en');
  await i18n.add('table');
});

const HOUR = 3_600_000;

describe('a clock in words', () => {
  test('says what it is', () => {
    expect(controlText({ type: 'Untimed' })).toBe('none, take your time');
    expect(controlText({ type: 'Live', minutes: 5, increment: 3, decision: 20 })).toBe(
      '5 min each and 3 s more after every turn, 20 s for an answer in between',
    );
    expect(controlText({ type: 'Days', days: 1, off: [6, 5] })).toBe(
      'one day for every turn, Sat and Sun do not count',
    );
  });

  test('of days says what is left', () => {
    expect([48, 47, 30, 1.5, 0.5].map((hours) => spanInWords(hours * HOUR))).toEqual([
      '2 days',
      '2 days',
      '30 hours',
      '1 hour',
      '30 minutes',
    ]);
  });
});

describe('a clock at the table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows an increment when it comes, for a moment', async () => {
    const { rerender } = render(ClockFace, { left: 60_500, since: performance.now(), running: true });
    expect(screen.queryByText('+3')).toBeNull();
    vi.advanceTimersByTime(2000);
    await tick();
    await rerender({ left: 61_500, since: performance.now(), running: false });
    expect(screen.getByText('+3')).toBeTruthy();
    vi.advanceTimersByTime(3000);
    await tick();
    expect(screen.queryByText('+3')).toBeNull();
  });

  test('says with a word that there is little time', async () => {
    const { rerender } = render(ClockFace, { left: 61_000, since: 0, running: false });
    expect(screen.queryByText('little time')).toBeNull();
    await rerender({ left: 59_000, since: 0, running: false });
    expect(screen.getByText('little time')).toBeTruthy();
  });

  test('counts days, and says until when', () => {
    const until = Date.now() + 48 * HOUR;
    render(ClockFace, { left: 48 * HOUR, since: performance.now(), running: true, until, days: true });
    const day = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(until);
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(`2 days left, until ${day}`);
  });
});

test('a match is timed by one row of choices', async () => {
  let value: TimeControl = { type: 'Untimed' };
  const props = {
    windows: false,
    get value(): TimeControl {
      return value;
    },
    set value(chosen: TimeControl) {
      value = chosen;
    },
  };
  const { rerender } = render(ClockChoice, props);
  await fireEvent.click(screen.getByLabelText('Minutes'));
  expect(value).toEqual({ type: 'Live', minutes: 10, increment: 5, decision: 0 });
  await rerender({ windows: false, value });
  await fireEvent.click(screen.getByLabelText('5+3'));
  expect(value).toMatchObject({ minutes: 5, increment: 3 });
  await fireEvent.click(screen.getByLabelText('Days'));
  expect(value).toEqual({ type: 'Days', days: 2, off: [] });
  await rerender({ windows: false, value });
  await fireEvent.click(screen.getByLabelText('Saturday'));
  expect(value).toEqual({ type: 'Days', days: 2, off: [5] });
});
