import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('starts to move from the old value to the new one 500 ms after it appears', {
  meta: { rows: ['C-LAYOUT-021'] },
}, () => {
  render(<ProgressBar label="Watchful" from={10} to={60} />);
  const place = () => screen.getByRole('progressbar').firstElementChild?.getAttribute('style');

  act(() => void vi.advanceTimersByTime(499));
  expect(place()).toContain('transform: scaleX(0.1);');

  act(() => void vi.advanceTimersByTime(1));
  expect(place()).toContain('transform: scaleX(0.6);');
});
