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

test('shows the effective level with its parts and thousands separators', {
  meta: { rows: ['C-LAYOUT-023'] },
}, () => {
  render(<LevelLine possession={watchful} />);

  const line = screen.getByRole('listitem');
  expect(line.textContent).toContain('1,234 (1,200 + 34 from what you wear)');
  expect(screen.getByRole('progressbar', { name: 'Watchful, progress to the next level' })).toBeDefined();
});

test('shows the description and the progress to the next base level beside the name', () => {
  render(<LevelLine possession={{ ...watchful, description: '<p>Seeing.</p>', levelDescription: 'Sharp' }} />);

  const button = screen.getByRole('button', { name: 'Watchful 1,234' });
  const description = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description).toBe('SharpSeeing.40% of the way to 1,201, without what you wear');
});

test.each([
  [4, 'false'],
  [5, 'true'],
])('highlights a menace at level %i, as grave: %s', (level, isGrave) => {
  render(<LevelLine possession={{ ...watchful, category: 'Menace', level, effectiveLevel: level }} />);

  expect(screen.getByRole('listitem').dataset).toMatchObject({ menace: 'true', grave: isGrave });
});

test('screen readers hear the level from the button, and otherwise only its parts', () => {
  render(<LevelLine possession={{ ...watchful, effectiveLevel: 1200 }} />);

  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Watchful 1,200');
  expect(screen.getByText('1,200').getAttribute('aria-hidden')).toBe('true');
  cleanup();
  render(<LevelLine possession={watchful} />);
  expect(screen.getByText('1,234').getAttribute('aria-hidden')).toBeNull();
});
