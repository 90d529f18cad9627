import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BranchCard } from './branch-card.tsx';
import { aBranch, aChallenge } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';

afterEach(cleanup);

const prices = [
  { name: 'Secret', level: 2 },
  { name: 'Lens', level: 1, secondChanceId: 9 },
];
const onCard = (fields: Parameters<typeof aBranch>[0]) => {
  const choose = vi.fn<(chances: readonly number[], event: unknown, times: number) => void>();
  onStage(<BranchCard branch={aBranch(fields)} actions={20} isBusy={false} onChoose={choose} />);
  return choose;
};
const often = () => screen.queryByRole<HTMLSelectElement>('combobox');

test('a repeatable branch is chosen once unless the player picks a number', () => {
  const choose = onCard({ repeatable: { max: 4, prices } });
  expect([...(often()?.options ?? [])].map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
  expect(screen.getByRole('status').textContent).toBe('');
  screen.getByRole('button', { name: /^Go:/ }).click();
  expect(choose.mock.lastCall?.[2]).toBe(1);
});

test('the highest cost counts the ticked second chances', () => {
  const choose = onCard({ actionCost: 2, challenges: [aChallenge()], repeatable: { max: 5, prices } });
  fireEvent.change(often() as HTMLSelectElement, { target: { value: '3' } });
  expect(screen.getByRole('status').textContent).toMatch(/ 6 \w+, 6 x Secret in all$/);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('status').textContent).toMatch(/, 6 x Secret, 3 x Lens in all$/);
  screen.getByRole('button', { name: /^Go:/ }).click();
  expect(choose.mock.lastCall?.[0]).toEqual([9]);
  expect(choose.mock.lastCall?.[2]).toBe(3);
});

test('a locked branch and one without the fact offer no number', () => {
  onCard({ qualityLocked: true, repeatable: { max: 4, prices } });
  expect(often()).toBeNull();
  cleanup();
  onCard({});
  expect(often()).toBeNull();
});
