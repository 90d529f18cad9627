import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { aMoment } from '../testing/a-moment.ts';
import { highestOf, rankOf, type Stretch, stretchAt, tiers } from './membership.ts';

test('a stretch is followed by what is planned after it, at its end, and then by none', () => {
  const stretch: Stretch = { tier: 'enhanced', until: 10, next: { tier: 'exceptional', until: 20 } };
  const at = (now: number) => stretchAt(stretch, now).tier;
  expect([9, 10, 19, 20].map(at)).toEqual(['enhanced', 'exceptional', 'exceptional', 'none']);

  const { character, world } = aMoment({ character: { membership: stretch } });
  const later = (now: number) => catchUp({ character, world }, now).character.membership;
  expect(later(9)).toEqual(stretch);
  expect(later(10)).toEqual({ tier: 'exceptional', until: 20 });
  expect(later(500)).toEqual({ tier: 'none' });
});

test('of memberships side by side the highest is had at each moment, and what is planned says no moment twice', () => {
  const tier = fc.constantFrom(...tiers);
  const stretch = fc
    .tuple(tier, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), tier, fc.integer({ min: 10, max: 19 }))
    .map(([first, until, second, end]): Stretch => {
      if (first === 'none') return { tier: 'none' };
      return until === undefined
        ? { tier: first }
        : { tier: first, until, ...(second !== 'none' && { next: { tier: second, until: end } }) };
    });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 4 }), (several) => {
      const plan = highestOf(several, 0);
      for (let now = 0; now < 21; now++) {
        const highest = Math.max(0, ...several.map((each) => rankOf(stretchAt(each, now).tier)));
        expect(rankOf(stretchAt(plan, now).tier)).toBe(highest);
      }
      for (let each: Stretch | undefined = plan; each?.next; each = each.next)
        expect(each.next.tier).not.toBe(each.tier);
    }),
  );
});
