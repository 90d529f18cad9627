import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { setOwnMembership } from '../membership/everybodys-tier.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea } from '../testing/a-place.ts';
import { aStorylet, aWorld } from '../testing/a-world.ts';
import type { Area } from './area.ts';

const district = anArea({ id: 2, name: 'The Row', type: 'District' });
const club = anArea({ id: 5, name: 'The Club', parent: 2, membersOnly: true });
const member = { area: 5, membership: { tier: 'exceptional', until: 5000 } } as const;
const { start } = aWorld().pack;
const places = (...areas: readonly Area[]) => ({ pack: { areas } });
/** The same moment in a world where new characters begin in another area. */
const beginsAt = (area: number, ...areas: readonly Area[]) => ({ pack: { areas, start: { ...start, area } } });
const later = (about: About, now: number) => {
  const { character, world } = aMoment(about);
  return catchUp({ character, world }, now);
};

test('the end of a membership moves the character to the nearest open area around', () => {
  const about = { character: member, ...places(district, club) };
  expect(later(about, 4999).character.area).toBe(5);
  const { character, passed } = later(about, 5000);
  expect(character.area).toBe(2);
  expect(passed).toContainEqual({
    kind: 'letter',
    title: 'You are no member any more',
    html: '<p>The Club is only for members. You had to leave it, and are here now: The Row.</p>',
    at: 5000,
  });
});

test('another kind of membership, or an area for everyone, leaves the character in place', () => {
  const next = { tier: 'enhanced' } as const;
  const about = { ...places(district, club), character: { ...member, membership: { ...member.membership, next } } };
  expect(later(about, 9000).character.area).toBe(5);
  expect(later({ ...places(district), character: { ...member, area: 2 } }, 9000).character.area).toBe(2);
});

test('closed areas around are skipped, and without an open one the start area or nowhere is next', () => {
  const shut = anArea({ ...district, byStoryOnly: true });
  const gate = anArea({ id: 9, name: 'The Gate' });
  expect(later({ character: member, ...beginsAt(9, shut, club, gate) }, 5000).character.area).toBe(9);
  expect(later({ character: member, ...beginsAt(5, shut, club) }, 5000).character.area).toBe(0);
});

test('an open storylet of the area ends, and one of an item goes on', () => {
  const storylets = [aStorylet({ id: 7 })];
  const open = { phase: 'In', storylet: 7, since: 1 } as const;
  const about = (story: object) => ({ ...places(district, club), storylets, character: { ...member, story } }) as About;
  expect(later(about(open), 5000).character.story).toEqual({ phase: 'Available' });
  expect(later(about({ ...open, item: 3 }), 5000).character.story).toEqual({ ...open, item: 3 });
});

test('a turn that ends the membership moves the character in the same turn', () => {
  const ruling = setOwnMembership(aMoment({ character: member, ...places(district, club), now: 100 }), {
    tier: 'none',
  });
  expect(ruling.ruling === 'allowed' && ruling.turn.character.area).toBe(2);
});
