import { expect, test } from 'vitest';
import { everyRoll } from './every-roll.ts';

test('the results of all rolls have their exact chances', () => {
  const results = everyRoll((chance) => (chance.roll(100) <= 30 ? `passed ${chance.roll(2)}` : 'failed'), [30]);
  expect(results).toEqual([
    { chance: 0.15, value: 'passed 1' },
    { chance: 0.15, value: 'passed 2' },
    { chance: 0.7, value: 'failed' },
  ]);
});

test('a roll without a threshold, and the seed of a timed story, count once', () => {
  expect(everyRoll((chance) => chance.roll(100) > 0 && chance.roll(2 ** 31), [])).toEqual([{ chance: 1, value: 1 }]);
});
