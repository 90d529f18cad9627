import { type RefObject, useEffect, useRef } from 'react';

/**
 * Restores the focus when the focused button is removed by its own action. Focuses the heading of the line that took
 * its place in a list, or else of the nearest remaining section. A screen reader announces that heading.
 */
export function useFocusAfterLoss<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    // The focused element and its ancestors.
    let around: readonly Element[] = [];
    let isByKeys = false;
    const come = ({ target }: FocusEvent) => {
      around = outwards(target as Element, current);
      isByKeys = (target as Element).matches(':focus-visible');
    };
    // A blur to the browser's own controls is no loss: do not take the focus back.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const left = target as Element;
        // A button that is disabled while it waits has not lost the focus.
        if (around[0] === left && current.contains(left) && !left.matches(':disabled')) around = [];
      });
    const watch = new MutationObserver((records) => {
      const [lost] = around;
      if (!lost || current.contains(lost)) return;
      const places = [neighbourOf(around, records), ...around.filter((each) => current.contains(each))];
      around = [];
      // Handlers that know a better target run first.
      requestAnimationFrame(() => setTimeout(() => isNowhere() && goTo(headingOf(places), isByKeys)));
    });
    current.addEventListener('focusin', come);
    current.addEventListener('focusout', leave);
    watch.observe(current, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('focusin', come);
      current.removeEventListener('focusout', leave);
    };
  }, []);
  return part;
}

const isNowhere = (): boolean => document.activeElement === document.body;

/** An element and its ancestors up to `last`, nearest first. */
function outwards(from: Element, last: Element): readonly Element[] {
  const all: Element[] = [];
  for (let each: Element | null = from; each !== null && all.at(-1) !== last; each = each.parentElement) all.push(each);
  return all;
}

/** The line next to the one that was removed with the focus. */
function neighbourOf(around: readonly Element[], records: readonly MutationRecord[]): Element | undefined {
  const gone = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node instanceof Element && node.matches('li, article') && around.includes(node)),
  );
  return [gone?.nextSibling, gone?.previousSibling].find((node) => node instanceof Element);
}

function headingOf(places: readonly (Element | undefined)[]): HTMLElement | undefined {
  const headings = places.map((place) => place?.querySelector<HTMLElement>('h1, h2, h3, h4'));
  return headings.find((heading) => heading?.isConnected) ?? undefined;
}

/** Focuses a heading. Does not scroll for pointer users. */
function goTo(heading: HTMLElement | undefined, isScrolledTo: boolean): void {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: !isScrolledTo });
}
