import { expect, test } from 'vitest';
import { hintOf } from './hints.ts';

const drawn = { urgency: 'Normal', deckType: 'Sometimes' } as const;

test.each([
  ['Ubiquitous', 'Ubiquitous'],
  ['Frequent', 'Frequent'],
  ['Standard', undefined],
  ['VeryInfrequent', 'Very Infrequent'],
  ['Rare', 'Rare'],
] as const)('a card that is %s reads %s', { meta: { rows: ['C-STORY-088'] } }, (distribution, words) => {
  expect(hintOf({ ...drawn, distribution })).toBe(words);
});

test('an urgent card shows its urgency, and a listed one never its frequency', () => {
  expect(hintOf({ ...drawn, urgency: 'High', distribution: 'Rare' })).toBe('Pressing');
  expect(hintOf({ urgency: 'Must', deckType: 'Persistent', distribution: 'Rare' })).toBe('Cannot wait');
  expect(hintOf({ urgency: 'Normal', deckType: 'Persistent', distribution: 'Rare' })).toBeUndefined();
});
