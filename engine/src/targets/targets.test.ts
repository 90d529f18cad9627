import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aQuality, ids } from '../testing/a-world.ts';
import { highestTarget, mostTargets, shownTargets, type Target, whyNoTarget } from './targets.ts';

const first = 400;
const many = Array.from({ length: 12 }, (_, place) => aQuality({ id: first + place, nature: 'Thing' }));
const hidden = aQuality({ id: 450, hidden: true });
const here = (about: About = {}) =>
  aMoment({
    pack: { qualities: [...many, hidden, aQuality({ id: ids.secret, nature: 'Thing' })] },
    qualities: { ...Object.fromEntries(many.map(({ id }) => [id, 1])), [hidden.id]: 1 },
    ...about,
  });
const some = (count: number): readonly Target[] => many.slice(0, count).map(({ id }) => ({ quality: id, level: 5 }));
const want = (quality: number, level = 5) => ({ quality, level });

test('a target is set on what stands on the sheet, and not by guessing a number', () => {
  expect(whyNoTarget(want(first), [], here())).toBeUndefined();
  for (const id of [ids.secret, hidden.id, 99_999]) expect(whyNoTarget(want(id), [], here())).toBe('nothing to want');
});

test('a target is a whole number that can be held', () => {
  for (const level of [0, -1, 1.5, highestTarget + 1]) {
    expect(whyNoTarget(want(first, level), [], here())).toBe('no such target');
  }
  expect(whyNoTarget(want(first, highestTarget), [], here())).toBeUndefined();
});

test('beyond ten none is set, and each of the ten can be changed, though nothing is left of it', () => {
  const ten = some(mostTargets);
  expect(whyNoTarget(want(first + 10), ten, here())).toBe('too many targets');
  expect(whyNoTarget(want(first + 9, 8), ten, here({ qualities: {} }))).toBeUndefined();
});

test('what has left the world, or is hidden by now, is neither shown nor counted', () => {
  const odd = [want(99_999), want(hidden.id)];
  expect(shownTargets([...some(2), ...odd], here())).toEqual(some(2));
  expect(whyNoTarget(want(first + 9), [...some(9), ...odd], here())).toBeUndefined();
});
