import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import { type Newcomer, newCharacter } from './new-character.ts';
import { levelOf, standingOf } from './qualities/qualities.ts';
import { loadedDice } from './testing/a-moment.ts';
import { aTimedStory, hour } from './testing/a-timed-story.ts';
import { aQuality, aWorld, ids } from './testing/a-world.ts';

const luck = chanceFrom(1);
const newcomer: Newcomer = { name: 'Ada', gender: 'Lady', face: 'veil' };
const level = (quality: number, atLeast: number) => [{ kind: 'level' as const, quality, atLeast }];
const start = aWorld().pack.start;

test('a new character is in the start area, with a full action bank', () => {
  expect(newCharacter(aWorld(), newcomer, 7000, luck)).toMatchObject({
    ...newcomer,
    arrived: 7000,
    area: ids.quay,
    actions: { count: 20 },
    membership: { tier: 'none' },
    story: { phase: 'Available' },
    restrictions: ['Travel'],
    worn: {},
    codes: [],
    timers: [],
  });
});

test('start qualities are levels, and do not exceed their caps', () => {
  const qualities = [
    { quality: ids.watchful, level: 3 },
    { quality: ids.secret, level: 2 },
    { quality: ids.favour, level: 9 },
    { quality: 999, level: 1 },
  ];
  const { qualities: held } = newCharacter(aWorld({ pack: { start: { ...start, qualities } } }), newcomer, 0, luck);

  expect(standingOf(held, ids.watchful)).toEqual({ level: 3, points: 0 });
  expect([ids.secret, ids.favour].map((id) => levelOf(held, id))).toEqual([2, 7]);
  expect(held.ids).not.toContain(999);
});

test('shared qualities are not given to a new character', () => {
  const shared = [aQuality({ id: ids.secret, shared: true })];
  const qualities = [{ quality: ids.secret, level: 2 }];

  const made = newCharacter(aWorld({ pack: { qualities: shared, start: { ...start, qualities } } }), newcomer, 0, luck);
  expect(made.qualities.ids).toEqual([]);
});

test('a persona adds its levels to the start qualities, and its code counts as redeemed', () => {
  const gains = [
    { quality: ids.watchful, level: 2 },
    { quality: ids.secret, level: 4 },
  ];
  const personas = [
    { id: 5, name: 'A Friend of the House', code: 'otter', qualities: gains },
    { id: 6, name: 'Nobody in Particular', qualities: [] },
  ];
  const made = (persona: number) =>
    newCharacter(aWorld({ pack: { personas } }), { ...newcomer, persona }, 0, loadedDice());

  expect(standingOf(made(5).qualities, ids.watchful)).toEqual({ level: 5, points: 0 });
  expect([levelOf(made(5).qualities, ids.secret), made(5).codes]).toEqual([4, ['otter']]);
  expect([levelOf(made(6).qualities, ids.watchful), made(6).codes]).toEqual([3, []]);
  expect(made(99)).toEqual(newCharacter(aWorld(), newcomer, 0, loadedDice()));
});

test('starts the timed stories of arrival, and those whose requirements already hold', () => {
  const timed = [
    aTimedStory({ id: 1, given: 'at arrival', repeats: true, after: 168 * hour }),
    aTimedStory({ id: 2, given: 'at arrival' }),
    aTimedStory({ id: 3 }),
    aTimedStory({ id: 4, given: level(ids.watchful, 3) }),
    aTimedStory({ id: 5, given: level(ids.watchful, 4) }),
  ];
  const { timers, begun } = newCharacter(aWorld({ pack: { timed } }), newcomer, 1000, loadedDice([6, 7, 8, 9]));

  expect(timers).toEqual([
    { story: 1, dueAt: 1000 + 168 * hour, seed: 7 },
    { story: 2, dueAt: 1000 + hour, seed: 8 },
    { story: 4, dueAt: 1000 + hour, seed: 9 },
  ]);
  expect(begun).toEqual([1, 2, 4]);
});

test('a new character has a random luck seed', () => {
  const rolled: number[] = [];
  const roll = (sides: number) => rolled.push(sides) + 40;

  expect(newCharacter(aWorld(), newcomer, 1000, { roll, rest: () => 0 }).luckSeed).toBe(41);
  expect(rolled).toEqual([2 ** 31]);
});
