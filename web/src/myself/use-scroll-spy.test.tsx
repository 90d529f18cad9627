import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollSpy } from './use-scroll-spy.ts';

const names = ['Attributes', 'Skills', 'Stories'];
let height = 0;

/** Renders three groups, each one window (800 pixels) high. */
beforeEach(() => {
  vi.useFakeTimers();
  height = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => height);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => scroll(Number(to[1])));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function scroll(to: number): void {
  height = to;
  window.dispatchEvent(new Event('scroll'));
}

function aSpy() {
  const elements = names.map((_, place) => {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => ({ top: 800 * place - height }) as DOMRect;
    return element;
  });
  const marked: (string | undefined)[] = [];
  const { result } = renderHook(() => {
    const spy = useScrollSpy(names, (name) => elements[names.indexOf(name)] ?? null);
    if (marked.at(-1) !== spy.current) marked.push(spy.current);
    return spy;
  });
  return { result, marked };
}

test('marks the first group, and each further one when scrolled to', {
  meta: { rows: ['C-MYSELF-013'] },
}, () => {
  const { result } = aSpy();
  expect(result.current.current).toBe('Attributes');
  act(() => scroll(560));
  expect(result.current.current).toBe('Skills');
  act(() => scroll(400));
  expect(result.current.current).toBe('Attributes');
});

test('marks only the selected group for 1.5 s while scrolling to it', {
  meta: { rows: ['C-MYSELF-012', 'C-MYSELF-014'] },
}, () => {
  const { result, marked } = aSpy();
  act(() => result.current.goTo('Stories'));
  act(() => vi.advanceTimersByTime(1400));
  expect([height > 0 && height < 1600, marked]).toEqual([true, ['Attributes', 'Stories']]);
  act(() => vi.advanceTimersByTime(200));
  expect([height, marked]).toEqual([1600, ['Attributes', 'Stories']]);
  act(() => scroll(800));
  expect(result.current.current).toBe('Skills');
});
