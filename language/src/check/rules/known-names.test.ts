import { expect, test } from 'vitest';
import { aStorylet, said } from '../../testing/a-world.ts';
import { knownNames } from './known-names.ts';

test('a quality that is defined can be asked for', () => {
  expect(said(knownNames, aStorylet('when: Watchful 5+'))).toEqual([]);
});

test('a misspelt quality is unknown, and the nearest one is suggested', () => {
  expect(said(knownNames, aStorylet('when: Watchfull 5+'))).toEqual([
    'unknown quality "Watchfull". Did you mean "Watchful"?',
  ]);
});
