import { cleanup, screen } from '@testing-library/react';
import type { Requirement } from '@underhall/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { BranchCard } from './branch-card.tsx';
import { aBranch, aChallenge } from './scenes-for-tests.ts';
import { onStage } from './stage-for-tests.tsx';

afterEach(cleanup);

for (const [reason, rows, fields, actions, words] of [
  ['the price is too high', ['C-STORY-061'], { currencyLocked: true }, 20, 'Locked'],
  ['a requirement is not met', ['C-STORY-062'], { qualityLocked: true }, 20, 'Locked'],
  ['too few actions are left', ['C-STORY-063'], { actionCost: 2 }, 1, 'Not enough actions'],
] as const)
  test(`a branch button is disabled and says why when ${reason}`, { meta: { rows } }, () => {
    const choose = vi.fn<() => void>();
    onStage(<BranchCard branch={aBranch(fields)} actions={actions} isBusy={false} onChoose={choose} />);
    const button = screen.getByRole<HTMLButtonElement>('button');

    button.click();

    expect(button.textContent).toBe(words);
    expect(button.disabled).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });

test('a locked branch mentions a second chance without a checkbox, so the keyboard skips it', () => {
  const branch = aBranch({ qualityLocked: true, challenges: [aChallenge({})] });
  onStage(<BranchCard branch={branch} actions={20} isBusy={false} onChoose={() => {}} />);

  expect(screen.getByText('Spend a Borrowed Lens')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a branch without locks can be chosen', () => {
  const choose = vi.fn<() => void>();
  onStage(<BranchCard branch={aBranch()} actions={1} isBusy={false} onChoose={choose} />);

  screen.getByRole('button', { name: /^Go:/ }).click();

  expect(choose).toHaveBeenCalledOnce();
});

test('an unmet hidden requirement shows what the author says of it, without its name', () => {
  const hidden = {
    category: 'Hidden',
    nature: 'Status',
    qualityId: 5,
    qualityName: 'Raked Today',
    tooltip: 'You need no Raked Today',
    image: 'pen',
    isCost: false,
    allowedOn: 'Character',
  } as const;
  const needs: readonly Requirement[] = [
    { ...hidden, bonuses: [], id: 1, status: 'Locked', availableAtMessage: 'It is raked once a day.' },
    { ...hidden, bonuses: [], id: 2, status: 'Unlocked', availableAtMessage: 'It is swept once a day.' },
  ];
  const branch = aBranch({ qualityLocked: true, qualityRequirements: [...needs] });
  onStage(<BranchCard branch={branch} actions={20} isBusy={false} onChoose={() => {}} />);

  expect(screen.getByText('It is raked once a day.')).toBeDefined();
  expect(screen.queryByText(/Raked Today|swept/)).toBeNull();
});
