import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gapAfter, openFrames } from './frames.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a still map is drawn once, then only after a change', () => {
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

test('a movement is drawn every frame until it ends', () => {
  let framesLeft = 10;
  const draw = vi.fn(() => --framesLeft > 0);
  openFrames({ draw, isLively: () => false }).wake();
  vi.advanceTimersByTime(1000);
  expect(draw).toHaveBeenCalledTimes(10);
});

test('the ambient animation has about fifteen frames a second, and none once the map is closed', () => {
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

test('late frames slow the ambient animation down and finally stop it', () => {
  expect([gapAfter(2), gapAfter(100), gapAfter(5000)]).toEqual([50, 300, undefined]);
});
