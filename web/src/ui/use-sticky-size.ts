import { type RefObject, useLayoutEffect } from 'react';
import { atLeisure } from './at-leisure.ts';

/**
 * Measures an element that sticks to the top or the foot of the window, or beside the page. Its height stands in
 * `--covered-top`, `--covered-foot` or `--covered-side`: stylesheets keep what is scrolled to, what has the focus and what
 * else sticks there clear of it, and let a high one beside the page stick by its foot.
 */
export function useStickySize(sticking: RefObject<HTMLElement | null>, edge: 'top' | 'foot' | 'side'): void {
  useLayoutEffect(() => {
    const { current } = sticking;
    if (!current) return;
    const { style } = document.documentElement;
    const name = `--covered-${edge}`;
    // As it is told: to ask the element itself would lay out the page anew for each that sticks.
    const resized = new ResizeObserver(([told]) =>
      style.setProperty(name, `${Math.round(told?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    // Nothing is kept clear of it before the first press, and to say its height is to compute the styles of the page anew.
    const cancel = atLeisure(() => resized.observe(current));
    return () => {
      cancel();
      resized.disconnect();
      style.removeProperty(name);
    };
  }, [sticking, edge]);
}
