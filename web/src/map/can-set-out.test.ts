import { expect, test } from 'vitest';
import { canSetOut, type Departure } from './can-set-out.ts';

const ready: Departure = { goal: { id: 2 }, here: 1, canTravel: true, map: { isAfterGate: false } };

test('a press on another place starts a journey', () => {
  expect(canSetOut(ready)).toBe(true);
});

test('a press during travel is ignored', { meta: { rows: ['C-TRAVEL-001', 'C-TRAVEL-002'] } }, () => {
  expect(canSetOut({ ...ready, map: { isAfterGate: false, movingTo: 3 } })).toBe(false);
});

test('a press on the current place is ignored', { meta: { rows: ['C-TRAVEL-003'] } }, () => {
  expect(canSetOut({ ...ready, here: 2 })).toBe(false);
});

test('a press on a read-only map is ignored', { meta: { rows: ['C-TRAVEL-004'] } }, () => {
  expect(canSetOut({ ...ready, canTravel: false })).toBe(false);
});

test('a press just after a gate is ignored', { meta: { rows: ['C-TRAVEL-005'] } }, () => {
  expect(canSetOut({ ...ready, map: { isAfterGate: true } })).toBe(false);
});
