import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Lead } from '../qualities/lead.ts';
import type { Quality } from '../qualities/quality.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aTimedStory, hour } from '../testing/a-timed-story.ts';
import { aQuality, aWorld, ids } from '../testing/a-world.ts';
import { isLead, leadOf } from './lead-of.ts';
import { leadsOf } from './leads.ts';

const hunt = 500;
const rain = 7;
const lead: Lead = {
  isMain: false,
  doneAt: 4,
  steps: [
    { from: 1, html: 'Ask.', area: ids.square },
    { from: 2, html: 'Wait.', area: ids.square, waitsFor: rain },
    { from: 3, html: 'Sit.' },
  ],
};
const aLead = (id: number, about: Partial<Lead> = {}, more: Partial<Quality> = {}) =>
  aQuality({ id, lead: { ...lead, ...about }, ...more });
const { pack } = aWorld();
const at = (level: number, about: About = {}) =>
  leadsOf(
    aMoment({
      qualities: { [hunt]: level },
      ...about,
      pack: { qualities: [...pack.qualities, aLead(hunt)], timed: [aTimedStory({ id: rain })], ...about.pack },
    }),
  );
const running = { character: { timers: [{ story: rain, dueAt: 9 * hour, seed: 1 }], restrictions: [] } };

test('a lead says what to do at its level, where, and how far it is', () => {
  const common = { quality: hunt, isMain: false, of: 4 };
  expect(at(0)).toEqual([]);
  expect(at(1)).toEqual([{ ...common, state: 'Active', level: 1, step: lead.steps[0], area: ids.square }]);
  expect(at(3)).toEqual([{ ...common, state: 'Active', level: 3, step: lead.steps[2] }]);
  expect(at(4)).toEqual([{ ...common, state: 'Finished', level: 4 }]);
  expect(at(9)).toEqual([{ ...common, state: 'Finished', level: 4 }]);
});

test('a lead waits only while the clock is going to open it', () => {
  expect(at(2, running)).toMatchObject([{ state: 'Waiting', opensAt: 9 * hour }]);
  expect(at(2)).toMatchObject([{ state: 'Active' }]);
  expect(at(2)[0]).not.toHaveProperty('opensAt');
  expect(at(1, running)[0]).not.toHaveProperty('opensAt');
});

test('a place that the character has not discovered is not named', () => {
  const discovered = [{ kind: 'level', quality: ids.secret, atLeast: 1 }] as const;
  const areas = pack.areas.map((area) => (area.id === ids.square ? { ...area, discovered } : area));
  const about = { pack: { qualities: [aLead(hunt), ...pack.qualities], areas } };

  expect(at(1, about)[0]).not.toHaveProperty('area');
  expect(at(1, { ...about, qualities: { [hunt]: 1, [ids.secret]: 1 } })).toMatchObject([{ area: ids.square }]);
  const removed = { pack: { qualities: [aLead(hunt)], areas: pack.areas.filter(({ id }) => id !== ids.square) } };
  expect(at(1, removed)[0]).not.toHaveProperty('area');
});

test('in a setting without travel, only leads inside of it and finished ones are listed', () => {
  const [city] = pack.settings;
  const exile = { ...city, id: 2, canTravel: false, canOpenMap: false } as NonNullable<typeof city>;
  const isExiledTo = (setting: number, about: Partial<(typeof pack.areas)[number]> = {}): About => ({
    character: { setting },
    pack: {
      settings: [...pack.settings, exile],
      areas: pack.areas.map((area) => (area.id === ids.square ? { ...area, ...about } : area)),
    },
  });

  expect(at(1, isExiledTo(1))).toHaveLength(1);
  expect(at(1, isExiledTo(2))).toEqual([]);
  expect(at(1, isExiledTo(2, { setting: 2 }))).toHaveLength(1);
  expect(at(1, isExiledTo(2, { alsoIn: [2] }))).toHaveLength(1);
  expect(at(3, isExiledTo(2))).toMatchObject([{ state: 'Active' }]);
  expect(at(4, isExiledTo(2))).toMatchObject([{ state: 'Finished' }]);
});

test('neither a hidden nor a shared quality is a lead', () => {
  expect(isLead(aLead(hunt))).toBe(true);
  expect(leadOf(aLead(hunt))).toEqual(lead);
  for (const unseen of [aLead(hunt, {}, { hidden: true }), aLead(hunt, {}, { shared: true }), aQuality({ id: hunt })]) {
    expect(isLead(unseen)).toBe(false);
    expect(leadOf(unseen)).toBeUndefined();
    expect(at(2, { pack: { qualities: [unseen] } })).toEqual([]);
  }
  expect(isLead(undefined)).toBe(false);
});

test('main leads come first, then the one that moved last, and finished ones last', () => {
  const qualities = [aLead(501), aLead(502), aLead(503, { isMain: true }), aLead(504), aLead(505, { isMain: true })];
  const here = aMoment({ pack: { qualities }, qualities: { 501: 1, 502: 1, 503: 1, 504: 4, 505: 4 } });
  const order = (moved?: readonly number[]) => leadsOf(here, moved).map(({ quality }) => quality);

  expect(order()).toEqual([503, 502, 501, 505, 504]);
  expect(order([504, 501])).toEqual([503, 501, 502, 504, 505]);
});

const anyLead = fc.record({
  isMain: fc.boolean(),
  doneAt: fc.integer({ min: 1, max: 6 }),
  level: fc.integer({ min: -1, max: 8 }),
  hidden: fc.constantFrom(true, undefined),
});

test('any leads: nothing unmet or hidden is listed, done means finished, and main ones come first', () => {
  fc.assert(
    fc.property(fc.array(anyLead, { maxLength: 8 }), fc.array(fc.integer({ min: 500, max: 508 })), (all, moved) => {
      const qualities = all.map(({ isMain, doneAt, hidden }, place) =>
        aLead(hunt + place, { isMain, doneAt }, hidden ? { hidden } : {}),
      );
      const levels = Object.fromEntries(all.map(({ level }, place) => [hunt + place, level]));
      const here = aMoment({ pack: { qualities }, qualities: levels });
      const listed = leadsOf(here, moved);

      const shown = all.flatMap(({ level, hidden }, place) => (level > 0 && !hidden ? [hunt + place] : []));
      expect(listed.map(({ quality }) => quality).sort()).toEqual(shown);
      for (const { quality, state, level, of, step } of listed) {
        const { doneAt = 0, level: own = 0 } = all[quality - hunt] ?? {};
        expect(state === 'Finished').toBe(own >= doneAt);
        expect(step === undefined).toBe(state === 'Finished');
        expect([level, of]).toEqual([Math.min(own, doneAt), doneAt]);
      }
      const ranks = listed.map(({ state, isMain }) => (state === 'Finished' ? 2 : isMain ? 0 : 1));
      expect(ranks).toEqual([...ranks].sort());
    }),
  );
});

test('a world without leads has none', () => {
  expect(leadsOf(aMoment({ qualities: { [ids.secret]: 3, [ids.watchful]: 9 } }))).toEqual([]);
});
