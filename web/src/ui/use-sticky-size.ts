import { type RefObject, useLayoutEffect } from 'react';

/**
 * Measures an element that sticks to the top or the foot of the window, or beside the page. Its height stands in
 * `--covered-top`, `--covered-foot` or `--covered-side`, which stylesheets take, where it does stick, to keep clear of it
 * what is scrolled to, what has the focus, and what sticks there too; and a high one beside the page to stick by its foot.
 */
export function useCoveredEdge(sticking: RefObject<HTMLElement | null>, edge: 'top' | 'foot' | 'side'): void {
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
