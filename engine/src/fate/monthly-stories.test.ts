import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthNumber, startOfMonth } from '../month-number.ts';
import { aStory } from '../testing/a-store.ts';
import { aWorld } from '../testing/a-world.ts';
import { monthlyOffers } from './monthly-stories.ts';

const withStories = (count: number) =>
  aWorld({
    pack: {
      storeItems: Array.from({ length: count }, (_, place) => aStory({ id: place, order: place, opens: 800 + place })),
    },
  });
const idsIn = (month: number, count: number, availability?: 'FreshlyAdded' | 'FinalMonth') =>
  monthlyOffers(month, withStories(count))
    .filter((offer) => availability === undefined || offer.availability === availability)
    .map(({ item }) => item.id);

test.each([
  ['1970-01-01T00:00:00Z', 0, 1970, 1],
  ['1999-12-31T23:59:59.999Z', 946_684_799_999, 1999, 12],
  ['2000-02-29T00:00:00Z', 951_782_400_000, 2000, 2],
  ['2000-03-01T00:00:00Z', 951_868_800_000, 2000, 3],
  ['2026-03-30T00:00:00Z', 1_774_828_800_000, 2026, 3],
  ['2026-04-01T00:00:00Z', 1_775_001_600_000, 2026, 4],
  ['2100-02-28T23:59:59.999Z', 4_107_542_399_999, 2100, 2],
  ['2100-03-01T00:00:00Z', 4_107_542_400_000, 2100, 3],
  ['2400-12-31T23:59:59.999Z', 13_601_087_999_999, 2400, 12],
])('months follow the calendar in UTC: %s', (_written, at, year, month) => {
  expect(monthNumber(at)).toBe(year * 12 + month - 1);
  expect(startOfMonth(monthNumber(at))).toBe(Date.UTC(year, month - 1, 1));
});

test('six stories are on offer each month: three new ones and three of the month before', {
  meta: { rows: ['C-FATE-051'] },
}, () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 40 }), fc.integer({ min: 24_000, max: 25_000 }), (count, month) => {
      const fresh = idsIn(month, count, 'FreshlyAdded');
      expect(fresh).toHaveLength(3);
      expect(new Set(idsIn(month, count)).size).toBe(6);
      expect(idsIn(month + 1, count, 'FinalMonth')).toEqual(fresh);
    }),
  );
});

test('every story is offered, also in a world with fewer than six', () => {
  for (const count of [1, 2, 3, 5, 6, 7, 12]) {
    const seen = new Set(Array.from({ length: 2 * count + 12 }, (_, month) => idsIn(24_000 + month, count)).flat());
    expect(seen.size).toBe(count);
  }
});

test('with six stories all are on offer, and their badges alternate each month', () => {
  const badges = (month: number) => idsIn(month, 6, 'FreshlyAdded');
  expect([badges(24_000), badges(24_001), badges(24_002)]).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [0, 1, 2],
  ]);
});
