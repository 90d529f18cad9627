import { expect, test } from 'vitest';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { fitsHere, isOffered, storyletsOnOffer } from './on-offer.ts';

const needy = { when: [{ kind: 'level' as const, quality: ids.secret, atLeast: 2 }] };
const list = (about: About) => {
  const { character, world } = aMoment(about);
  return storyletsOnOffer({ character, world }).map(({ id }) => id);
};
const places = {
  settings: [aSetting({ id: 1 }), aSetting({ id: 2 })],
  areas: [anArea({ id: ids.quay, alsoIn: [2] }), anArea({ id: ids.square })],
};

test('a storylet is offered in its area while its requirements hold', () => {
  expect(list({})).toEqual([ids.lamplighter]);
  expect(list({ character: { area: ids.square } })).toEqual([]);
  expect(list({ storylet: { areas: [] }, character: { area: ids.square } })).toEqual([ids.lamplighter]);
  expect(list({ storylet: needy, qualities: { [ids.secret]: 1 } })).toEqual([]);
  expect(list({ storylet: needy, qualities: { [ids.secret]: 2 } })).toEqual([ids.lamplighter]);
});

test('a storylet with settings is offered only in these', () => {
  const here = (settings: number[], setting?: number, area: number = ids.quay) =>
    list({
      pack: places,
      storylet: { areas: [], settings },
      character: { area, ...(setting !== undefined && { setting }) },
    }).length === 1;

  expect([here([1]), here([2]), here([1, 2]), here([])]).toEqual([true, false, true, false]);
  expect([here([1], 2), here([2], 2)]).toEqual([false, true]);
  expect(here([1], undefined, 0)).toBe(false);
  expect(list({ storylet: { areas: [] }, character: { area: 0 } })).toEqual([ids.lamplighter]);
});

test('cards and storylets opened by links are not listed, even if they fit', () => {
  for (const deck of ['sometimes', 'never'] as const) {
    const { character, world } = aMoment({ storylet: { deck } });
    const storylet = aStorylet({ deck });
    expect([
      storyletsOnOffer({ character, world }),
      isOffered(storylet, { character, world }),
      fitsHere(storylet, { character, world }),
    ]).toEqual([[], false, true]);
  }
});

test('urgent storylets come first, then the author’s order', () => {
  const storylets = [
    aStorylet({ id: 1, order: 2 }),
    aStorylet({ id: 2, order: 9, urgency: 'high' }),
    aStorylet({ id: 3, order: 1 }),
    aStorylet({ id: 5, order: 9, urgency: 'must' }),
    aStorylet({ id: 4, order: 1 }),
  ];
  expect(list({ storylets })).toEqual([5, 2, 3, 4, 1]);
});
