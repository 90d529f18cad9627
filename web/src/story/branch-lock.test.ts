import { expect, test } from 'vitest';
import { world } from '../api/world.ts';
import { lockOf, lockText } from './branch-lock.ts';

const aBranch = { actionCost: 1, currencyLocked: false, qualityLocked: false };

test('a branch whose requirements are met is open', () => {
  expect(lockOf(aBranch, { actions: 1 })).toBeUndefined();
});

test('missing actions are named first, but not for a free choice, as in a report', {
  meta: { rows: ['C-STORY-060'] },
}, () => {
  expect(lockOf({ ...aBranch, qualityLocked: true }, { actions: 0 })).toBe('Not enough actions');
  expect(lockOf({ ...aBranch, actionCost: 0 }, { actions: 0 })).toBeUndefined();
  expect(lockOf({ ...aBranch, actionCost: 0, qualityLocked: true }, { actions: 0 })).toBe('Locked');
});

test.each(['currencyLocked', 'qualityLocked'] as const)('%s locks', (why) => {
  expect(lockOf({ ...aBranch, [why]: true }, { actions: 20 })).toBe('Locked');
});

test('the button uses the world’s word for actions', () => {
  expect(lockText('Not enough actions')).toBe(`Not enough ${world.actions.many}`);
  expect(lockText('Locked')).toBe('Locked');
});
