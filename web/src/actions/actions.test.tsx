import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCandle } from './actions-queries.ts';
import { waxHeight } from './candle.tsx';
import { NextAction } from './next-action.tsx';
import { useSecondsUntil } from './tick.ts';

const Counting = () => useSecondsUntil(60_005);

const at = (seconds: number) => new Date(Date.UTC(2000, 0, 1) + seconds * 1000).toISOString();
const aReply = { isSuccess: true, actions: 5, actionBankSize: 20, currentTime: at(0), nextActionAt: at(90) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the wait is what lies between the server’s two moments, whatever the machine’s clock says', () => {
  expect(readCandle(aReply, 1_000)).toEqual({ actions: 5, bank: 20, dueAt: 91_000 });
});

test('a full candle waits for nothing', () => {
  expect(readCandle({ ...aReply, actions: 20 }, 0)).toEqual({ actions: 20, bank: 20 });
});

test('a moment already past is asked for again no sooner than in a second', () => {
  expect(readCandle({ ...aReply, nextActionAt: at(-5) }, 0).dueAt).toBe(1_000);
});

test('the time left is rounded down and counts', () => {
  const { container } = render(<NextAction dueAt={performance.now() + 187_900} />);
  expect(container.textContent).toBe('Next in 3:07');

  act(() => void vi.advanceTimersByTime(3_000));

  expect(container.textContent).toBe('Next in 3:04');
});

test('the page is drawn once a second, though the timer ticks thrice', () => {
  const onDraw = vi.fn();
  render(
    <Profiler id="count" onRender={onDraw}>
      <Counting />
    </Profiler>,
  );
  onDraw.mockClear();

  for (let tick = 0; tick < 20; tick += 1) act(() => void vi.advanceTimersByTime(300));

  expect(onDraw).toHaveBeenCalledTimes(6);
});

test('a candle at no time shows less than nothing', () => {
  const { container } = render(<NextAction dueAt={performance.now() + 500} />);

  act(() => void vi.advanceTimersByTime(2_000));

  expect(container.textContent).toBe('Next in 0:00');
});

test.each([
  [1, 20 + 156 / 19],
  [19, 176],
  [20, 20 + (156 * 20) / 19],
  [40, 20 + (156 * 20) / 19],
])('%i actions stand %d pixels tall', (actions, height) => {
  expect(waxHeight(actions)).toBe(height);
});
