import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const names = ['One', 'Two', 'Three'] as const;
function Three({ isVertical = false }) {
  const [chosen, setChosen] = useState<(typeof names)[number]>('One');
  return (
    <Tabs label="Numbers" names={names} chosen={chosen} isVertical={isVertical} onChoose={setChosen}>
      {chosen} it is
    </Tabs>
  );
}

test.each([
  ['{ArrowRight}', 'Two'],
  ['{ArrowLeft}', 'Three'],
  ['{End}', 'Three'],
  ['{End}{Home}', 'One'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
])('%s selects %s and focuses it', async (keys, name) => {
  render(<Three />);
  await userEvent.tab();

  await userEvent.keyboard(keys);

  expect(screen.getByRole('tabpanel').textContent).toBe(`${name} it is`);
  expect(document.activeElement?.textContent).toBe(name);
});

test('the up and down keys select a tab only in a column', async () => {
  const { rerender } = render(<Three />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tabpanel').textContent).toBe('One it is');

  rerender(<Three isVertical />);
  expect(screen.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('tabpanel').textContent).toBe('Two it is');
});

test('shows a count with its noun on a tab, and nothing for a count of zero', () => {
  const waiting = { Two: { count: 6, of: 'cards waiting' }, Three: { count: 0, of: 'cards waiting' } };
  render(
    <Tabs label="Numbers" names={names} chosen="One" onChoose={() => {}} waiting={waiting}>
      One it is
    </Tabs>,
  );

  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two: 6 cards waiting',
    'Three',
  ]);
});
