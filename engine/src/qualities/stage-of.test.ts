import { expect, test } from 'vitest';
import { aQuality } from '../testing/a-world.ts';
import { changeTextOf, imageOf, stageOf } from './quality.ts';

const steps = [
  { from: 1, text: 'one' },
  { from: 3, text: 'three' },
  { from: 8, text: 'eight' },
];
const levels = [0, 1, 2, 3, 7, 8, 200];

test('a stage applies from its level to the next stage', () => {
  const talked = aQuality({ id: 1, stages: steps });
  expect(levels.map((level) => stageOf(talked, level))).toEqual([
    undefined,
    'one',
    'one',
    'three',
    'three',
    'eight',
    'eight',
  ]);
});

test('the order in which stages are written does not matter', () => {
  const talked = aQuality({ id: 1, stages: [...steps].reverse() });
  expect(levels.map((level) => stageOf(talked, level)).slice(2, 4)).toEqual(['one', 'three']);
});

test('of two stages at the same level the later one applies', () => {
  const twice = aQuality({ id: 1, stages: [...steps, { from: 3, text: 'again' }] });
  expect([2, 3, 8].map((level) => stageOf(twice, level))).toEqual(['one', 'again', 'eight']);
});

test('below its first stage a quality has its own picture, and also without stage pictures', () => {
  const seen = aQuality({ id: 1, image: 'own', stageImages: steps });
  expect([0, 1, 8].map((level) => imageOf(seen, level))).toEqual(['own', 'one', 'eight']);
  expect(imageOf(aQuality({ id: 1, image: 'own' }), 8)).toBe('own');
});

test('a change text is chosen by the level reached, and missing without an entry', () => {
  const quality = aQuality({ id: 1, changeTexts: steps, stages: [{ from: 0, text: 'another' }] });
  expect([0, 3].map((level) => changeTextOf(quality, level))).toEqual([undefined, 'three']);
  expect(changeTextOf(aQuality({ id: 1, stages: steps }), 3)).toBeUndefined();
  expect(stageOf(aQuality({ id: 1, changeTexts: steps }), 3)).toBeUndefined();
});
