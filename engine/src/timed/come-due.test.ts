import { actionPeriodMs } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { chanceFrom } from '../chance.ts';
import { levelOf } from '../qualities/qualities.ts';
import { seedOf } from '../seed-of.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aTimedStory, hour, leadingTo } from '../testing/a-timed-story.ts';
import { aQuality, aStorylet, ids } from '../testing/a-world.ts';
import type { TimedStory } from './timed-story.ts';

const timer = (story: number, dueAt: number, seed = 5) => ({ story, dueAt, seed });
const gain = (quality: number, by: number) => ({ kind: 'change', quality, by }) as const;
const doing = (about: Partial<TimedStory['consequences']>) => ({ effects: [], reveal: [], ...about });

/** The turn after running stories have come due by a moment. */
function passing(timed: readonly TimedStory[], now: number, { character, ...about }: About = {}) {
  const timers = timed.map(({ id }) => timer(id, hour));
  const moment = aMoment({ ...about, pack: { ...about.pack, timed }, character: { timers, ...character } });
  return catchUp(moment, now);
}

test('a story comes due at its planned moment and not before', () => {
  const timed = [aTimedStory({ id: 1, consequences: doing({ effects: [gain(ids.secret, 2)] }) })];

  expect(passing(timed, hour - 1).passed).toEqual([]);
  const { character, passed } = passing(timed, hour);
  expect(passed[0]).toEqual({ kind: 'timer due', story: 1, at: hour, told: true });
  expect([levelOf(character.qualities, ids.secret), character.timers]).toEqual([2, []]);
});

test('a story whose requirements do not hold has no effect and starts nothing', () => {
  const when = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const consequences = doing({ effects: [gain(ids.secret, 1)], fate: 3 });
  const timed = [
    leadingTo(2, aTimedStory({ id: 1, when, consequences, descriptionHtml: 'Told.' })),
    aTimedStory({ id: 2 }),
  ];

  const { passed } = passing(timed, hour, { character: { timers: [timer(1, hour)] } });
  expect(passed).toEqual([{ kind: 'timer due', story: 1, at: hour, told: false }]);
});

test('its text is a message dated at the planned moment, and reads the state before the story', () => {
  const cases = [{ when: [{ kind: 'level' as const, quality: ids.secret, atMost: 0 }], text: 'Nothing yet.' }];
  const descriptionHtml = [{ kind: 'cases', cases, otherwise: 'Something.' }] as const;
  const consequences = doing({ effects: [gain(ids.secret, 1)] });
  const letter = { kind: 'letter', title: 'Timed 1', html: 'Nothing yet.', image: 'clock', at: hour };

  const letterOf = (mail: object) =>
    passing([aTimedStory({ id: 1, descriptionHtml, consequences, ...mail })], 9 * hour).passed.at(-1);
  expect(letterOf({})).toEqual(letter);
  expect(letterOf({ mail: true, tellsOf: 7 })).toEqual({ ...letter, mail: true, storylet: 7 });
});

test('a story without text for this character sends no message', () => {
  const descriptionHtml = [{ kind: 'cases', cases: [], otherwise: '' }] as const;
  expect(passing([aTimedStory({ id: 1, descriptionHtml })], hour).passed).toHaveLength(1);
});

test('everything that is due happens to an absent player', () => {
  const consequences = doing({ reveal: ['Travel'], fate: 2, grant: ['otter'], start: [2], refreshCards: true });
  const other = aTimedStory({ id: 2, after: 3 * hour });
  const cards = { 1: { deck: { count: 1, nextAt: hour + 9 }, hand: [] } };
  const timers = [timer(1, hour)];

  const { character } = passing([aTimedStory({ id: 1, consequences }), other], 2 * hour, {
    character: { cards, timers },
  });
  expect(character).toMatchObject({
    restrictions: [],
    fate: 2,
    codes: ['otter'],
    cards: { 1: { deck: { count: 6 } } },
  });
  expect(character.timers).toMatchObject([{ story: 2, dueAt: 4 * hour }]);
});

test('a repeating story is due again after its period, shown or not, with the same seed', () => {
  const repeating = { repeats: true, after: 5 * hour } as const;
  const never = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];

  expect(passing([aTimedStory({ id: 1, ...repeating })], 3 * hour).character.timers).toEqual([timer(1, 6 * hour)]);
  expect(passing([aTimedStory({ id: 1, ...repeating, when: never })], 3 * hour).character.timers).toEqual([
    timer(1, 6 * hour),
  ]);
  expect(passing([aTimedStory({ id: 1, ...repeating })], 31 * hour).passed.filter(isDue)).toHaveLength(7);
});

const isDue = ({ kind }: { kind: string }) => kind === 'timer due';

test('a repeating story can stop itself', () => {
  const last = aTimedStory({ id: 1, repeats: true, consequences: doing({ stop: [1] }) });
  const { character, passed } = passing([last], 50 * hour);

  expect(passed.filter(isDue)).toHaveLength(1);
  expect(character.timers).toEqual([]);
});

test('the next story starts from the planned moment', () => {
  const first = leadingTo(2, aTimedStory({ id: 1 }));
  const second = leadingTo(3, aTimedStory({ id: 2, after: 2 * hour }));
  const third = aTimedStory({ id: 3, after: 30 * hour });
  const timers = [timer(1, hour)];

  const { character, passed } = passing([first, second, third], 20 * hour, { character: { timers } });
  expect(passed.filter(isDue)).toMatchObject([
    { story: 1, at: hour },
    { story: 2, at: 3 * hour },
  ]);
  expect(character.timers).toMatchObject([{ story: 3, dueAt: 33 * hour }]);
});

test('rolls of a story depend on its seed and its planned moment', () => {
  const set = { kind: 'set', quality: ids.secret, to: { kind: 'dice', count: 1, sides: 1000 } } as const;
  const timed = [aTimedStory({ id: 1, repeats: true, consequences: doing({ effects: [set] }) })];
  const rolled = (now: number) => levelOf(passing(timed, now).character.qualities, ids.secret);

  expect(rolled(hour)).toBe(chanceFrom(seedOf(5, hour)).roll(1000));
  expect(rolled(2 * hour)).toBe(chanceFrom(seedOf(5, 2 * hour)).roll(1000));
  expect(rolled(hour)).not.toBe(rolled(2 * hour));
});

test('a timed story has an aftermath', () => {
  const when = [{ kind: 'level' as const, quality: ids.secret, atMost: 0 }];
  const card = aStorylet({ id: 31, deck: 'sometimes', when });
  const effects = [gain(ids.secret, 1), gain(ids.hat, -1)];
  const given = [{ kind: 'level' as const, quality: ids.secret, atLeast: 1 }];
  const timed = [
    aTimedStory({ id: 1, consequences: doing({ effects }) }),
    aTimedStory({ id: 2, given, after: 9 * hour }),
  ];

  const { character } = passing(timed, 4 * hour, {
    storylets: [card],
    qualities: { [ids.hat]: 1 },
    character: { timers: [timer(1, hour)], worn: { Hat: ids.hat }, cards: { 1: { deck: { count: 6 }, hand: [31] } } },
  });
  expect([character.worn, character.cards[1]?.hand]).toEqual([{}, []]);
  expect(character.timers).toMatchObject([{ story: 2, dueAt: 10 * hour }]);
});

test('actions accrue until the planned moment before a story gives some', () => {
  const consequences = doing({ refreshActions: 10 });
  const actions = { count: 13, nextAt: hour - actionPeriodMs };

  const { character, passed } = passing([aTimedStory({ id: 1, consequences })], 30 * hour, {
    character: { actions },
  });
  expect(character.actions).toEqual({ count: 25 });
  expect(passed.map(({ kind }) => kind)).toEqual(['actions', 'timer due', 'actions']);
});

test('timed stories do not change shared qualities', () => {
  const tide = 107;
  const qualities = [aQuality({ id: tide, shared: true }), aQuality({ id: ids.secret })];
  const effects = [gain(tide, 1), gain(999, 1), gain(ids.secret, 1)];
  const timed = [aTimedStory({ id: 1, consequences: doing({ effects }) })];

  const { passed } = passing(timed, hour, { pack: { qualities } });
  expect(passed.map(({ kind }) => kind)).toEqual(['timer due', 'quality']);
});

test('a story removed from the world ends when due, and counts as new if it returns', () => {
  const timers = [timer(99, hour), timer(1, 2 * hour)];
  const begun = [1, 99];

  const { character, passed } = passing([aTimedStory({ id: 1 })], 3 * hour, { character: { timers, begun } });
  expect(passed).toEqual([
    { kind: 'timer stopped', story: 99, isForgotten: true },
    { kind: 'timer due', story: 1, at: 2 * hour, told: true },
  ]);
  expect([character.timers, character.begun]).toEqual([[], [1]]);
});

test('a next story that is not in the world does not start', () => {
  expect(passing([leadingTo(99, aTimedStory({ id: 1 }))], hour).character.timers).toEqual([]);
});
