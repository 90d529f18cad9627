import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { isMetHere } from './on-offer.ts';
import type { Storylet } from './storylet.ts';

const { world } = aMoment();
const isMet = (where: Partial<Storylet>, area: number): boolean =>
  isMetHere(aStorylet(where), { character: { ...aMoment().character, area }, world });

test('a storylet is met in the areas it names, and anywhere if it names none', () => {
  expect(isMet({ areas: [ids.quay, 7] }, ids.quay)).toBe(true);
  expect(isMet({ areas: [ids.quay, 7] }, ids.square)).toBe(false);
  expect(isMet({ areas: [] }, ids.square)).toBe(true);
  expect(isMet({ areas: [] }, 0)).toBe(true);
});

test('it is met under the rules it names, and under any if it names none', () => {
  expect(isMet({ settings: [2, 1] }, ids.quay)).toBe(true);
  expect(isMet({ settings: [2] }, ids.quay)).toBe(false);
  expect(isMet({ settings: [] }, ids.quay)).toBe(false);
});

test('who is nowhere is under no rules at all', () => {
  expect(isMet({ areas: [], settings: [1] }, 0)).toBe(false);
});

test('area and rules must both be right', () => {
  expect(isMet({ areas: [ids.square], settings: [1] }, ids.quay)).toBe(false);
  expect(isMet({ areas: [ids.quay], settings: [1] }, ids.quay)).toBe(true);
});
