import { expect, test } from 'vitest';
import { maySetOut, type SettingOut } from './may-set-out.ts';

const ready: SettingOut = { goal: { id: 2 }, here: 1, canTravel: true, map: { isAfterGate: false } };

test('a press on another place is heard', () => {
  expect(maySetOut(ready)).toBe(true);
});

test('on the way somewhere no press is heard', { meta: { rows: ['C-TRAVEL-001', 'C-TRAVEL-002'] } }, () => {
  expect(maySetOut({ ...ready, map: { isAfterGate: false, movingTo: 3 } })).toBe(false);
});

test('a press on the place one is in is not heard', { meta: { rows: ['C-TRAVEL-003'] } }, () => {
  expect(maySetOut({ ...ready, here: 2 })).toBe(false);
});

test('on a map that may only be read no press is heard', { meta: { rows: ['C-TRAVEL-004'] } }, () => {
  expect(maySetOut({ ...ready, canTravel: false })).toBe(false);
});

test('just after a gate no press is heard', { meta: { rows: ['C-TRAVEL-005'] } }, () => {
  expect(maySetOut({ ...ready, map: { isAfterGate: true } })).toBe(false);
});
