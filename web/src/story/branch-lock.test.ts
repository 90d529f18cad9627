import { expect, test } from 'vitest';
import { lockOf } from './branch-lock.ts';

const aBranch = { actionCost: 1, currencyLocked: false, qualityLocked: false };

test('a branch that asks nothing more than one has is open', () => {
  expect(lockOf(aBranch, 1)).toBeUndefined();
});

test('the candle is blamed first', () => {
  expect(lockOf({ ...aBranch, qualityLocked: true }, 0)).toBe('Not enough actions');
});

test.each(['currencyLocked', 'qualityLocked'] as const)('%s locks', (why) => {
  expect(lockOf({ ...aBranch, [why]: true }, 20)).toBe('Locked');
});

test('a branch that costs nothing is open by a burnt-out candle', () => {
  expect(lockOf({ ...aBranch, actionCost: 0 }, 0)).toBeUndefined();
});
