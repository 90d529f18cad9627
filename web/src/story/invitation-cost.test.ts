import { expect, test } from 'vitest';
import { costOfInvitation } from './invitation-cost.ts';
import { aBranch } from './scenes-for-tests.ts';

const branch = (actionCost: number, currencyCost = 0) => aBranch({ actionCost, currencyCost });

test('the explanation of an invitation names the recipient and each cost', () => {
  expect(costOfInvitation(branch(1), 'Bram Dodder')).toBe(
    'This sends the invitation to Bram Dodder. It costs 1 action.',
  );
  expect(costOfInvitation(branch(2, 5), undefined)).toBe('This sends the invitation. It costs 2 actions and 5 Fate.');
});

test('a free invitation says that it costs no action', () => {
  expect(costOfInvitation(branch(0), 'Bram Dodder')).toMatch(/It costs no action\.$/);
});
