import { expect, test } from 'vitest';
import type { SharedChange } from '../change.ts';
import { aMoment } from '../testing/a-moment.ts';
import { aQuality } from '../testing/a-world.ts';
import type { Turn } from '../turn.ts';
import { levelOf } from './qualities.ts';
import type { Quality } from './quality.ts';
import { sharedSteps, worldAfter } from './shared-steps.ts';

const [fund, bell] = [201, 202];

const aTurn = (changes: Turn['changes'], about: Partial<Quality> = {}) => {
  const qualities = [
    aQuality({ id: fund, shared: true, climbs: 'ever steeper', ...about }),
    aQuality({ id: bell, shared: true }),
  ];
  const { character, world } = aMoment({ pack: { qualities } });
  return { turn: { character, changes }, world };
};
const moved = (quality: number, from: number, to: number, how: SharedChange['how'] = 'changed'): SharedChange => ({
  kind: 'shared',
  quality,
  from: { level: from, points: 0 },
  to: { level: to, points: 0 },
  how,
});
const stepsOf = (changes: Turn['changes'], about: Partial<Quality> = {}) => {
  const { turn, world } = aTurn(changes, about);
  return sharedSteps(turn, world);
};

test('gains and losses are steps of change points, or of levels', () => {
  expect(stepsOf([moved(bell, 7, 4), moved(fund, 2, 3)])).toEqual([
    { quality: fund, by: 3 },
    { quality: bell, by: -3 },
  ]);
  const halfway: SharedChange = { ...moved(fund, 2, 2), to: { level: 2, points: 2 } };
  expect(stepsOf([halfway])).toEqual([{ quality: fund, by: 2 }]);
});

test('a set level is recorded as the resulting total', () => {
  expect(stepsOf([moved(fund, 2, 4, 'set')])).toEqual([{ quality: fund, to: 10, by: 0 }]);
  expect(stepsOf([moved(bell, 2, 0, 'set')])).toEqual([{ quality: bell, to: 0, by: 0 }]);
});

test('a raise is a gain up to the level that it raises to', () => {
  const raise: SharedChange = { ...moved(bell, 2, 4, 'set'), isRaise: true };
  expect(stepsOf([raise])).toEqual([{ quality: bell, by: 4, ceiling: 4 }]);
  expect(stepsOf([{ ...raise, quality: fund }], { cap: 3 })).toEqual([{ quality: fund, by: 10, ceiling: 10 }]);
});

test('several changes of one quality in a turn are one step', () => {
  expect(stepsOf([moved(bell, 2, 4), moved(bell, 2, 1)])).toEqual([{ quality: bell, by: 1 }]);
  expect(stepsOf([moved(bell, 2, 9, 'set'), moved(bell, 2, 1)])).toEqual([{ quality: bell, to: 8, by: 0 }]);
  expect(stepsOf([moved(bell, 9, 1, 'set'), moved(bell, 9, 1)])).toEqual([{ quality: bell, to: 0, by: 0 }]);
  expect(stepsOf([moved(bell, 2, 4), moved(bell, 2, 1, 'set')])).toEqual([{ quality: bell, to: 1, by: 0 }]);
});

test('a step of a capped quality has a ceiling', () => {
  expect(stepsOf([moved(fund, 2, 3)], { cap: 4 })).toEqual([{ quality: fund, by: 3, ceiling: 10 }]);
});

test('changes without effect and changes of own qualities give no step', () => {
  expect(stepsOf([moved(bell, 5, 5, 'capped')])).toEqual([]);
  expect(stepsOf([moved(bell, 2, 4), moved(bell, 4, 2)])).toEqual([]);
  expect(stepsOf([{ ...moved(bell, 2, 4), kind: 'quality' }, moved(999, 1, 2)])).toEqual([]);
});

test('the new world has the new shared levels, or is the same world if none changed', () => {
  const { world } = aTurn([]);
  const after = worldAfter(world, [moved(bell, 2, 4), { ...moved(fund, 1, 8), kind: 'quality' }]);
  expect([levelOf(after.shared, bell), levelOf(after.shared, fund)]).toEqual([4, 0]);
  expect(levelOf(world.shared, bell)).toBe(0);
  expect(worldAfter(world, [{ ...moved(fund, 1, 8), kind: 'quality' }])).toBe(world);
});
