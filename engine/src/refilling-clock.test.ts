import { actionPeriodMs } from '@underhall/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accrue, type RefillingClock, refillUntilNow, spend } from './refilling-clock.ts';

const room = 20;
const refill = { capacity: room, periodMs: actionPeriodMs };
const clock = fc.oneof(
  fc.record({ count: fc.integer({ min: 0, max: 19 }), nextAt: fc.integer({ min: 0, max: 10 * actionPeriodMs }) }),
  fc.record({ count: fc.integer({ min: 20, max: 45 }) }),
);

test('the clock starts when the counter falls below its capacity', () => {
  expect(spend({ count: 20 }, 1, refill, 5000)).toEqual({ count: 19, nextAt: 5000 + actionPeriodMs });
  expect(spend({ count: 19, nextAt: 7000 }, 2, refill, 5000)).toEqual({ count: 17, nextAt: 7000 });
  expect(spend({ count: 23 }, 3, refill, 5000)).toEqual({ count: 20 });
  expect(spend({ count: 23 }, 4, refill, 5000)).toEqual({ count: 19, nextAt: 5000 + actionPeriodMs });
});

test('the counter gains one every ten minutes, up to its capacity', () => {
  const burnt = { count: 17, nextAt: actionPeriodMs };

  expect(actionPeriodMs).toBe(600_000);
  expect(refillUntilNow(burnt, refill, actionPeriodMs - 1)).toBe(burnt);
  expect(refillUntilNow(burnt, refill, actionPeriodMs)).toEqual({ count: 18, nextAt: 2 * actionPeriodMs });
  expect(refillUntilNow(burnt, refill, 2 * actionPeriodMs + 7)).toEqual({ count: 19, nextAt: 3 * actionPeriodMs });
  expect(refillUntilNow(burnt, refill, 3 * actionPeriodMs - 1)).toEqual({ count: 19, nextAt: 3 * actionPeriodMs });
  expect(refillUntilNow(burnt, refill, 3 * actionPeriodMs)).toEqual({ count: 20 });
  expect(refillUntilNow(burnt, refill, 1000 * actionPeriodMs)).toEqual({ count: 20 });
});

test('a count above capacity stays, and gains nothing', () => {
  const above = { count: 27 };

  expect(refillUntilNow(above, refill, 100 * actionPeriodMs)).toBe(above);
  expect(refillUntilNow({ count: 27, nextAt: 5 }, refill, 100 * actionPeriodMs)).toEqual({ count: 27 });
  expect(refillUntilNow({ count: 20, nextAt: 5 }, refill, 0)).toEqual({ count: 20 });
});

test('a clock without a start time starts at the first look', () => {
  expect(refillUntilNow({ count: 20 }, { ...refill, capacity: 40 }, 300)).toEqual({
    count: 20,
    nextAt: 300 + actionPeriodMs,
  });
  expect(accrue({ count: 20 }, { ...refill, capacity: 40 }, 300)).toEqual({ count: 20, nextAt: 300 + actionPeriodMs });
});

test('after the clock was set back the wait is at most ten minutes', () => {
  const ahead = { count: 3, nextAt: 50 * actionPeriodMs };

  expect(refillUntilNow(ahead, refill, 10 * actionPeriodMs)).toEqual({ count: 3, nextAt: 11 * actionPeriodMs });
  expect(refillUntilNow(ahead, refill, 49 * actionPeriodMs)).toBe(ahead);
  expect(refillUntilNow(ahead, refill, 49 * actionPeriodMs - 1)).toEqual({ count: 3, nextAt: 50 * actionPeriodMs - 1 });
  expect(accrue(ahead, refill, 10 * actionPeriodMs)).toBe(ahead);
});

test('elapsed time counts once, however often it is applied', () => {
  fc.assert(
    fc.property(clock, fc.array(fc.integer({ min: 0, max: 3 * actionPeriodMs }), { maxLength: 20 }), (start, steps) => {
      let now = 0;
      const first = refillUntilNow(start, refill, now);
      let current: RefillingClock = first;
      for (const step of steps) {
        now += step;
        current = refillUntilNow(current, refill, now);
      }
      expect(current).toEqual(refillUntilNow(first, refill, now));
      expect(refillUntilNow(current, refill, now)).toBe(current);
    }),
  );
});

test('a jumping clock never loses, never gains by going back, and never waits over one period', () => {
  const jumps = fc.array(fc.integer({ min: -20 * actionPeriodMs, max: 20 * actionPeriodMs }), { maxLength: 20 });
  fc.assert(
    fc.property(clock, jumps, (start, path) => {
      let now = 0;
      let forward = 0;
      const first = refillUntilNow(start, refill, now);
      let current: RefillingClock = first;
      for (const jump of path) {
        now += jump;
        forward += Math.max(0, jump);
        const before = current;
        current = refillUntilNow(before, refill, now);
        expect(current.count).toBeGreaterThanOrEqual(before.count);
        expect(current.count).toBeLessThanOrEqual(Math.max(room, start.count));
        if (jump <= 0) expect(current.count).toBe(before.count);
        if (current.count < room) expect((current.nextAt as number) - now).toBeLessThanOrEqual(actionPeriodMs);
        else expect(current.nextAt).toBeUndefined();
      }
      expect(current.count - first.count).toBeLessThanOrEqual(Math.ceil(forward / actionPeriodMs));
    }),
  );
});

test('spending and refilling in any order never leads below 0, nor above capacity by time', () => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 30 * actionPeriodMs }),
    wish: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(clock, fc.array(step, { maxLength: 30 }), (start, steps) => {
      let now = 0;
      let current: RefillingClock = start;
      for (const { wait, wish } of steps) {
        now += wait;
        current = refillUntilNow(current, refill, now);
        expect(current.count).toBeLessThanOrEqual(Math.max(room, start.count));
        if (wish <= current.count) current = spend(current, wish, refill, now);
        expect(current.count).toBeGreaterThanOrEqual(0);
        expect(current.nextAt === undefined).toBe(current.count >= room);
      }
    }),
  );
});
