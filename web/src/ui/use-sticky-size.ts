import { type RefObject, useLayoutEffect } from 'react';

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
    const resized = new ResizeObserver(() => style.setProperty(name, `${current.offsetHeight}px`));
    resized.observe(current);
    return () => {
      resized.disconnect();
      style.removeProperty(name);
    };
  }, [sticking, edge]);
}
