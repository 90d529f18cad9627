import { expect, test } from 'vitest';
import type { Formula } from '../formulas/formula.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { watchersOf } from './storylet-index.ts';

const level = (quality: number): Formula => ({ kind: 'level', quality });
const watched = (...requirements: Requirement[]) => {
  const { ofQuality, ofMet } = watchersOf(new Map([[4, requirements]]));
  return { qualities: [...ofQuality.keys()], met: [...ofMet.keys()] };
};

test('a comparison watches its quality and every quality in its formulas', () => {
  const sum: Formula = {
    kind: '+',
    left: { kind: 'most', left: level(2), right: 5 },
    right: { kind: 'dice', count: 1, sides: 6 },
  };
  const atMost: Formula = { kind: '*', left: 3, right: { kind: 'level', quality: 3, base: true } };

  expect(watched({ kind: 'compared', quality: 1, atLeast: sum, atMost })).toEqual({ qualities: [1, 2, 3], met: [] });
  expect(watched({ kind: 'compared', quality: 1 })).toEqual({ qualities: [1], met: [] });
  expect(watched({ kind: 'compared', quality: 1, atLeast: 4 })).toEqual({ qualities: [1], met: [] });
});

test('a requirement to have met a storylet watches that storylet', () => {
  expect(watched({ kind: 'met', storylet: 7, isMet: false })).toEqual({ qualities: [], met: [7] });
});

test('an any-of requirement watches everything that its parts watch, once each', () => {
  const of: Requirement[] = [
    { kind: 'level', quality: 5, atLeast: 1 },
    {
      kind: 'any of',
      of: [
        { kind: 'met', storylet: 8, isMet: true },
        { kind: 'compared', quality: 5 },
      ],
    },
  ];
  expect(watched({ kind: 'any of', of }, { kind: 'met', storylet: 8, isMet: true })).toEqual({
    qualities: [5],
    met: [8],
  });
});

test('all storylets that watch the same quality are found', () => {
  const asks: Requirement[] = [
    { kind: 'compared', quality: 1 },
    { kind: 'met', storylet: 9, isMet: true },
  ];
  const { ofQuality, ofMet } = watchersOf(
    new Map([
      [2, asks],
      [6, asks],
    ]),
  );

  expect(ofQuality).toEqual(new Map([[1, [2, 6]]]));
  expect(ofMet).toEqual(new Map([[9, [2, 6]]]));
});
