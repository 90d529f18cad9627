import { afterEach, expect, test } from 'vitest';
import { dismissNews, isNewsActive } from './dismissed-news.ts';

afterEach(() => localStorage.clear());

test('shows news unless their ID was dismissed last', { meta: { rows: ['C-INFOBAR-013'] } }, () => {
  expect(isNewsActive(3, null)).toBe(true);
  dismissNews(3);
  expect(isNewsActive(3, localStorage.getItem('dismissed-news'))).toBe(false);
  expect(isNewsActive(4, localStorage.getItem('dismissed-news'))).toBe(true);
  dismissNews(4);
  expect(localStorage.getItem('dismissed-news')).toBe('4');
});
