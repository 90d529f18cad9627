import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus when a button's action removes the focused button. The new target is the heading of the adjacent list
 * entry or of the nearest remaining section.
 */
export function useFocusNearestHeading<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { current } = part;
    if (!current) return;
    // The focused element and its ancestors.
    let path: readonly Element[] = [];
    let isByKeys = false;
    const come = ({ target }: FocusEvent) => {
      path = outwards(target as Element, current);
      isByKeys = (target as Element).matches(':focus-visible');
    };
    // Leave the focus alone if the player moved it to the browser's controls.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const left = target as Element;
        // A button that is disabled during its request still counts as focused.
        if (path[0] === left && current.contains(left) && !left.matches(':disabled')) path = [];
      });
    const watch = new MutationObserver((records) => {
      const [lost] = path;
      if (!lost || current.contains(lost)) return;
      const places = [neighbourOf(path, records), ...path.filter((each) => current.contains(each))];
      path = [];
      // Give handlers that know a better target the chance to set the focus first.
      requestAnimationFrame(() => setTimeout(() => isFocusLost() && goTo(headingOf(places), isByKeys)));
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

const isFocusLost = (): boolean => document.activeElement === document.body;

/** Returns an element and its ancestors up to `last`, nearest first. */
function outwards(from: Element, last: Element): readonly Element[] {
  const all: Element[] = [];
  for (let each: Element | null = from; each !== null && all.at(-1) !== last; each = each.parentElement) all.push(each);
  return all;
}

function neighbourOf(path: readonly Element[], records: readonly MutationRecord[]): Element | undefined {
  const gone = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node instanceof Element && node.matches('li, article') && path.includes(node)),
  );
  return [gone?.nextSibling, gone?.previousSibling].find((node) => node instanceof Element);
}

function headingOf(places: readonly (Element | undefined)[]): HTMLElement | undefined {
  const headings = places.map((place) => place?.querySelector<HTMLElement>('h1, h2, h3, h4'));
  return headings.find((heading) => heading?.isConnected) ?? undefined;
}

function goTo(heading: HTMLElement | undefined, isScrolledTo: boolean): void {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading?.focus({ preventScroll: !isScrolledTo });
}
