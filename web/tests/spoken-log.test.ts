import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import SpokenLog from '../src/lib/board/SpokenLog.svelte';
import { i18n } from '../src/lib/i18n.svelte';
import type { Happened, Line } from '../src/lib/protocol.gen';

beforeEach(() => i18n.add('table'));

const happened = (seq: number, key: string | null): Happened => ({
  seq,
  event: {},
  line: key === null ? null : { key, facts: {} },
});
const tell = ({ key }: Line): string => `It is told: ${key}.`;
const sentences = (): string[] => [...log().children].map(({ textContent }) => textContent);
const log = (): HTMLElement => screen.getByRole('log');

test('tells the newest events, and nothing of those without words', () => {
  const many = ['a', 'b', 'c', null, 'd', 'e', 'f', 'g'].map((key, seq) => happened(seq, key));
  render(SpokenLog, { log: many, tell });
  expect(sentences()).toEqual(['c', 'd', 'e', 'f', 'g'].map((key) => `It is told: ${key}.`));
});

test('says a sentence twice that is told twice', () => {
  render(SpokenLog, { log: [happened(3, 'hit'), happened(3, 'hit')], tell });
  expect(sentences()).toHaveLength(2);
});

test('leaves what was said where it is, so that only the news are read out', async () => {
  const many = Array.from({ length: 7 }, (_, seq) => happened(seq, `line ${seq}`));
  const { rerender } = render(SpokenLog, { log: many, tell });
  const before = [...log().children];
  await rerender({ log: [...many, happened(7, 'news')], tell });
  const after = [...log().children];
  expect(after.slice(0, -1).every((told, at) => told === before[at + 1])).toBe(true);
  expect(after.at(-1)!.textContent).toBe('It is told: news.');
});

test('leaves nothing out of much that comes at once', async () => {
  const { rerender } = render(SpokenLog, { log: [happened(0, 'first')], tell });
  const many = Array.from({ length: 20 }, (_, seq) => happened(seq + 1, `line ${seq}`));
  await rerender({ log: [happened(0, 'first'), ...many], tell });
  expect(sentences().slice(-20)).toEqual(many.map(({ line }) => tell(line!)));
});
