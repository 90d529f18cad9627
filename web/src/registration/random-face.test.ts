import { expect, test } from 'vitest';
import { randomFace } from './random-face.ts';

test('picks among the other faces, evenly and never the current one', () => {
  const faces = ['veil', 'fez', 'plume'];
  expect([0, 0.49, 0.5, 0.99].map((lot) => randomFace(faces, 'fez', () => lot))).toEqual([
    'veil',
    'veil',
    'plume',
    'plume',
  ]);
  expect([0, 0.34, 0.67].map((lot) => randomFace(faces, undefined, () => lot))).toEqual(faces);
});

test('picks none if there is no other face', () => {
  expect(randomFace(['fez'], 'fez')).toBeUndefined();
  expect(randomFace([], undefined)).toBeUndefined();
});
