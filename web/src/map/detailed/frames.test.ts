import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gapAfter, openFrames } from './frames.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a still map is drawn once, and not again until something has changed', () => {
  const draw = vi.fn(() => false);
  const frames = openFrames({ draw, isLively: () => false });
  frames.wake();
  frames.wake();
  vi.advanceTimersByTime(5000);
  expect(draw).toHaveBeenCalledTimes(1);
  frames.wake();
  vi.advanceTimersByTime(100);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('what is in motion is drawn frame after frame, until it is there', () => {
  let framesLeft = 10;
  const draw = vi.fn(() => --framesLeft > 0);
  openFrames({ draw, isLively: () => false }).wake();
  vi.advanceTimersByTime(1000);
  expect(draw).toHaveBeenCalledTimes(10);
});

test('what stirs by itself has about fifteen frames a second, and none once the map is closed', () => {
  const draw = vi.fn(() => false);
  const frames = openFrames({ draw, isLively: () => true });
  frames.wake();
  vi.advanceTimersByTime(1000);
  expect(draw.mock.calls.length).toBeGreaterThan(10);
  expect(draw.mock.calls.length).toBeLessThan(21);
  frames.close();
  frames.wake();
  draw.mockClear();
  vi.advanceTimersByTime(1000);
  expect(draw).not.toHaveBeenCalled();
});

test('where frames come late the quiet life leaves the machine in peace, and in the end altogether', () => {
  expect([gapAfter(2), gapAfter(100), gapAfter(5000)]).toEqual([50, 300, undefined]);
});
