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

test('a tier that everybody is given counts from the first look on, with its wider bank and its outfits', () => {
  const { character, passed } = look({ tier: 'none' }, 'enhanced');
  expect(character.membership).toEqual({ tier: 'enhanced', own: { tier: 'none' } });
  expect(passed[0]).toEqual({ kind: 'membership', to: character.membership });
  expect(character.actions).toEqual({ count: 20, nextAt: at + actionPeriodMs });
  expect(outfitsOf(character)).toHaveLength(7);
});

test('it is given once, and never below what is the character’s own', () => {
  const changes = (...asked: Parameters<typeof look>) => look(...asked).passed.map(({ kind }) => kind);
  expect(changes({ tier: 'enhanced', own: { tier: 'none' } }, 'enhanced')).not.toContain('membership');
  for (const tier of ['exceptional', 'enhanced'] as const) {
    expect(changes({ tier }, 'exceptional')).not.toContain('membership');
    expect(changes({ tier }, 'none')).not.toContain('membership');
  }
  expect(changes({ tier: 'none' }, 'none')).not.toContain('membership');
});

test('their own goes on meanwhile, and counts again when everybody’s is taken away, unless it has ended', () => {
  const own = { tier: 'exceptional', until: at + 5 } as const;
  const given = after(own, 'enhanced');
  expect(given).toEqual({ tier: 'enhanced', own });
  expect(after(given, 'none')).toEqual(own);
  expect(after(given, undefined, at + 5)).toEqual({ tier: 'none' });
  expect(after(given, 'exceptional')).toEqual(own);
  expect(after(given, 'exceptional', at + 5)).toEqual({ tier: 'exceptional', own: { tier: 'none' } });
});

test('a membership of their own that ends leaves them what everybody has', () => {
  expect(after({ tier: 'exceptional', until: at - 5 }, 'exceptional')).toEqual({
    tier: 'exceptional',
    own: { tier: 'none' },
  });
});
