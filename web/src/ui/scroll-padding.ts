import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what the page scrolls to, and what takes the focus, clear of an element that sticks to the top of the window:
 * its height stands in `--covered`, which a stylesheet takes as `scroll-padding-top` where it does stick.
 */
export function useScrollPadding(sticking: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = sticking;
    if (!current) return;
    const { style } = document.documentElement;
    const resized = new ResizeObserver(() => style.setProperty('--covered', `${current.offsetHeight}px`));
    resized.observe(current);
    return () => {
      resized.disconnect();
      style.removeProperty('--covered');
    };
  }, [sticking]);
}
