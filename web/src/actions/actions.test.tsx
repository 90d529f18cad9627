import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from '../ui/countdown.tsx';
import { useSecondsUntil } from '../ui/use-seconds-until.ts';
import { measuresOf, sinkingHeight } from './action-picture.tsx';
import { readActions } from './actions-queries.ts';
import { isChronographShown } from './chronograph.tsx';
import { fullBankText } from './no-actions-left.tsx';
import { refreshWay } from './refresh-actions.tsx';

const Counting = () => useSecondsUntil(60_005);

const at = (seconds: number) => new Date(Date.UTC(2000, 0, 1) + seconds * 1000).toISOString();
const chronograph = { isVisible: false, actionCount: 0 };
const aReply = {
  isSuccess: true,
  ...{ actions: 5, actionBankSize: 20, minutesPerAction: 10, currentTime: at(0), nextActionAt: at(90), chronograph },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the wait is the difference of the server’s two times, whatever the client’s clock says', () => {
  expect(readActions(aReply, 1_000)).toEqual({
    ...{ actions: 5, actionBankSize: 20, minutesPerAction: 10, chronograph, dueAt: 91_000 },
  });
});

test('the time at which all actions are back adds one period for each further action', () => {
  vi.setSystemTime(new Date(2000, 0, 1, 12, 0));
  const counter = {
    actions: 0,
    actionBankSize: 20,
    minutesPerAction: 10,
    chronograph,
    dueAt: performance.now() + 300_000,
  };

  expect(fullBankText(counter)).toMatch(/^All 20 actions are back at (3:15\sPM|15:15)\.$/);
});

test('a full bank has no wait', { meta: { rows: ['C-ACTIONS-012'] } }, () => {
  expect(readActions({ ...aReply, actions: 20 }, 0)).toEqual({
    actions: 20,
    actionBankSize: 20,
    minutesPerAction: 10,
    chronograph,
  });
});

test('a due time in the past is requested again after at least a second', () => {
  expect(readActions({ ...aReply, nextActionAt: at(-5) }, 0).dueAt).toBe(1_000);
});

test('the time left is rounded down to seconds, reads “Next in m:ss” and counts down', {
  meta: { rows: ['C-ACTIONS-015'] },
}, () => {
  const { container } = render(<Countdown dueAt={performance.now() + 187_900} />);
  expect(container.textContent).toBe('Next in 3:07');

  act(() => void vi.advanceTimersByTime(3_000));

  expect(container.textContent).toBe('Next in 3:04');
});

test.each([1, 2, 3, 4])(
  'the countdown updates every 300 ms: no sooner, no later, at tick %i',
  { meta: { rows: ['C-ACTIONS-011'] } },
  (tick) => {
    const { container } = render(<Countdown dueAt={performance.now() + 60_000 + tick * 300 - 50} />);

    for (let before = 1; before < tick; before += 1) act(() => void vi.advanceTimersByTime(300));
    act(() => void vi.advanceTimersByTime(299));
    expect(container.textContent).toBe('Next in 1:00');

    act(() => void vi.advanceTimersByTime(1));
    expect(container.textContent).toBe('Next in 0:59');
  },
);

test('the countdown renders once a second, though it ticks three times', () => {
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

test('a candle never shows a negative level', () => {
  const { container } = render(<Countdown dueAt={performance.now() + 500} />);

  act(() => void vi.advanceTimersByTime(2_000));

  expect(container.textContent).toBe('Next in 0:00');
});

test.each([
  [0, 79],
  [1, 20 + 156 / 19],
  [10, 20 + 1560 / 19],
  [19, 176],
  [20, 20 + 3120 / 19],
])('a candle of %i actions stands %d pixels tall', { meta: { rows: ['C-ACTIONS-025'] } }, (actions, height) => {
  expect(sinkingHeight(actions)).toBeCloseTo(height, 10);
});

test('a candle holds twenty actions, grows with each of them, and not beyond', {
  meta: { rows: ['C-ACTIONS-024'] },
}, () => {
  expect(sinkingHeight(20)).toBeGreaterThan(sinkingHeight(19));
  for (const more of [21, 40]) expect(sinkingHeight(more)).toBe(sinkingHeight(20));
});

test('a bank above twenty is two candles of twenty, and the first fills first', {
  meta: { rows: ['C-ACTIONS-023', 'C-ACTIONS-024'] },
}, () => {
  expect(measuresOf(13, 20)).toEqual([13]);
  expect(measuresOf(26, 20)).toEqual([20]);
  expect([measuresOf(15, 30), measuresOf(45, 60), measuresOf(3, 10)]).toEqual([[20, 0], [20, 10], [6]]);
  expect([measuresOf(13, 40), measuresOf(33, 40), measuresOf(60, 40)]).toEqual([
    [13, 0],
    [20, 13],
    [20, 20],
  ]);
});

test('Refresh uses a stored refresh, else offers the refill at six or fewer actions, else the Fate page', {
  meta: { rows: ['C-ACTIONS-018', 'C-ACTIONS-019', 'C-ACTIONS-022'] },
}, () => {
  expect(refreshWay({ refreshesLeft: 1, actions: 0 })).toBe('enhanced refresh');
  expect(refreshWay({ refreshesLeft: 1, actions: 20 })).toBe('enhanced refresh');
  expect(refreshWay({ refreshesLeft: 0, actions: 6 })).toBe('refill dialog');
  expect(refreshWay({ refreshesLeft: 0, actions: 7 })).toBe('fate page');
});

test.each([
  ['Admin', 'local', true],
  ['Admin', 'production', true],
  ['', 'local', false],
  ['', 'staging', false],
  ['', 'beta', true],
  ['', 'production', true],
  ['', undefined, false],
] as const)(
  'the chronograph is for %j in %j: %j',
  { meta: { rows: ['C-ACTIONS-033'] } },
  (privilege, environment, isShown) => {
    expect(isChronographShown(privilege, environment)).toBe(isShown);
  },
);
