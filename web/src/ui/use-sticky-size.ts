import { type RefObject, useLayoutEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Publishes the height of a sticky element as `--covered-top`, `--covered-foot` or `--covered-side`. Stylesheets use
 * this height to keep scroll targets, focused elements and other sticky elements uncovered. A tall sidebar uses it to
 * stick at its lower edge.
 */
export function useStickySize(element: RefObject<HTMLElement | null>, edge: 'top' | 'foot' | 'side'): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const { style } = document.documentElement;
    const name = `--covered-${edge}`;
    // The observer reports the size, because measuring would force a layout per sticky element.
    const resized = new ResizeObserver(([entry]) =>
      style.setProperty(name, `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    // Deferred, because setting the property recomputes the page's styles, and nothing needs it before the first input.
    const cancel = whenIdle(() => resized.observe(current));
    return () => {
      cancel();
      resized.disconnect();
      style.removeProperty(name);
    };
  }, [element, edge]);
}
