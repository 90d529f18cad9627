import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import type { Area } from './area.ts';
import { stateOf } from './area-state.ts';

const atLeast = (level: number) => [{ kind: 'level' as const, quality: ids.secret, atLeast: level }];
const here = anArea({ id: 1 });
const gate = aStorylet({ id: 70, deck: 'never', areas: [], when: atLeast(1) });

type Around = { about?: About; around?: readonly Area[] };
const whole = (area: Area, { about = {}, around = [] }: Around = {}) => {
  const moment = aMoment({ storylets: [gate], pack: { areas: [here, area, ...around] }, ...about });
  return stateOf(area, moment);
};
const state = (area: Area, about: Around = {}) => {
  const { unmet: _measured, ...told } = whole(area, about);
  return told;
};
const holding = (secret: number): Around => ({ about: { qualities: { [ids.secret]: secret } } });
const open = { isDiscovered: true, isOpen: true, canMoveTo: true, reasons: [] };
const closed = { isDiscovered: true, isOpen: false, canMoveTo: false, reasons: ['area closed'] };

test('an area without requirements is open to everyone', () => {
  expect(state(anArea({ id: 5 }))).toEqual(open);
});

test('an area opens when its requirements are met', () => {
  const asking = anArea({ id: 5, opens: atLeast(2) });

  expect(state(asking, holding(1))).toEqual(closed);
  expect(state(asking, holding(2))).toEqual(open);
});

test('a closed area lists its own and its district’s requirements with current levels', () => {
  const district = anArea({ id: 6, opens: atLeast(2), discovered: atLeast(9) });
  const inIt = anArea({ id: 5, type: 'Destination', parent: 6, opens: atLeast(4) });
  const lacking = (secret: number) => whole(inIt, { ...holding(secret), around: [district] }).unmet;
  const wanting = (level: number, own: number) => ({
    kind: 'level',
    quality: ids.secret,
    wanted: { atLeast: level },
    own,
    isMet: false,
  });

  expect(lacking(1)).toEqual([wanting(4, 1), wanting(2, 1)]);
  expect(lacking(3)).toEqual([wanting(4, 3)]);
  expect(lacking(4)).toEqual([]);
  expect(whole(anArea({ id: 5 })).unmet).toEqual([]);
});

test('an undiscovered area is not on the map', () => {
  const hidden = anArea({ id: 5, discovered: atLeast(2) });

  expect(state(hidden, holding(1))).toEqual({
    isDiscovered: false,
    isOpen: true,
    canMoveTo: false,
    reasons: ['no such area'],
  });
  expect(state(hidden, holding(2))).toEqual(open);
});

test('the current area is discovered and cannot be travelled to', () => {
  const hidden = anArea({ id: 5, discovered: atLeast(2), gate: 70, opens: atLeast(9) });

  expect(state(hidden, { about: { character: { area: 5 }, qualities: { [ids.secret]: 1 } } })).toEqual({
    isDiscovered: true,
    isOpen: false,
    canMoveTo: false,
    reasons: ['already there', 'area closed'],
  });
});

test('an area for members is closed to all others, with or without a gate', () => {
  const club = anArea({ id: 5, membersOnly: true, opens: atLeast(2), gate: 70 });
  const as = (tier: 'none' | 'exceptional' | 'enhanced', secret = 2) =>
    state(club, { about: { character: { membership: { tier } }, qualities: { [ids.secret]: secret } } });

  expect(as('none')).toEqual({ isDiscovered: true, isOpen: false, canMoveTo: false, reasons: ['members only'] });
  expect(as('none', 1).reasons).toEqual(['members only', 'area closed']);
  expect(as('none', 1).gate).toBeUndefined();
  expect(as('exceptional')).toEqual(open);
  expect(as('enhanced')).toEqual(open);
});

test('lodgings are open only to characters with a lodging', () => {
  const home = anArea({ id: 2, type: 'Lodgings', opens: atLeast(1) });

  expect(state(home, holding(1))).toEqual(closed);
  expect(state(home, { about: { character: { lodging: 1 }, qualities: { [ids.secret]: 1 } } })).toEqual(open);
  expect(state(home, { about: { character: { lodging: 1 } } })).toEqual(closed);
});

test('no map leads to an area that only stories lead to', () => {
  expect(state(anArea({ id: 5, byStoryOnly: true }))).toEqual(closed);
});

test('the root of a map cannot be entered', () => {
  expect(state(anArea({ id: 5, type: 'Root' }))).toEqual({
    isDiscovered: false,
    isOpen: false,
    canMoveTo: false,
    reasons: ['no such area', 'area closed'],
  });
});

test('the gate of a closed area appears if its own requirements are met', () => {
  const gated = anArea({ id: 5, opens: atLeast(2), gate: 70 });

  expect(state(gated, holding(0))).toEqual(closed);
  expect(state(gated, holding(1))).toEqual({ ...closed, gate: 70 });
  expect(state(gated, holding(2))).toEqual(open);
  expect(state({ ...gated, gate: 999 }, holding(1))).toEqual(closed);
  expect(state({ ...gated, discovered: atLeast(2) }, holding(1)).gate).toBeUndefined();
});

test('a landmark cannot be entered, and has its gate once it is open', () => {
  const roof = anArea({ id: 5, type: 'Landmark', opens: atLeast(2), gate: 70 });

  expect(state(roof, holding(1))).toEqual(closed);
  expect(state(roof, holding(2))).toEqual({ ...closed, isOpen: true, gate: 70 });
  expect(state(anArea({ id: 5, type: 'Landmark' }))).toEqual({ ...closed, isOpen: true });
});

test('a destination has the requirements of its district too', () => {
  const district = anArea({ id: 6, opens: atLeast(2), discovered: atLeast(1) });
  const inIt = anArea({ id: 5, type: 'Destination', parent: 6 });
  const at = (area: Area, secret: number) => state(area, { ...holding(secret), around: [district] });

  expect(at(inIt, 0)).toEqual({ ...closed, isDiscovered: false, reasons: ['no such area', 'area closed'] });
  expect(at(inIt, 1)).toEqual(closed);
  expect(at(inIt, 2)).toEqual(open);
  expect(at({ ...inIt, opens: atLeast(3) }, 2)).toEqual(closed);
  expect(at({ ...inIt, type: 'District' }, 0)).toEqual(open);
});

test('the gate of a destination waits until its district is open, and members only pass where required', () => {
  const district = anArea({ id: 6, opens: atLeast(2) });
  const inIt = anArea({ id: 5, type: 'Destination', parent: 6, opens: atLeast(3), gate: 70 });

  expect(state(inIt, { ...holding(1), around: [district] }).gate).toBeUndefined();
  expect(state(inIt, { ...holding(2), around: [district] }).gate).toBe(70);
  expect(state(inIt, { ...holding(3), around: [{ ...district, membersOnly: true }] }).reasons).toEqual([
    'members only',
  ]);
});

test('areas between a destination and its district count, and those around the district do not', () => {
  const around = [
    anArea({ id: 6, type: 'Destination', parent: 7, opens: atLeast(1) }),
    anArea({ id: 7, parent: 8, opens: atLeast(2) }),
    anArea({ id: 8, type: 'Root', opens: atLeast(3) }),
  ];
  const inner = anArea({ id: 5, type: 'Destination', parent: 6 });

  expect([1, 2].map((secret) => state(inner, { ...holding(secret), around }).isOpen)).toEqual([false, true]);
  const loop = [anArea({ id: 6, type: 'Destination', parent: 5, opens: atLeast(1) })];
  expect([0, 1].map((secret) => state(inner, { ...holding(secret), around: loop }).isOpen)).toEqual([false, true]);
});

test('one map does not lead to the places of another', () => {
  const maps = [anArea({ id: 90, type: 'Root' }), anArea({ id: 91, type: 'Root' })];
  const from = (parent: number | undefined, area: Area) => {
    const start = anArea({ id: 3, ...(parent !== undefined && { parent }) });
    return state(area, { about: { character: { area: 3 } }, around: [...maps, start] }).reasons;
  };

  expect(from(90, anArea({ id: 5, parent: 90 }))).toEqual([]);
  expect(from(90, anArea({ id: 5, parent: 91 }))).toEqual(['no such area']);
  expect(from(90, anArea({ id: 5 }))).toEqual([]);
  expect(from(undefined, anArea({ id: 5, parent: 91 }))).toEqual([]);
});

test('a character in no area sees every map', () => {
  const maps = [anArea({ id: 90, type: 'Root' })];

  expect(state(anArea({ id: 5, parent: 90 }), { about: { character: { area: 0 } }, around: maps })).toEqual(open);
});
