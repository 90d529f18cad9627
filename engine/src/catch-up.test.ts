import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp, maxEvents } from './catch-up.ts';
import { chanceFrom } from './chance.ts';
import { levelOf } from './qualities/qualities.ts';
import { seedOf } from './seed-of.ts';
import { aMoment } from './testing/a-moment.ts';
import { aTimedStory, hour } from './testing/a-timed-story.ts';
import { ids } from './testing/a-world.ts';
import { openPack } from './world.ts';

const timer = (story: number, dueAt: number, seed = 5) => ({ story, dueAt, seed });
const effects = [{ kind: 'change', quality: ids.secret, by: 1 }] as const;

test('a character without due events does not change', () => {
  const { character, world } = aMoment();
  const { character: after, passed } = catchUp({ character, world }, 1e12);

  expect(after).toBe(character);
  expect(passed).toEqual([]);
});

test('events happen in order of time; at the same time a membership ends first, then the lower id', () => {
  const timed = [1, 2, 3, 4, 5].map((id) => aTimedStory({ id }));
  const timers = [timer(3, 2 * hour), timer(2, hour), timer(4, 3 * hour), timer(1, 2 * hour), timer(5, 2 * hour)];
  const membership = { tier: 'exceptional', until: 2 * hour } as const;
  const { character, world } = aMoment({ pack: { timed }, character: { timers, membership, actions: { count: 40 } } });

  const { passed } = catchUp({ character, world }, 9 * hour);
  expect(passed.map((change) => (change.kind === 'timer due' ? change.story : change.kind))).toEqual([
    2,
    'membership',
    1,
    3,
    5,
    4,
  ]);
});

test('a membership that ends between two stories is applied between them', () => {
  const timed = [1, 2].map((id) => aTimedStory({ id }));
  const membership = { tier: 'exceptional', until: 2 * hour - 1 } as const;
  const about = { timers: [timer(1, 2 * hour), timer(2, hour)], membership, actions: { count: 40 } };
  const { character, world } = aMoment({ pack: { timed }, character: about });

  const kinds = catchUp({ character, world }, 9 * hour).passed.map(({ kind }) => kind);
  expect(kinds).toEqual(['timer due', 'membership', 'timer due']);
});

test('a clock that was set back neither undoes nor repeats anything', () => {
  const timed = [aTimedStory({ id: 1, repeats: true, consequences: { effects, reveal: [] } })];
  const { character, world } = aMoment({ pack: { timed }, character: { timers: [timer(1, hour)] } });

  const ahead = catchUp({ character, world }, 5 * hour).character;
  const back = catchUp({ character: ahead, world }, 2 * hour);
  const again = catchUp({ character: back.character, world }, 5 * hour);
  expect([back.passed, again.passed]).toEqual([[], []]);
  expect(levelOf(again.character.qualities, ids.secret)).toBe(5);
});

test('one catch-up handles a limited number of events, and the next one continues in order', () => {
  const often = aTimedStory({ id: 1, after: 1, repeats: true, consequences: { effects, reveal: [] } });
  const actions = { count: 0, nextAt: actionPeriodMs };
  const { character, world } = aMoment({ pack: { timed: [often] }, character: { timers: [timer(1, 1)], actions } });
  const secrets = (held: typeof character) => levelOf(held.qualities, ids.secret);

  const now = maxEvents + 5;
  const first = catchUp({ character, world }, now).character;
  expect([secrets(first), first.timers[0]?.dueAt]).toEqual([maxEvents, maxEvents + 1]);
  expect(secrets(catchUp({ character: first, world }, now).character)).toBe(now);
  expect(maxEvents).toBe(100_000);

  const far = catchUp({ character, world }, 10 * actionPeriodMs).character;
  expect(far.actions).toEqual(actions);
});

test('an older character gets a newer story of arrival once, at the hour of their arrival', () => {
  const visit = aTimedStory({ id: 4, after: 24 * hour, given: 'at arrival', repeats: true });
  const { character, world } = aMoment({ character: { arrived: 5 * hour } });
  const newer = openPack({ ...world.pack, timed: [visit] });
  const now = 1000 * 24 * hour + 6 * hour;

  const given = catchUp({ character, world: newer }, now);
  expect(given.passed).toMatchObject([
    { kind: 'timer started', timer: { story: 4, dueAt: 1001 * 24 * hour + 5 * hour } },
  ]);
  expect(catchUp({ character: given.character, world: newer }, now).passed).toEqual([]);
  expect(catchUp({ character, world: newer }, now)).toEqual(given);
});

test('stories given late have rolls that no other story or character shares', () => {
  const visits = [4, 5].map((id) => aTimedStory({ id, after: 24 * hour, given: 'at arrival', repeats: true }));
  const seedsOf = (luck: number) => {
    const { character, world } = aMoment({ pack: { timed: visits }, character: { arrived: 5 * hour, luckSeed: luck } });
    return catchUp({ character, world }, 99 * hour).character.timers.map(({ seed }) => seed);
  };

  expect(seedsOf(7)).toEqual([4, 5].map((story) => chanceFrom(seedOf(7, story)).roll(2 ** 31)));
  expect(new Set([...seedsOf(7), ...seedsOf(8)]).size).toBe(4);
});

test('at exactly the due hour the next visit is a week later, and before the arrival it is the first one', () => {
  const visit = aTimedStory({ id: 4, after: 24 * hour, given: 'at arrival', repeats: true });
  const dueAt = (now: number) => {
    const { character, world } = aMoment({ pack: { timed: [visit] }, character: { arrived: 100 * hour } });
    return catchUp({ character, world }, now).character.timers[0]?.dueAt;
  };

  expect([123, 124, 125, 0].map((hours) => dueAt(hours * hour))).toEqual(
    [124, 148, 148, 124].map((hours) => hours * hour),
  );
});

test('one-time, stopped and story-given stories are not given late', () => {
  const timed = [
    aTimedStory({ id: 1, given: 'at arrival' }),
    aTimedStory({ id: 2, repeats: true }),
    aTimedStory({ id: 3, given: 'at arrival', repeats: true }),
    aTimedStory({ id: 4, given: [], repeats: true }),
  ];
  const { character, world } = aMoment({ pack: { timed }, character: { begun: [3] } });

  expect(catchUp({ character, world }, 1e12).passed).toEqual([]);
});

test('a running story is not given again', () => {
  const timed = [aTimedStory({ id: 3, given: 'at arrival', repeats: true })];
  const { character, world } = aMoment({ pack: { timed }, character: { timers: [timer(3, 7 * hour)] } });

  expect(catchUp({ character, world }, 6 * hour).passed).toEqual([]);
});
