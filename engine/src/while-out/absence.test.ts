import fc from 'fast-check';
import { expect, test } from 'vitest';
import { absenceAt, minAbsenceMs } from './absence.ts';

const seenAt = 1_000_000;

test('a player is away after six hours without a sign, and not a millisecond before', () => {
  expect(absenceAt({ seenAt }, seenAt + minAbsenceMs - 1)).toBeUndefined();
  expect(absenceAt({ seenAt }, seenAt + minAbsenceMs)).toEqual({ from: seenAt, until: seenAt + minAbsenceMs });
});

test('a player who was never here is not away', () => {
  expect(absenceAt({}, seenAt)).toBeUndefined();
});

test('an absence whose news was not seen goes on, and a further one extends it', () => {
  const unseen = { from: 5, until: 9 };
  fc.assert(
    fc.property(fc.nat({ max: 4 * minAbsenceMs }), (later) => {
      const now = seenAt + later;
      const until = later < minAbsenceMs ? unseen.until : now;
      expect(absenceAt({ seenAt, unseen }, now)).toEqual({ from: unseen.from, until });
    }),
  );
});
