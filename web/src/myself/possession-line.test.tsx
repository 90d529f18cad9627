import { cleanup, render, screen } from '@testing-library/react';
import type { Possession } from '@underhall/contract';
import { afterEach, expect, test } from 'vitest';
import { PossessionLine } from './possession-line.tsx';

afterEach(cleanup);

const gauntlets: Possession = {
  id: 1,
  qualityPossessedId: 1,
  name: 'Gauntlets',
  nameAndLevel: '1 x Gauntlets',
  description: '',
  image: 'gauntlets',
  category: 'Gloves',
  nature: 'Thing',
  level: 1,
  effectiveLevel: 1,
  himbleLevel: 0,
  progressAsPercentage: -1,
  equippable: true,
  allowedOn: 'Character',
  enhancements: [
    { qualityId: 2, qualityName: 'Dangerous', level: 2, category: 'BasicAbility', affectsPyramid: true },
    { qualityId: 3, qualityName: 'Shadowy', level: -1, category: 'BasicAbility', affectsPyramid: true },
    { qualityId: 4, qualityName: 'Secret', level: 1, category: 'Hidden', affectsPyramid: false },
  ],
  effects: [
    { kind: 'bonus', text: '+2 Dangerous' },
    { kind: 'quiets', text: 'quiets Murmurs by 1' },
  ],
};
const textOf = (about: Partial<Possession>) => {
  render(<PossessionLine possession={{ ...gauntlets, ...about }} />);
  return screen.getByRole('listitem').textContent;
};

test('an item shows its effects and that it is worn', () => {
  expect(textOf({ equipped: true })).toBe('1 x Gauntlets +2 Dangerous, quiets Murmurs by 1 · Worn');
});

test('a trait shows its effective level and parts, but not its maximum', () => {
  const trait: Partial<Possession> = {
    name: 'Dangerous',
    nature: 'Status',
    level: 4,
    effectiveLevel: 6,
    cap: 200,
    enhancements: [],
    effects: [],
  };
  expect(textOf(trait)).toBe('Dangerous 6 (4 + 2 from what you wear)');
});
