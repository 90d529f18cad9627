import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Pager } from './pager.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

test('shows no pager for a list of one page', () => {
  const { container } = render(<Pager label="Pages of letters" page={1} pages={1} onPage={() => {}} />);
  expect(container.textContent).toBe('');
});

test('shows the current page and leads to the previous and the next one', async () => {
  const onPage = vi.fn();
  render(<Pager label="Pages of letters" page={2} pages={1200} onPage={onPage} />);
  expect(screen.getByRole('navigation', { name: 'Pages of letters' }).textContent).toContain('Page 2 of 1,200');
  await userEvent.click(button('Next'));
  await userEvent.click(button('Previous'));
  expect(onPage.mock.calls).toEqual([[3], [1]]);
});

test.each([
  [1, 'Previous', 'Next'],
  [3, 'Next', 'Previous'],
])('on page %i of 3, %s keeps the focus and does nothing', async (page, beyond, back) => {
  const onPage = vi.fn();
  render(<Pager label="Pages" page={page} pages={3} onPage={onPage} />);
  await userEvent.click(button(beyond));
  expect(onPage).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button(beyond));
  expect(button(beyond).getAttribute('aria-disabled')).toBe('true');
  expect(button(back).getAttribute('aria-disabled')).toBe('false');
});
