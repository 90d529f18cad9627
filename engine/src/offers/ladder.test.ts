import { expect, test } from 'vitest';
import type { LevelAsked } from '../qualities/requirement.ts';
import { ladderOf, rungsOf, rungsReached } from './bounds.ts';

const asked = (bounds: Partial<LevelAsked>): LevelAsked => ({ kind: 'level', quality: 1, ...bounds });

test('a least level is a rung at that level, broken until it is reached', () => {
  expect(rungsOf(asked({ atLeast: 5 }), 2)).toEqual({ rungs: [{ at: 5, who: 2, step: -1 }], broken: 1 });
  expect(rungsOf(asked({ atLeast: 1 }), 2)).toEqual({ rungs: [{ at: 1, who: 2, step: -1 }], broken: 1 });
  expect(rungsOf(asked({ atLeast: 0 }), 2)).toEqual({ rungs: [], broken: 0 });
});

test('a highest level is a rung above it, broken from there on; one below nothing is broken for ever', () => {
  expect(rungsOf(asked({ atMost: 5 }), 2)).toEqual({ rungs: [{ at: 6, who: 2, step: 1 }], broken: 0 });
  expect(rungsOf(asked({ atMost: 0 }), 2)).toEqual({ rungs: [{ at: 1, who: 2, step: 1 }], broken: 0 });
  expect(rungsOf(asked({ atMost: -1 }), 2)).toEqual({ rungs: [], broken: 1 });
  expect(rungsOf(asked({ atLeast: 3, atMost: -1 }), 2).broken).toBe(2);
});

test('a level has reached the rungs up to its own, low or high', () => {
  const rungs = [200, 3, 150, 3, 140].map((at, who) => ({ at, who, step: 1 as const }));
  const ladder = ladderOf(0, rungs);

  expect([0, 2, 3, 4, 127, 128, 139, 140, 149, 150, 200, 1000].map((level) => rungsReached(ladder, level))).toEqual([
    0, 0, 2, 2, 2, 2, 2, 3, 3, 4, 5, 5,
  ]);
  expect([...ladder.who]).toEqual([1, 3, 4, 2, 0]);
});

test('levels are looked up as far as the ladder goes, and no further than 127', () => {
  const highest = (at: number) => ladderOf(0, [{ at, who: 0, step: 1 }]).reached.length - 1;
  expect([highest(3), highest(126), highest(127), highest(500)]).toEqual([3, 126, 127, 127]);
});
