import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a bar begins to move 500 ms after it appears, from the old place to the new [C-LAYOUT-021]', () => {
  render(<ProgressBar label="Watchful" from={10} to={60} />);
  const place = () => screen.getByRole('progressbar').firstElementChild?.getAttribute('style');

  act(() => void vi.advanceTimersByTime(499));
  expect(place()).toContain('transform: scaleX(0.1);');

  act(() => void vi.advanceTimersByTime(1));
  expect(place()).toContain('transform: scaleX(0.6);');
});

test('a level passed is passed in sight, and the bar ends at the place in the level reached', () => {
  render(<ProgressBar label="Watchful" from={0} to={0} passes="up" inWords="0 of 6 to level 6" />);

  const bar = screen.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuetext')).toBe('0 of 6 to level 6');
  expect(bar.firstElementChild?.getAttribute('data-passes')).toBeNull();
  act(() => void vi.advanceTimersByTime(500));
  expect(bar.firstElementChild?.getAttribute('data-passes')).toBe('up');
  expect(bar.firstElementChild?.getAttribute('style')).toContain('transform: scaleX(0)');
});
