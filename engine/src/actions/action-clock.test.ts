import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionClock } from '../character.ts';
import { actionPeriod, refill, spend } from './action-clock.ts';

const clock = fc.oneof(
  fc.record({ count: fc.integer({ min: 0, max: 19 }), nextAt: fc.integer({ min: 0, max: 10 * actionPeriod }) }),
  fc.constant<ActionClock>({ count: 20 }),
);

test('the clock starts when the bank stops being full, and not before', () => {
  expect(spend({ count: 20 }, 1, 5000)).toEqual({ count: 19, nextAt: 5000 + actionPeriod });
  expect(spend({ count: 19, nextAt: 7000 }, 2, 5000)).toEqual({ count: 17, nextAt: 7000 });
});

test('one action comes every ten minutes, until the bank holds twenty [C-ACTIONS-002]', () => {
  const burnt = spend({ count: 20 }, 3, 0);
  expect(refill(burnt, actionPeriod - 1).count).toBe(17);
  expect(refill(burnt, actionPeriod)).toEqual({ count: 18, nextAt: 2 * actionPeriod });
  expect(refill(burnt, 100 * actionPeriod)).toEqual({ count: 20 });
});

test('time that has passed is counted once, in however many looks', () => {
  fc.assert(
    fc.property(clock, fc.array(fc.integer({ min: 0, max: 3 * actionPeriod }), { maxLength: 20 }), (start, steps) => {
      let now = 0;
      let looked = refill(start, now);
      for (const step of steps) {
        now += step;
        looked = refill(looked, now);
      }
      expect(looked).toEqual(refill(refill(start, 0), now));
      expect(refill(looked, now)).toEqual(looked);
    }),
  );
});

test('a clock that jumps about takes nothing away, gives no more than the time passed, and never asks for more than one period of patience', () => {
  fc.assert(
    fc.property(
      clock,
      fc.array(fc.integer({ min: -20 * actionPeriod, max: 20 * actionPeriod }), { maxLength: 20 }),
      (start, jumps) => {
        let now = 0;
        let held = refill(start, now);
        for (const jump of jumps) {
          now += jump;
          const before = held;
          held = refill(before, now);
          expect(held.count).toBeGreaterThanOrEqual(before.count);
          expect(held.count).toBeLessThanOrEqual(20);
          if (held.nextAt !== undefined) expect(held.nextAt - now).toBeLessThanOrEqual(actionPeriod);
        }
      },
    ),
  );
});
