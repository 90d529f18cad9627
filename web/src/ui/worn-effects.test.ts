import type { ItemEffect, Possession } from '@underhall/contract';
import { expect, test } from 'vitest';
import { comparisonWith, effectsOf } from './worn-effects.ts';

type Levels = readonly (readonly [name: string, level: number])[];
const thing = (name: string, levels: Levels, others: readonly string[] = []) => ({
  ...{ id: 1, name, category: 'HomeComfort' as const },
  enhancements: levels.map(([qualityName, level], qualityId) => ({
    ...{ qualityId, qualityName, level },
    category: qualityName === 'Secret' ? ('Hidden' as const) : ('BasicAbility' as const),
    affectsPyramid: true,
  })),
  effects: others.map((text): ItemEffect => ({ kind: 'quiets', text })),
});

test('lists what a thing does in the words of the server', () => {
  const effects: Possession['effects'] = [
    { kind: 'bonus', text: '+2 Wit &amp; Wisdom' },
    { kind: 'quiets', text: 'quiets Murmurs by 1' },
  ];
  expect(effectsOf({ effects })).toBe('+2 Wit & Wisdom, quiets Murmurs by 1');
  expect(effectsOf({})).toBe('');
});

test('compares levels by their difference, without hidden ones', () => {
  const better = thing('Hat', [
    ['Wit', 3],
    ['Secret', 1],
  ]);
  expect(comparisonWith(thing('Cap', [['Wit', 1]]), better)).toBe('+2 Wit instead of your Cap');
});

test('names the other effects that the worn thing has', () => {
  const curtains = thing('Curtains', [], ['quiets Murmurs by 1']);
  expect(comparisonWith(curtains, thing('Table', [['Charm', 3]]))).toBe(
    '+3 Charm instead of your Curtains (quiets Murmurs by 1)',
  );
  expect(comparisonWith(thing('Table', []), curtains)).toBe('Instead of your Table');
});

test('has no comparison for two things that do the same', () => {
  const quiet = thing('Curtains', [['Wit', 1]], ['quiets Murmurs by 1']);
  expect(comparisonWith(quiet, { ...quiet, name: 'Drapes' })).toBeUndefined();
});
