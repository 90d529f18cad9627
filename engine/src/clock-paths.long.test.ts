import { actionPeriodMs } from '@underhall/contract/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catchUp } from './catch-up.ts';
import type { Change } from './change.ts';
import type { Character } from './character.ts';
import { plainAllowances } from './membership/allowance.ts';
import { bankOf, deckOf } from './membership/allowance-of.ts';
import { aMoment } from './testing/a-moment.ts';
import { aTimedStory, hour, leadingTo } from './testing/a-timed-story.ts';
import { aQuality, aStorylet, aWorld, ids } from './testing/a-world.ts';

const [menace, air] = [201, 202];
const day = 24 * hour;
const start = 1_800_000_000_000;
const die = (sides: number) => ({ kind: 'dice', count: 1, sides }) as const;
const troubled = [{ kind: 'level' as const, quality: menace, atLeast: 3 }];

/** A world with everything that elapsed time can change. */
const world = aWorld({
  storylets: [aStorylet({ id: 31, deck: 'sometimes', when: [{ kind: 'level', quality: menace, atMost: 2 }] })],
  pack: {
    // Members wait less, so that a membership that ends makes a wait longer.
    allowances: { ...plainAllowances, none: { ...plainAllowances.none, minutes: 14 } },
    qualities: [
      aQuality({ id: menace, climbs: 'ever steeper' }),
      aQuality({ id: air }),
      aQuality({ id: ids.hat, slot: 'Hat' }),
    ],
    timed: [
      aTimedStory({
        id: 1,
        after: 7 * day,
        given: 'at arrival',
        repeats: true,
        descriptionHtml: 'She calls.',
        consequences: { reveal: ['Travel'], effects: [{ kind: 'change', quality: menace, by: -2 }] },
      }),
      leadingTo(
        3,
        aTimedStory({
          id: 2,
          after: 5 * hour,
          consequences: { reveal: [], effects: [{ kind: 'change', quality: menace, by: die(4) }] },
        }),
      ),
      aTimedStory({
        id: 3,
        after: 2 * day,
        consequences: { reveal: [], effects: [], start: [2], refreshActions: 'full' },
      }),
      aTimedStory({
        id: 4,
        after: 30 * hour,
        repeats: true,
        consequences: {
          reveal: [],
          effects: [{ kind: 'set', quality: air, to: die(101) }],
          refreshActions: 7,
          refreshCards: true,
        },
      }),
      aTimedStory({
        id: 5,
        given: troubled,
        after: 11 * hour,
        when: troubled,
        consequences: { reveal: [], effects: [{ kind: 'change', quality: ids.hat, by: -1 }], stop: [4] },
      }),
    ],
  },
});

const clock = fc.record({ count: fc.nat(45), wait: fc.nat(actionPeriodMs) });
type Clock = { readonly count: number; readonly wait: number };
const someone = fc.record({
  actions: clock,
  deck: clock,
  until: fc.integer({ min: -day, max: 20 * day }),
  timers: fc.array(fc.nat(2 * day), { maxLength: 3 }),
  menace: fc.nat(5),
  hats: fc.nat(2),
  seed: fc.nat(),
});

/** The character that these draws describe, caught up to the start. */
function madeOf({
  actions,
  deck,
  until,
  timers,
  seed,
  ...has
}: typeof someone extends fc.Arbitrary<infer T> ? T : never) {
  const ticking = ({ count, wait }: Clock, room: number) =>
    count < room ? { count, nextAt: start + wait } : { count };
  const { character } = aMoment({
    world,
    qualities: { [menace]: has.menace, [ids.hat]: has.hats },
    character: {
      arrived: start - 3 * day,
      membership: { tier: 'exceptional', until: start + until },
      actions: ticking(actions, 40),
      cards: { 1: { deck: ticking(deck, 10), hand: [31] }, 8: { deck: { count: 2, nextAt: start + 9 }, hand: [31] } },
      worn: has.hats > 0 ? { Hat: ids.hat } : {},
      timers: timers.map((wait, place) => ({ story: 2 + place, dueAt: start + wait, seed: seed + place })),
    },
  });
  return catchUp({ character, world }, start).character;
}

/** Changes that do not depend on how often time was applied. Refills do: they are recorded once per catch-up. */
const happened = (passed: readonly Change[]) =>
  passed.filter((change) => !('why' in change && change.why === 'refilled'));

/** Comparing texts is many times faster. If they differ, `expect` shows how. */
function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other)) expect(one).toEqual(other);
}

function lookAt(character: Character, nows: readonly number[]) {
  let after = character;
  const passed: Change[] = [];
  for (const now of nows) {
    const caughtUp = catchUp({ character: after, world }, now);
    after = caughtUp.character;
    for (const change of caughtUp.passed) passed.push(change);
  }
  return { character: after, passed };
}

test('60,000 paths: the result does not depend on how often time is applied', () => {
  const steps = fc.array(fc.oneof(fc.nat(2 * hour), fc.nat(3 * day)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(someone, steps, (who, waits) => {
      const character = madeOf(who);
      let now = start;
      const nows = waits.map((wait) => {
        now += wait;
        return now;
      });
      const often = lookAt(character, nows);
      const once = catchUp({ character, world }, now);
      same(often.character, once.character);
      same(happened(often.passed), happened(once.passed));
      same(catchUp({ character: often.character, world }, now), { character: often.character, passed: [] });
    }),
    { seed: 6, numRuns: 60_000 },
  );
}, 120_000);

test('40,000 paths: a jumping clock loses, repeats and overfills nothing', () => {
  const jumps = fc.array(fc.integer({ min: -2 * day, max: 3 * day }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(someone, jumps, (who, path) => {
      let current = madeOf(who);
      let now = start;
      const reported = new Set<string>();
      for (const jump of path) {
        now += jump;
        const before = current;
        const { character, passed } = catchUp({ character: before, world }, now);
        current = character;
        if (jump <= 0) expect(happened(passed)).toEqual([]);
        for (const change of passed) {
          if (change.kind === 'timer due') {
            const occurrence = `${change.story} ${change.at}`;
            expect(reported.has(occurrence) || change.at > now).toBe(false);
            reported.add(occurrence);
          }
          if (change.kind === 'actions') expect(change.to.count).toBeGreaterThanOrEqual(change.from.count);
          if (change.kind === 'actions' && change.why === 'refilled') withinRoom(change, 40);
          if (change.kind === 'deck' && change.why === 'refilled') withinRoom(change, 10);
        }
        expect(current.actions.count).toBeGreaterThanOrEqual(before.actions.count);
        isSound(current, now);
      }
    }),
    { seed: 7, numRuns: 40_000 },
  );
}, 120_000);

type Filled = { readonly from: { readonly count: number }; readonly to: { readonly count: number } };
function withinRoom({ from, to }: Filled, room: number): void {
  expect(to.count).toBeLessThanOrEqual(Math.max(from.count, room));
}

/** No number is negative, no wait is longer than a period, and no clock runs at capacity. */
function isSound(character: Character, now: number): void {
  const { actions, cards, qualities, ...rest } = character;
  const [bank, deck] = [bankOf({ character, world }), deckOf({ character, world })];
  const clocks = [[actions, bank] as const, ...Object.values(cards).map((table) => [table.deck, deck] as const)];
  for (const [{ count, nextAt }, { capacity: room, periodMs }] of clocks) {
    const wait = nextAt === undefined ? 0 : nextAt - now;
    if (count < 0 || wait > periodMs || (nextAt === undefined) !== count >= room)
      expect({ count, wait, room }).toBe('sound');
  }
  const levels = [...qualities.levels, ...qualities.points];
  if (levels.some((level) => level < 0)) expect(levels).toBe('nowhere below 0');
  const hats = qualities.levels[qualities.ids.indexOf(ids.hat)] ?? 0;
  if (rest.worn.Hat !== undefined && hats === 0) expect(rest.worn).toEqual({});
}

test('years of absence give the same result as regular visits', () => {
  const years = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(someone, years, fc.integer({ min: day, max: 40 * day }), (who, away, every) => {
      const character = madeOf(who);
      const end = start + away * 365 * day;
      const looks = Array.from({ length: Math.floor((end - start) / every) }, (_, look) => start + (look + 1) * every);
      same(lookAt(character, [...looks, end]).character, catchUp({ character, world }, end).character);
    }),
    { seed: 8, numRuns: 30 },
  );
}, 120_000);
