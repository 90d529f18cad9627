import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClosing } from './use-closing.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a dialog that is closed fades at once, is off the page 300 ms later, and closes but once [C-LAYOUT-020]', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const { result } = renderHook(() => useClosing(onClose));
  expect(result.current.isClosing).toBe(false);

  act(() => result.current.close());
  expect(result.current.isClosing).toBe(true);
  act(() => result.current.close());
  act(() => vi.advanceTimersByTime(299));
  expect(onClose).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  act(() => vi.advanceTimersByTime(1000));
  expect(onClose).toHaveBeenCalledOnce();
});
