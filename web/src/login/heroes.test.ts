import { expect, test } from 'vitest';
import { heroes, pickHero } from './heroes.ts';

test('the address picks the hero', () => {
  expect(pickHero('?hero=november', 0)).toBe('november');
});

test('a stranger in the address is left to luck', () => {
  expect(pickHero('?hero=nobody', 0.999)).toBe('surveyor');
});

test('there are thirteen', () => {
  expect(Object.keys(heroes)).toHaveLength(13);
});
