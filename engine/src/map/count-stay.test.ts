import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { openTurn, record, type Turn } from '../turn.ts';
import { countStay, moveTo } from './move-to.ts';

const pack = {
  settings: [aSetting({ id: 1 }), aSetting({ id: 2, stay: { actions: 20, out: 10 } })],
  areas: [anArea({ id: 1 }), anArea({ id: 2, setting: 2 }), anArea({ id: 3, setting: 2 })],
};
const spending = (turn: Turn, cost: number): Turn =>
  cost === 0
    ? turn
    : record(turn, { kind: 'actions', why: 'spent', from: { count: 20 }, to: { count: 20 - cost, nextAt: 1 } });
const after = (character: NonNullable<About['character']>, cost: number, goingTo?: number): Turn => {
  const moment = aMoment({ pack, character });
  const spent = spending(openTurn(moment), cost);
  return countStay(goingTo === undefined ? spent : moveTo(spent, goingTo, moment.world), moment);
};

test('counts the actions spent in a setting with a limited stay', () => {
  expect(after({ area: 2, stayed: 4 }, 3).character.stayed).toBe(7);
  expect(after({ area: 2 }, 1).character.stayed).toBe(1);
});

test('a turn without cost counts nothing', () => {
  expect(after({ area: 2, stayed: 4 }, 0).changes).toEqual([]);
  expect(after({ area: 2 }, 0).changes).toEqual([{ kind: 'stayed', to: 0 }]);
});

test('the count begins on entry, without the cost of that turn', () => {
  expect(after({ area: 1 }, 5, 2).character).toMatchObject({ area: 2, stayed: 0 });
});

test('moving within the setting does not restart the count', () => {
  expect(after({ area: 2, stayed: 4 }, 1, 3).character).toMatchObject({ area: 3, stayed: 5 });
});

test('the count ends on leaving, and other settings have none', () => {
  expect(after({ area: 2, stayed: 4 }, 1, 1).changes.at(-1)).toEqual({ kind: 'stayed', to: undefined });
  expect('stayed' in after({ area: 2, stayed: 4 }, 1, 1).character).toBe(false);
  expect(after({ area: 1 }, 2).changes.map(({ kind }) => kind)).toEqual(['actions']);
});

test('a character in no area has no count', () => {
  expect(after({ area: 0 }, 2).character.stayed).toBeUndefined();
});
