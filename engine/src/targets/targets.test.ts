import { maxLevel, maxTargets } from '@underhall/contract/limits';
import { expect, test } from 'vitest';
import type { Branch } from '../story/storylet.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { aQuality, ids } from '../testing/a-world.ts';
import { shownTargets, type Target, whyNoTarget } from './targets.ts';

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

test('a target needs a quality on the sheet, and guessed ids reveal nothing', () => {
  expect(whyNoTarget(want(first), [], here())).toBeUndefined();
  for (const id of [ids.secret, hidden.id, 99_999]) expect(whyNoTarget(want(id), [], here())).toBe('nothing to want');
});

test('a target may be on what a visible locked choice requires, and on nothing hidden', () => {
  const level = (quality: number, atLeast = 3) => ({ kind: 'level', quality, atLeast }) as const;
  const inside = { phase: 'In', storylet: ids.lamplighter, since: 1 } as const;
  const among = (branch: Partial<Branch>, about: About = {}) =>
    here({
      character: { story: inside },
      ...about,
      branch,
      pack: { qualities: [...many, hidden, aQuality({ id: ids.secret, nature: 'Thing' }), ofAll] },
    });
  const ofAll = aQuality({ id: 451, shared: true });
  const secret = want(ids.secret);
  expect(whyNoTarget(secret, [], among({ needs: [level(ids.secret)] }))).toBeUndefined();
  expect(whyNoTarget(secret, [], among({ pays: [{ quality: ids.secret, level: 2 }] }))).toBeUndefined();

  const elsewhere = { character: { story: { phase: 'Available' } } } as const;
  const unseen = { when: [level(first, 99)], needs: [level(ids.secret)] };
  const atMost = { kind: 'level', quality: ids.secret, atMost: 2 } as const;
  for (const moment of [
    among({ needs: [level(ids.secret)] }, elsewhere),
    among(unseen),
    among({ needs: [atMost] }),
    among({ needs: [{ kind: 'any of', of: [level(ids.secret), level(first)] }] }),
  ]) {
    expect(whyNoTarget(secret, [], moment)).toBe('nothing to want');
  }
  const odd = among({ needs: [level(hidden.id), level(ofAll.id)] }, { qualities: {} });
  for (const { id } of [hidden, ofAll]) expect(whyNoTarget(want(id), [], odd)).toBe('nothing to want');
});

test('a target is a whole number within the limits', () => {
  for (const level of [0, -1, 1.5, maxLevel + 1]) {
    expect(whyNoTarget(want(first, level), [], here())).toBe('no such target');
  }
  expect(whyNoTarget(want(first, maxLevel), [], here())).toBeUndefined();
});

test('an eleventh target is refused, and existing targets can always be changed', () => {
  const ten = some(maxTargets);
  expect(whyNoTarget(want(first + 10), ten, here())).toBe('too many targets');
  expect(whyNoTarget(want(first + 9, 8), ten, here({ qualities: {} }))).toBeUndefined();
});

test('targets on removed or hidden qualities are neither shown nor counted', () => {
  const odd = [want(99_999), want(hidden.id)];
  expect(shownTargets([...some(2), ...odd], here())).toEqual(some(2));
  expect(whyNoTarget(want(first + 9), [...some(9), ...odd], here())).toBeUndefined();
});
