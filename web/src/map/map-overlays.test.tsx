import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { mapCloseMs } from '../constants/map.ts';
import { useDelayedUnmount } from './map-overlays.tsx';

afterEach(() => void vi.useRealTimers());

test('a closed map fades for 200 ms and is then unmounted', { meta: { rows: ['C-MAP-076'] } }, () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook((isShown: boolean) => useDelayedUnmount(isShown, mapCloseMs), {
    initialProps: true,
  });
  expect(result.current).toEqual({ isThere: true, isLeaving: false });
  rerender(false);
  expect(result.current).toEqual({ isThere: true, isLeaving: true });
  act(() => void vi.advanceTimersByTime(199));
  expect(result.current.isThere).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual({ isThere: false, isLeaving: false });
});

test('a map that reopens while it fades stays', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook((isShown: boolean) => useDelayedUnmount(isShown, mapCloseMs), {
    initialProps: true,
  });
  rerender(false);
  rerender(true);
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toEqual({ isThere: true, isLeaving: false });
});
