import { expect, test } from 'vitest';
import { world } from '../api/world.ts';
import { pickHero } from './heroes.ts';

const picked = (search: string, random: number, isFirstVisit = false) => pickHero(search, random, isFirstVisit)?.name;

test('picks the hero that the URL names', () => {
  expect(picked('?hero=november', 0)).toBe('november');
});

test('picks a random hero for an unknown name', () => {
  expect(picked('?hero=nobody', 0.999)).toBe('surveyor');
});

test('has thirteen heroes, and the random pick reaches each', { meta: { rows: ['C-LOGIN-003'] } }, () => {
  const names =
    'ambassador astrologer aunt boatman deputy edward madamex1 magician master mystic november plenty surveyor';
  const heroes = Array.from({ length: 13 }, (_, at) => picked('', (at + 0.5) / 13));

  expect(world.landing.pictures.map(({ name }) => name)).toEqual(names.split(' '));
  expect(heroes).toEqual(names.split(' '));
});

test('shows a first visitor one of the three best heroes, unless the URL names another', () => {
  const heroes = [0, 0.4, 0.999].map((random) => picked('', random, true));

  expect(heroes).toEqual(['ambassador', 'astrologer', 'boatman']);
  expect(picked('?hero=november', 0, true)).toBe('november');
});
