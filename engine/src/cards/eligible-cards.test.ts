import { expect, test } from 'vitest';
import type { Storylet } from '../story/storylet.ts';
import { type About, aMoment } from '../testing/a-moment.ts';
import { anArea, aSetting } from '../testing/a-place.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { drawsHere, eligibleCards } from './draw-card.ts';

const aCard = (about: Partial<Storylet>) => aStorylet({ deck: 'sometimes', areas: [], ...about });
const eligible = (storylets: readonly Storylet[], about: About = {}) => {
  const { character, world } = aMoment({ storylets, ...about });
  return eligibleCards({ character, world }).map(({ id }) => id);
};

test('a card is drawn in its areas and settings, or in all if it has none', () => {
  const pack = {
    settings: [aSetting({ id: 1 }), aSetting({ id: 2 })],
    areas: [anArea({ id: ids.quay }), anArea({ id: ids.square, setting: 2 })],
  };
  const cards = [
    aCard({ id: 1 }),
    aCard({ id: 2, areas: [ids.quay] }),
    aCard({ id: 3, settings: [2] }),
    aCard({ id: 4, areas: [ids.square], settings: [1] }),
  ];

  expect(eligible(cards, { pack })).toEqual([1, 2]);
  expect(eligible(cards, { pack, character: { area: ids.square } })).toEqual([1, 3]);
  expect(eligible(cards, { pack, character: { area: ids.square, setting: 1 } })).toEqual([1, 4]);
});

test('only cards are drawn, while their requirements hold, counting worn items', () => {
  const sharp = aCard({ id: 1, when: [{ kind: 'level', quality: ids.watchful, atLeast: 5 }] });
  const bareheaded = { qualities: { [ids.watchful]: 2, [ids.hat]: 1 } };

  expect(eligible([sharp, aStorylet({ id: 2 }), aStorylet({ id: 3, deck: 'never' })], bareheaded)).toEqual([]);
  expect(eligible([sharp], { ...bareheaded, character: { worn: { Hat: ids.hat } } })).toEqual([1]);
});

test('a card in the hand is not drawn again', () => {
  const cards = { 1: { deck: { count: 6 }, hand: [1] } };
  expect(eligible([aCard({ id: 1 }), aCard({ id: 2 })], { character: { cards } })).toEqual([2]);
});

test('only urgent cards are drawn while there are any', () => {
  const urgent = [aCard({ id: 1 }), aCard({ id: 2, urgency: 'high' }), aCard({ id: 3, urgency: 'must' })];
  const withHand = (...hand: number[]) => ({ character: { cards: { 1: { deck: { count: 6 }, hand } } } });

  expect(eligible(urgent).sort()).toEqual([2, 3]);
  expect(eligible(urgent, withHand(3))).toEqual([2]);
  expect(eligible(urgent, withHand(2, 3))).toEqual([1]);
});

test('no cards are eligible where none are drawn', () => {
  const pack = { areas: [anArea({ id: ids.quay, showOps: false }), anArea({ id: ids.square })] };
  const about = { storylets: [aCard({ id: 1 })], pack };
  const draws = (area: number) => {
    const { character, world } = aMoment({ ...about, character: { area } });
    return drawsHere({ character, world });
  };

  expect(eligible(about.storylets, about)).toEqual([]);
  expect([ids.quay, ids.square, 0].map(draws)).toEqual([false, true, false]);
});
