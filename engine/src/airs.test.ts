import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { levelOf } from './qualities/qualities.ts';
import type { Effect } from './story/consequences.ts';
import { applyEffects } from './story/effects.ts';
import { aMoment } from './testing/a-moment.ts';
import { ids } from './testing/a-world.ts';
import { openTurn } from './turn.ts';

const die = { kind: 'dice', count: 1, sides: 101 } as const;
const rerolled: Effect = { kind: 'set', quality: ids.secret, to: { kind: '-', left: die, right: 1 } };

test('a quality set to d101 - 1 has each value from 0 to 100 equally often', () => {
  const moment = { ...aMoment({ qualities: { [ids.secret]: 50 } }), chance: chanceFrom(31) };
  const expected = 300;
  const stood = Array.from({ length: 101 }, () => 0);

  for (let times = 0; times < 101 * expected; times++) {
    const level = levelOf(applyEffects(openTurn(moment), [rerolled], moment).character.qualities, ids.secret);
    stood[level] = (stood[level] as number) + 1;
  }
  expect(stood).toHaveLength(101);
  const strays = stood.map((count) => (count - expected) ** 2 / expected);
  // A hundred degrees of freedom: a fair die exceeds this once in a thousand runs.
  expect(strays.reduce((sum, stray) => sum + stray, 0)).toBeLessThan(149.4);
});
