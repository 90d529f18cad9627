import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { outfitsOf } from '../outfits/saved-outfits.ts';
import { aMoment } from '../testing/a-moment.ts';
import type { Membership, Tier } from './membership.ts';

const at = 50 * actionPeriodMs;
const look = (membership: Membership, everybodysTier?: Tier, now = at) => {
  const { character, world } = aMoment({ character: { membership, actions: { count: 20 } } });
  return catchUp({ character, world: { ...world, ...(everybodysTier && { everybodysTier }) } }, now);
};
const after = (...asked: Parameters<typeof look>) => look(...asked).character.membership;

test('everybody’s tier applies from the first look on, with its limits and outfits', () => {
  const { character, passed } = look({ tier: 'none' }, 'enhanced');
  expect(character.membership).toEqual({ tier: 'enhanced', own: { tier: 'none' } });
  expect(passed[0]).toEqual({ kind: 'membership', to: character.membership });
  expect(character.actions).toEqual({ count: 20, nextAt: at + actionPeriodMs });
  expect(outfitsOf(character)).toHaveLength(7);
});

test('everybody’s tier is given once, and not if the character’s own is as high', () => {
  const changes = (...asked: Parameters<typeof look>) => look(...asked).passed.map(({ kind }) => kind);
  expect(changes({ tier: 'enhanced', own: { tier: 'none' } }, 'enhanced')).not.toContain('membership');
  for (const tier of ['exceptional', 'enhanced'] as const) {
    expect(changes({ tier }, 'exceptional')).not.toContain('membership');
    expect(changes({ tier }, 'none')).not.toContain('membership');
  }
  expect(changes({ tier: 'none' }, 'none')).not.toContain('membership');
});

test('the character’s own tier applies again without everybody’s, unless it has ended', () => {
  const own = { tier: 'exceptional', until: at + 5 } as const;
  const given = after(own, 'enhanced');
  expect(given).toEqual({ tier: 'enhanced', own });
  expect(after(given, 'none')).toEqual(own);
  expect(after(given, undefined, at + 5)).toEqual({ tier: 'none' });
  expect(after(given, 'exceptional')).toEqual(own);
  expect(after(given, 'exceptional', at + 5)).toEqual({ tier: 'exceptional', own: { tier: 'none' } });
});

test('everybody’s tier remains when the character’s own membership ends', () => {
  expect(after({ tier: 'exceptional', until: at - 5 }, 'exceptional')).toEqual({
    tier: 'exceptional',
    own: { tier: 'none' },
  });
});
