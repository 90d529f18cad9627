import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noQualities, withStanding, withStandings } from './qualities.ts';

const moved = fc.array(
  fc.record({
    quality: fc.integer({ min: 1, max: 9 }),
    to: fc.record({ level: fc.integer({ min: 0, max: 9 }), points: fc.integer({ min: 0, max: 3 }) }),
  }),
  { maxLength: 6 },
);

test('several changes at once equal single changes in turn, and do not modify the original', () => {
  fc.assert(
    fc.property(moved, moved, (earlier, later) => {
      const inTurn = (list: typeof later, from = noQualities) =>
        list.reduce((sofar, { quality, to }) => withStanding(sofar, quality, to), from);
      const before = inTurn(earlier);

      expect(withStandings(before, later)).toEqual(inTurn(later, before));
      expect(before).toEqual(inTurn(earlier));
    }),
    { seed: 11 },
  );
});
