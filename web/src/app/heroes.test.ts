import { expect, test } from 'vitest';
import { world } from '../api/world.ts';
import { pickHero } from './heroes.ts';

const picked = (search: string, luck: number) => pickHero(search, luck)?.name;

test('the address picks the hero', () => {
  expect(picked('?hero=november', 0)).toBe('november');
});

test('a stranger in the address is left to luck', () => {
  expect(picked('?hero=nobody', 0.999)).toBe('surveyor');
});

test('there are these thirteen, and luck leads to each of them', { meta: { rows: ['C-LOGIN-003'] } }, () => {
  const names =
    'ambassador astrologer aunt boatman deputy edward madamex1 magician master mystic november plenty surveyor';
  const heroes = Array.from({ length: 13 }, (_, at) => picked('', (at + 0.5) / 13));

  expect(world.landing.pictures.map(({ name }) => name)).toEqual(names.split(' '));
  expect(heroes).toEqual(names.split(' '));
});
