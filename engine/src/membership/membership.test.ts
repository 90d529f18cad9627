import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { aMoment } from '../testing/a-moment.ts';
import { highestPeriod, type MembershipPeriod, periodAt, rankOf, tiers } from './membership.ts';

test('a period is followed by the next one at its end, and the last one by none', () => {
  const stretch: MembershipPeriod = { tier: 'enhanced', until: 10, next: { tier: 'exceptional', until: 20 } };
  const at = (now: number) => periodAt(stretch, now).tier;
  expect([9, 10, 19, 20].map(at)).toEqual(['enhanced', 'exceptional', 'exceptional', 'none']);

  const { character, world } = aMoment({ character: { membership: stretch } });
  const later = (now: number) => catchUp({ character, world }, now).character.membership;
  expect(later(9)).toEqual(stretch);
  expect(later(10)).toEqual({ tier: 'exceptional', until: 20 });
  expect(later(500)).toEqual({ tier: 'none' });
});

test('combined memberships have the highest tier at each moment, without two equal periods in a row', () => {
  const tier = fc.constantFrom(...tiers);
  const stretch = fc
    .tuple(tier, fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }), tier, fc.integer({ min: 10, max: 19 }))
    .map(([first, until, second, end]): MembershipPeriod => {
      if (first === 'none') return { tier: 'none' };
      return until === undefined
        ? { tier: first }
        : { tier: first, until, ...(second !== 'none' && { next: { tier: second, until: end } }) };
    });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 4 }), (several) => {
      const plan = highestPeriod(several, 0);
      for (let now = 0; now < 21; now++) {
        const highest = Math.max(0, ...several.map((each) => rankOf(periodAt(each, now).tier)));
        expect(rankOf(periodAt(plan, now).tier)).toBe(highest);
      }
      for (let each: MembershipPeriod | undefined = plan; each?.next; each = each.next)
        expect(each.next.tier).not.toBe(each.tier);
    }),
  );
});
