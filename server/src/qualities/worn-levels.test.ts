import { aMoment, aQuality } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { presentPossession } from './present-possession.ts';
import { presentQualityChange } from './present-quality-change.ts';

const dangerous = aQuality({ id: 1, name: 'Dangerous', climbs: 'ever steeper', category: 'BasicAbility' });
const gauntlets = aQuality({
  id: 2,
  name: 'Gauntlets',
  nature: 'Thing',
  category: 'Gloves',
  slot: 'Gloves',
  enhancements: [{ quality: 1, level: 2 }],
});
type Worn = Readonly<Record<string, number>>;
const here = (worn: Worn, level = 4) =>
  aMoment({ pack: { qualities: [dangerous, gauntlets] }, qualities: { 1: level, 2: 1 }, character: { worn } });

const changed = (from: number, to: number, worn: Worn) => {
  const standing = (level: number) => ({ level, points: 0 });
  const change = { kind: 'quality', quality: 1, from: standing(from), to: standing(to), how: 'changed' } as const;
  return presentQualityChange(change, here(worn, to))[0]?.message.replace(/<[^>]+>/g, '');
};

test('shows the same level in a result as on the sheet: the total with worn items, and its parts', () => {
  expect(changed(3, 4, { Gloves: 2 })).toBe('Dangerous has risen to 6 (4 + 2).');
  expect(changed(3, 4, {})).toBe('Dangerous has risen to 4.');
  expect(changed(1, 0, { Gloves: 2 })).toBe('Dangerous has fallen to 2 (0 + 2).');
});

test('says whether an item is worn', () => {
  expect(presentPossession(gauntlets, here({ Gloves: 2 })).equipped).toBe(true);
  expect(presentPossession(gauntlets, here({})).equipped).toBeUndefined();
});

test('shows money as a sum, not as a count of items', () => {
  const { character, world } = here({});
  const purse = aQuality({ id: 3, name: 'Shells', nature: 'Thing' });
  const inMoney = (about: object) => {
    const words = { ...world.pack.words, money: { name: 'Shells', isInHundredths: true, quality: 3, ...about } };
    const pack = { ...world.pack, words, qualities: [purse] };
    return presentPossession(purse, { character, world: { ...world, pack } }, { level: 10, points: 0 }).nameAndLevel;
  };
  expect(inMoney({})).toBe('0.10 Shells');
  expect(inMoney({ sign: '%' })).toBe('%0.10');
});
