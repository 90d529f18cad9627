import type { Change } from '@underhall/engine';
import { aMoment, aQuality, aTimedStory, hour } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentRest } from './present-rest.ts';

const [hunt, errand, rain] = [500, 501, 7];
const steps = [
  { from: 1, html: ['Ask, ', { kind: 'name' as const }, '.'] },
  { from: 3, html: 'Wait.', waitsFor: rain },
];
const qualities = [
  aQuality({ id: hunt, name: 'The <Hunt>', lead: { isMain: false, doneAt: 4, steps } }),
  aQuality({ id: errand, name: 'An Errand', lead: { isMain: false, doneAt: 4, steps } }),
];
const at = (level: number, errandAt: number) =>
  aMoment({
    qualities: { [hunt]: level, [errand]: errandAt },
    character: { timers: [{ story: rain, dueAt: 9 * hour, seed: 1 }] },
    pack: { qualities, timed: [aTimedStory({ id: rain })] },
  });
const restAt = (level: number, errandAt: number) => {
  const here = at(level, errandAt);
  const [from, to] = [level - 1, level].map((each) => ({ level: each, points: 0 }));
  if (!from || !to) throw new Error('no levels');
  const change: Change = { kind: 'quality', quality: hunt, from, to, how: 'changed' };
  return presentRest({ character: here.character, changes: [change] }, here);
};

test('the end of a story names another one, with its step and without a time', () => {
  expect(restAt(4, 1)).toEqual({
    lines: [{ text: '“The &lt;Hunt&gt;” rests here for now.' }],
    goesOn: 'Another story goes on: “An Errand”. Ask, Ada.',
  });
  expect(restAt(4, 4)).toEqual({ lines: [{ text: '“The &lt;Hunt&gt;” rests here for now.' }] });
});

test('a story that waits has the time at which the clock goes on with it', () => {
  expect(restAt(3, 4)?.lines).toEqual([
    { text: '“The &lt;Hunt&gt;” rests here for now.', opensAt: '1970-01-01T09:00:00.000Z' },
  ]);
  expect(restAt(2, 4)).toBeUndefined();
});
