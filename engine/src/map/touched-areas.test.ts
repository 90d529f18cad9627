import { expect, test } from 'vitest';
import type { Change } from '../change.ts';
import type { Requirement } from '../qualities/requirement.ts';
import { aMoment, anArea, aQuality, aStorylet, ids } from '../testing/index.ts';
import { touchedAreas } from './touched-areas.ts';

const changed = (quality: number, kind: 'quality' | 'shared' = 'quality'): Change => ({
  kind,
  quality,
  from: { level: 1, points: 0 },
  to: { level: 2, points: 0 },
  how: 'changed',
});
const gateMet: Change = { kind: 'met', storylet: ids.lamplighter };

const touched = (change: Change, required: readonly Requirement[], fact: 'opens' | 'discovered' | 'gate' = 'opens') => {
  const about = fact === 'gate' ? { gate: ids.lamplighter } : { [fact]: required };
  const { world } = aMoment({
    storylets: [aStorylet({ when: fact === 'gate' ? required : [] })],
    pack: {
      qualities: [1, 2, 3, 4].map((id) => aQuality({ id })),
      areas: [anArea({ id: 1 }), anArea({ id: 2, ...about }), anArea({ id: 3, parent: 2 })],
    },
  });
  return [...touchedAreas([change], world)].map(({ id }) => id);
};

test.each(['opens', 'discovered', 'gate'] as const)(
  'an area and all areas in it are touched by what its `%s` mentions',
  (fact) => {
    expect(touched(changed(1), [{ kind: 'level', quality: 1, atLeast: 2 }], fact)).toEqual([2, 3]);
    expect(touched(changed(1, 'shared'), [{ kind: 'level', quality: 1, atLeast: 2 }], fact)).toEqual([2, 3]);
    expect(touched(changed(2), [{ kind: 'level', quality: 1, atLeast: 2 }], fact)).toEqual([]);
  },
);

test('every quality of a comparison, and every alternative of a requirement, counts as mentioned', () => {
  const sum = { kind: '+', left: { kind: 'level', quality: 2 }, right: { kind: 'level', quality: 3 } } as const;
  const either: Requirement = {
    kind: 'any of',
    of: [
      { kind: 'compared', quality: 1, atLeast: sum },
      { kind: 'met', storylet: ids.lamplighter, isMet: true },
    ],
  };
  for (const change of [changed(1), changed(2), changed(3), gateMet]) expect(touched(change, [either])).toEqual([2, 3]);
  expect(touched(changed(4), [either])).toEqual([]);
  expect(touched({ ...gateMet, storylet: 999 }, [either])).toEqual([]);
});
