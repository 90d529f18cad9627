import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuality } from '../testing/a-world.ts';
import { itemEffects } from './item-effects.ts';

const strength = aQuality({ id: 1 });
const menace = aQuality({ id: 2 });
const secret = aQuality({ id: 3, hidden: true });
const counter = aQuality({ id: 4, category: 'Hidden' });
const qualities = new Map([strength, menace, secret, counter].map((each) => [each.id, each]));

test('lists bonuses, then quieted qualities, then the second chance', () => {
  const item = aQuality({
    id: 9,
    enhancements: [{ quality: strength.id, level: -2 }],
    dulls: [{ quality: menace.id, level: 1 }],
    secondChanceOn: strength.id,
  });
  expect(itemEffects(item, { qualities })).toEqual([
    { kind: 'bonus', quality: strength, amount: -2 },
    { kind: 'quiets', quality: menace, amount: 1 },
    { kind: 'second chance', quality: strength },
  ]);
});

test('never tells of a hidden or unknown quality', () => {
  const amounts = fc.array(fc.record({ quality: fc.integer({ min: 1, max: 6 }), level: fc.integer() }));
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 1, max: 6 }), (enhancements, dulls, secondChanceOn) => {
      const effects = itemEffects(aQuality({ id: 9, enhancements, dulls, secondChanceOn }), { qualities });
      const isTold = (id: number) => id === strength.id || id === menace.id;
      expect(effects.map(({ quality }) => quality.id)).toEqual(
        [...enhancements.map((each) => each.quality), ...dulls.map((each) => each.quality), secondChanceOn].filter(
          isTold,
        ),
      );
    }),
  );
});
