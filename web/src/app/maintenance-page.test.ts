import { expect, test } from 'vitest';
import { clockTime } from './maintenance-page.tsx';

const now = new Date(2026, 2, 1, 12, 0);

test('shows the time for a moment today, and adds the date for another day', () => {
  expect(clockTime(new Date(2026, 2, 1, 15, 5), now)).toBe('15:05');
  expect(clockTime(new Date(2026, 2, 2, 3, 0), now)).toMatch(/^03:00 on Monday,? 2 March$/);
});
