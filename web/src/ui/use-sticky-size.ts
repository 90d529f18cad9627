import { type RefObject, useLayoutEffect } from 'react';
import { atLeisure } from './at-leisure.ts';

/**
 * Measures a sticky element and publishes its height as `--covered-top`, `--covered-foot` or `--covered-side`.
 * Stylesheets use it to keep scroll targets, focused elements and other sticky elements clear of it. A tall one beside
 * the page can then stick by its foot.
 */
export function useStickySize(sticking: RefObject<HTMLElement | null>, edge: 'top' | 'foot' | 'side'): void {
  useLayoutEffect(() => {
    const { current } = sticking;
    if (!current) return;
    const { style } = document.documentElement;
    const name = `--covered-${edge}`;
    // Use the reported size: measuring the element would force a layout for each sticky element.
    const resized = new ResizeObserver(([told]) =>
      style.setProperty(name, `${Math.round(told?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    // Deferred: nothing needs it before the first input, and setting the property recomputes the page's styles.
    const cancel = atLeisure(() => resized.observe(current));
    return () => {
      cancel();
      resized.disconnect();
      style.removeProperty(name);
    };
  }, [sticking, edge]);
}
