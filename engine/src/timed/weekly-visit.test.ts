import { expect, test } from 'vitest';
import { catchUp } from '../catch-up.ts';
import { chanceFrom } from '../chance.ts';
import { newCharacter } from '../new-character.ts';
import { standingOf, withStanding } from '../qualities/qualities.ts';
import { aTimedStory, hour } from '../testing/a-timed-story.ts';
import { aQuality, aWorld } from '../testing/a-world.ts';
import { nextVisit } from './timers.ts';

const [breakages, talk, evenings] = [201, 202, 203];
const week = 7 * 24 * hour;
const arrived = 1_800_000_000_000 + 1234;

const visit = aTimedStory({
  id: 6,
  name: 'Time the Healer',
  after: week,
  given: 'at arrival',
  repeats: true,
  descriptionHtml: 'She calls.',
  consequences: {
    reveal: [],
    effects: [
      { kind: 'change', quality: breakages, by: -2 },
      { kind: 'change', quality: talk, by: -1 },
      { kind: 'set', quality: evenings, to: 5 },
    ],
  },
});
const qualities = [breakages, talk].map((id) => aQuality({ id, category: 'Menace', climbs: 'ever steeper' }));
const world = aWorld({
  pack: {
    weekly: 6,
    timed: [visit, aTimedStory({ id: 2, given: 'at arrival', after: 5 * week })],
    qualities: [...qualities, aQuality({ id: evenings })],
  },
});

/** A character with seven points of each menace, and two evenings left. */
function troubled() {
  const made = newCharacter(world, { name: 'Ada', gender: 'Lady', face: 'veil' }, arrived, chanceFrom(1));
  const seven = { level: 3, points: 1 };
  const atSeven = withStanding(withStanding(made.qualities, breakages, seven), talk, seven);
  return { ...made, qualities: withStanding(atSeven, evenings, { level: 2, points: 0 }) };
}
const standings = (now: number) => {
  const { character } = catchUp({ character: troubled(), world }, now);
  return [breakages, talk, evenings].map((id) => standingOf(character.qualities, id));
};

test('the visit comes every seven days at the hour of arrival; each missed week counts', () => {
  const before = [
    { level: 3, points: 1 },
    { level: 3, points: 1 },
    { level: 2, points: 0 },
  ];
  const evening = { level: 5, points: 0 };

  expect(standings(arrived + week - 1)).toEqual(before);
  expect(standings(arrived + week)).toEqual([{ level: 2, points: 2 }, { level: 3, points: 0 }, evening]);
  expect(standings(arrived + 3 * week - 1)).toEqual([{ level: 2, points: 0 }, { level: 2, points: 2 }, evening]);
  expect(standings(arrived + 3 * week)).toEqual([{ level: 1, points: 0 }, { level: 2, points: 1 }, evening]);
  expect(standings(arrived + 520 * week)).toEqual([{ level: 0, points: 0 }, { level: 0, points: 0 }, evening]);
});

test('each visit sends its message, dated at its own moment', () => {
  const letters = catchUp({ character: troubled(), world }, arrived + 2 * week + 1).passed.filter(
    ({ kind }) => kind === 'letter',
  );
  expect(letters).toMatchObject([
    { title: 'Time the Healer', html: 'She calls.', at: arrived + week },
    { title: 'Time the Healer', html: 'She calls.', at: arrived + 2 * week },
  ]);
});

test('the next visit is at its planned moment', () => {
  const next = (now: number) => nextVisit(catchUp({ character: troubled(), world }, now).character, world);

  expect([0, week - 1, week, 9.5 * week].map((later) => next(arrived + later))).toEqual(
    [1, 1, 2, 10].map((weeks) => arrived + weeks * week),
  );
  expect(nextVisit(troubled(), aWorld())).toBeUndefined();
});
