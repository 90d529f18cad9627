import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Possession } from '@underhall/contract';
import { afterEach, expect, test } from 'vitest';
import { QualityLine } from './quality-line.tsx';

afterEach(cleanup);

const knots: Possession = {
  id: 1,
  qualityPossessedId: 1,
  name: '<em>Knots</em>',
  nameAndLevel: '<em>Knots</em> 3/10',
  description: '<p>Over, <em>under</em>, through.</p>',
  image: 'bell-wires',
  category: 'Skills',
  nature: 'Status',
  level: 3,
  effectiveLevel: 3,
  himbleLevel: 0,
  progressAsPercentage: 40,
  equippable: false,
  allowedOn: 'Character',
  enhancements: [],
};
const line = (about: Partial<Possession> = {}) => {
  render(<QualityLine possession={{ ...knots, ...about }} />);
  return screen.getByRole('listitem');
};

test('shows icon, name, level and description, with markup rendered', {
  meta: { rows: ['C-MYSELF-017', 'C-MYSELF-036'] },
}, () => {
  const shown = line();
  expect(shown.querySelector('img')?.getAttribute('src')).toContain('bell-wires');
  expect(shown.textContent).toBe('Knots 3Over, under, through.');
  expect([...shown.querySelectorAll('em')].map(({ textContent }) => textContent)).toEqual(['Knots', 'under']);
  expect(within(shown).getByRole('progressbar', { name: 'Knots, progress to the next level' })).toBeTruthy();
});

test('an item shows the number owned', () => {
  expect(line({ nature: 'Thing', nameAndLevel: '2 x <em>Knots</em>', description: '' }).textContent).toBe('2 x Knots');
});

test('a press expands the relationship, and the next press collapses it', {
  meta: { rows: ['C-MYSELF-018', 'C-MYSELF-036'] },
}, async () => {
  const shown = line({ relationshipDescription: 'They <em>know</em> you.' });
  const toggle = within(shown).getByRole('button', { name: 'How you stand: Knots', expanded: false });
  expect(toggle.textContent).toContain('+');
  await userEvent.click(toggle);
  const told = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
  expect([told?.hidden, told?.innerHTML, toggle.textContent]).toEqual([
    false,
    expect.stringContaining('They <em>know</em> you.'),
    expect.stringContaining('−'),
  ]);
  await userEvent.click(toggle);
  expect([told?.hidden, toggle.getAttribute('aria-expanded')]).toEqual([true, 'false']);
});

test('shows no button without a relationship text', () => {
  expect(within(line()).queryByRole('button')).toBeNull();
});
