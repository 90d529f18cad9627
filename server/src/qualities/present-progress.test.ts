import type { Quality } from '@underhall/engine';
import { aMoment, aQuality } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentQualityChange } from './present-quality-change.ts';

const bar = (about: Partial<Quality>, from: number, to: number, how: 'changed' | 'set' | 'capped' = 'changed') => {
  const quality = aQuality({ id: 1, ...about });
  const raiser = aQuality({ id: 2 });
  const { character, world } = aMoment({ pack: { qualities: [quality, raiser] }, qualities: { 1: to, 2: 5 } });
  const standing = (level: number) => ({ level, points: 0 });
  const change = { kind: 'quality', quality: 1, from: standing(from), to: standing(to), how } as const;
  return presentQualityChange(change, { character, world })[0]?.progressBar;
};

test('shows progress to a target, rounded to the nearest percent', {
  meta: { rows: ['C-STORY-039'] },
}, () => {
  expect(bar({ target: 15 }, 4, 7)).toEqual({
    type: 'Target',
    shape: 'Target',
    leftScore: 0,
    rightScore: 15,
    startPercentage: 27,
    endPercentage: 47,
  });
});

test('shows a full bar beyond the target, and a shrinking one after a loss below it', () => {
  expect(bar({ target: 15 }, 14, 16)).toMatchObject({ startPercentage: 93, endPercentage: 100 });
  expect(bar({ target: 15 }, 30, 3)).toMatchObject({ startPercentage: 100, endPercentage: 20 });
});

test('shows progress of a trait without a target to its cap, including increases of the cap', {
  meta: { rows: ['C-STORY-039'] },
}, () => {
  expect(bar({ cap: 10 }, 0, 1)).toEqual({
    type: 'Normal',
    shape: 'Normal',
    leftScore: 0,
    rightScore: 10,
    startPercentage: 0,
    endPercentage: 10,
  });
  expect(bar({ cap: 10, capRaisedBy: 2 }, 6, 3)).toMatchObject({
    rightScore: 15,
    startPercentage: 40,
    endPercentage: 20,
  });
  expect(bar({ cap: 10, target: 4 }, 1, 2)).toMatchObject({ type: 'Target', rightScore: 4, endPercentage: 50 });
});

test('shows progress of a thing only to its own target', () => {
  expect(bar({ nature: 'Thing', cap: 10 }, 0, 1)).toBeUndefined();
  expect(bar({ nature: 'Thing', cap: 10, target: 2 }, 0, 1)).toMatchObject({ type: 'Target', endPercentage: 50 });
});

test('shows no bar without a cap or target, or with a cap of 1', () => {
  expect(bar({}, 0, 1)).toBeUndefined();
  expect(bar({ cap: 1 }, 0, 1)).toBeUndefined();
  expect(bar({ cap: 2 }, 0, 1)).toMatchObject({ type: 'Normal', endPercentage: 50 });
});

test('shows no bar when a level is set, or is at its cap', () => {
  expect(bar({ target: 15 }, 4, 7, 'set')).toBeUndefined();
  expect(bar({ cap: 10 }, 10, 10, 'capped')).toBeUndefined();
});

test('shows progress within the level reached for a pyramidal quality, whatever its cap', {
  meta: { rows: ['C-STORY-039'] },
}, () => {
  expect(bar({ climbs: 'ever steeper', target: 9 }, 3, 5)).toMatchObject({ type: 'Target', shape: 'Pyramid' });
  expect(bar({ climbs: 'ever steeper', cap: 10 }, 3, 5)).toEqual({
    type: 'Normal',
    shape: 'Pyramid',
    leftScore: 5,
    rightScore: 6,
    startPercentage: 0,
    endPercentage: 0,
    points: 0,
    pointsNeeded: 6,
  });
  expect(bar({ climbs: 'ever steeper' }, 4, 3)).toMatchObject({
    leftScore: 3,
    rightScore: 4,
    startPercentage: 100,
    endPercentage: 0,
  });
});
