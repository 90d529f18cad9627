import { expect, test } from 'vitest';
import { heroes, pickHero } from './heroes.ts';

test('the address picks the hero', () => {
  expect(pickHero('?hero=november', 0)).toBe('november');
});

test('a stranger in the address is left to luck', () => {
  expect(pickHero('?hero=nobody', 0.999)).toBe('surveyor');
});

test('there are these thirteen, and luck leads to each of them [C-LOGIN-003]', () => {
  const names =
    'ambassador astrologer aunt boatman deputy edward madamex1 magician master mystic november plenty surveyor';
  const met = Array.from({ length: 13 }, (_, at) => pickHero('', (at + 0.5) / 13));

  expect(Object.keys(heroes)).toEqual(names.split(' '));
  expect(met).toEqual(names.split(' '));
});
