import { type RefObject, useEffect, useRef } from 'react';

/**
 * A page on which the keyboard goes on where it was when its button is taken away with what it did: at the heading of the
 * line that has come into the place of a list's, or else of the nearest part that is left, which says to ears where they are.
 */
export function useFocusAfterLoss<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    // What has the focus, and all that it stands in.
    let around: readonly Element[] = [];
    let isByKeys = false;
    const come = ({ target }: FocusEvent) => {
      around = outwards(target as Element, current);
      isByKeys = (target as Element).matches(':focus-visible');
    };
    // Left, and not lost: whoever goes to the browser's own buttons is not called back.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const left = target as Element;
        // A button that is shut while it waits has not been left.
        if (around[0] === left && current.contains(left) && !left.matches(':disabled')) around = [];
      });
    const watch = new MutationObserver((records) => {
      const [lost] = around;
      if (!lost || current.contains(lost)) return;
      const places = [neighbourOf(around, records), ...around.filter((each) => current.contains(each))];
      around = [];
      // After those who know better where it should go.
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

/** An element and those around it, from the nearest to the last. */
function outwards(from: Element, last: Element): readonly Element[] {
  const all: Element[] = [];
  for (let each: Element | null = from; each !== null && all.at(-1) !== last; each = each.parentElement) all.push(each);
  return all;
}

/** The line beside the one that went with what had the focus. */
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

/** Moves the focus to a heading. The page stays where it is for those who used a pointer. */
function goTo(heading: HTMLElement | undefined, isScrolledTo: boolean): void {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: !isScrolledTo });
}
