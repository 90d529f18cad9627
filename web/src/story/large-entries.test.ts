import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largeEntries } from './large-entries.ts';

const entry = (id: number, about: Partial<Parameters<typeof largeEntries>[0][number]> = {}) => ({
  id,
  urgency: 'Normal' as const,
  movesLead: false,
  isNew: false,
  ...about,
});

test('shows what presses large: urgent ones first, then those of a lead, then new ones', () => {
  const list = [entry(1), entry(2, { isNew: true }), entry(3, { movesLead: true }), entry(4, { urgency: 'High' })];

  expect([...largeEntries(list, 'automatic', 1)]).toEqual([4]);
  expect([...largeEntries(list, 'automatic', 2)]).toEqual([4, 3]);
  expect([...largeEntries(list, 'automatic', 9)]).toEqual([4, 3, 2]);
});

test('shows all large or all compact if the player has set so', () => {
  const list = [entry(1), entry(2, { urgency: 'Must' })];

  expect([...largeEntries(list, 'large', 1)]).toEqual([1, 2]);
  expect([...largeEntries(list, 'compact', 1)]).toEqual([]);
});

const anyEntries = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }),
    urgency: fc.constantFrom('Normal' as const, 'High' as const, 'Must' as const),
    movesLead: fc.boolean(),
    isNew: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

test('any list: what must be played is large, what can always be done is not, and few others are', () => {
  fc.assert(
    fc.property(anyEntries, fc.integer({ min: 0, max: 3 }), (list, max) => {
      const large = largeEntries(list, 'automatic', max);
      for (const { id, urgency, movesLead, isNew } of list) {
        if (urgency === 'Must') expect(large.has(id)).toBe(true);
        if (urgency === 'Normal' && !movesLead && !isNew) expect(large.has(id)).toBe(false);
      }
      const musts = list.filter(({ urgency }) => urgency === 'Must').length;
      expect(large.size).toBeLessThanOrEqual(Math.max(max, musts));
    }),
  );
});
