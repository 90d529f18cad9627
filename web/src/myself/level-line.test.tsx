import { cleanup, render, screen } from '@testing-library/react';
import type { Possession } from '@underhall/contract';
import { afterEach, expect, test } from 'vitest';
import { LevelLine } from './level-line.tsx';

afterEach(cleanup);

const watchful: Possession = {
  id: 1,
  qualityPossessedId: 1,
  name: 'Watchful',
  nameAndLevel: 'Watchful 1,200',
  description: '',
  image: 'thing',
  category: 'BasicAbility',
  nature: 'Status',
  level: 1200,
  effectiveLevel: 1234,
  himbleLevel: 0,
  progressAsPercentage: 40,
  equippable: false,
  allowedOn: 'Character',
  enhancements: [],
  bonusOrPenaltyDisplay: '+34',
};

test('a level is told as it stands with what is worn, its thousands apart [C-LAYOUT-023]', () => {
  render(<LevelLine possession={watchful} />);

  expect(screen.getByRole('listitem').textContent).toBe('Watchful1,234 = 1,200 + 34 from what you wear');
  expect(screen.getByRole('progressbar', { name: 'Watchful, progress to the next level' })).toBeDefined();
});
