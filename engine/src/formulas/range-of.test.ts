import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom } from '../chance.ts';
import { aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import type { Formula } from './formula.ts';
import { rangeOf } from './range-of.ts';
import { workOut } from './work-out.ts';

const endless = Number.POSITIVE_INFINITY;
const secret = { kind: 'level', quality: ids.secret } as const;
const dice = { kind: 'dice', count: 2, sides: 6 } as const;
const ends = (formula: Formula) => {
  const { least, most } = rangeOf(formula);
  return [least, most].map((end) => end + 0);
};
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: -4, max: 6 }),
    fc.record({ kind: fc.constant('level' as const), quality: fc.constantFrom(ids.secret, ids.favour) }),
    fc.record({ kind: fc.constant('dice' as const), count: fc.nat(3), sides: fc.integer({ min: 1, max: 8 }) }),
    fc.record({
      kind: fc.constantFrom('+', '-', '*', '/', 'least', 'most'),
      left: tie('formula'),
      right: tie('formula'),
    }),
  ),
}));

test('numbers, levels and dice have their exact bounds', () => {
  expect(ends(5)).toEqual([5, 5]);
  expect(ends(secret)).toEqual([0, endless]);
  expect(ends(dice)).toEqual([2, 12]);
});

test('operations have the least and the greatest result of their operands', () => {
  expect(ends({ kind: '+', left: dice, right: 3 })).toEqual([5, 15]);
  expect(ends({ kind: '-', left: 0, right: dice })).toEqual([-12, -2]);
  expect(ends({ kind: '*', left: dice, right: -2 })).toEqual([-24, -4]);
  expect(ends({ kind: '/', left: dice, right: 3 })).toEqual([0, 4]);
  expect(ends({ kind: 'least', left: secret, right: 4 })).toEqual([0, 4]);
  expect(ends({ kind: 'most', left: secret, right: 4 })).toEqual([4, endless]);
  expect(ends({ kind: '-', left: secret, right: secret })).toEqual([-endless, endless]);
  expect(ends({ kind: '*', left: 0, right: secret })).toEqual([0, 0]);
});

test('a divisor range that contains 0 has its extremes next to 0', () => {
  const through: Formula = { kind: '-', left: dice, right: 7 };
  expect(ends({ kind: '/', left: 10, right: through })).toEqual([-10, 10]);
});

test('no evaluated formula is outside its range', () => {
  fc.assert(
    fc.property(formula, fc.nat(20), fc.nat(20), fc.integer(), (each, secrets, favours, seed) => {
      const { character, world } = aMoment({ qualities: { [ids.secret]: secrets, [ids.favour]: favours } });
      const { least, most } = rangeOf(each);
      const value = workOut(each, { character, world }, chanceFrom(seed));
      expect(value >= least && value <= most).toBe(true);
    }),
    { numRuns: 500 },
  );
});
