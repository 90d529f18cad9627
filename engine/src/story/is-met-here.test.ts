import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { aStorylet, ids } from '../testing/a-world.ts';
import { isMetHere } from './on-offer.ts';
import type { Storylet } from './storylet.ts';

const { world } = aMoment();
const isMet = (where: Partial<Storylet>, area: number): boolean =>
  isMetHere(aStorylet(where), { character: { ...aMoment().character, area }, world });

test('a storylet belongs to its areas, or to all if it has none', () => {
  expect(isMet({ areas: [ids.quay, 7] }, ids.quay)).toBe(true);
  expect(isMet({ areas: [ids.quay, 7] }, ids.square)).toBe(false);
  expect(isMet({ areas: [] }, ids.square)).toBe(true);
  expect(isMet({ areas: [] }, 0)).toBe(true);
});

test('a storylet belongs to its settings, or to all if it has none', () => {
  expect(isMet({ settings: [2, 1] }, ids.quay)).toBe(true);
  expect(isMet({ settings: [2] }, ids.quay)).toBe(false);
  expect(isMet({ settings: [] }, ids.quay)).toBe(false);
});

test('a character in no area is in no setting', () => {
  expect(isMet({ areas: [], settings: [1] }, 0)).toBe(false);
});

test('area and setting must both fit', () => {
  expect(isMet({ areas: [ids.square], settings: [1] }, ids.quay)).toBe(false);
  expect(isMet({ areas: [ids.quay], settings: [1] }, ids.quay)).toBe(true);
});
