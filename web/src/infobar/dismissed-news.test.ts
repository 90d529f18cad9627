import { afterEach, expect, test } from 'vitest';
import { dismiss, isActive } from './dismissed-news.ts';

afterEach(() => localStorage.clear());

test('shows news unless their ID was dismissed last', { meta: { rows: ['C-INFOBAR-013'] } }, () => {
  expect(isActive(3, null)).toBe(true);
  dismiss(3);
  expect(isActive(3, localStorage.getItem('dismissed-news'))).toBe(false);
  expect(isActive(4, localStorage.getItem('dismissed-news'))).toBe(true);
  dismiss(4);
  expect(localStorage.getItem('dismissed-news')).toBe('4');
});
