import { type RefObject, useLayoutEffect } from 'react';

/**
 * Measures an element that sticks to the top or the foot of the window. Its height stands in `--covered-top` or
 * `--covered-foot`, which stylesheets take, where it does stick, to keep clear of it what is scrolled to, what has the
 * focus, and what sticks there too.
 */
export function useCoveredEdge(sticking: RefObject<HTMLElement | null>, edge: 'top' | 'foot'): void {
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
