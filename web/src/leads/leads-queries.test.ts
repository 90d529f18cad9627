import type { Lead } from '@underhall/contract';
import { expect, test } from 'vitest';
import { msUntilNextOpening } from './leads-queries.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const waiting = (opensAt?: string): Lead => ({
  qualityId: 1,
  name: 'The Washing',
  image: 'sheet',
  isMain: true,
  state: 'Waiting',
  step: 'Wait.',
  progress: { level: 1, of: 2 },
  ...(opensAt !== undefined && { opensAt }),
});

test('refetches one second after the first waiting lead opens', () => {
  const leads = [waiting('2026-11-28T14:00:00Z'), waiting('2026-11-28T12:00:30Z'), waiting()];
  expect(msUntilNextOpening(leads, now)).toBe(31_000);
});

test('refetches after a second if the time of a lead has passed', () => {
  expect(msUntilNextOpening([waiting('2026-11-27T12:00:00Z')], now)).toBe(1000);
});

test('does not refetch if no lead waits', () => {
  expect(msUntilNextOpening([waiting()], now)).toBe(false);
  expect(msUntilNextOpening([], now)).toBe(false);
});

test('waits at most as long as a timer can for a lead that opens next year', () => {
  expect(msUntilNextOpening([waiting('2027-11-28T12:00:00Z')], now)).toBe(2 ** 31 - 1);
});
