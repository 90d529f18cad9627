import { useSyncExternalStore } from 'react';
import { inPixels, rootFontSize } from './breakpoints.ts';

// In rem of the page, so that large text gets the one-column layout.
/** Phone screens: one column. */
export const narrow = '(max-width: 47.99rem)';
/** The touch layout: a small screen, or a device without hover. */
export const mobile = `${narrow}, (hover: none)`;
/** A phone in landscape, where help text would hide the content. */
export const low = '(max-height: 31.99rem)';
/** Room for a third column. */
export const wide = '(min-width: 75rem)';

const lists = new Map<string, MediaQueryList>();

/** One MediaQueryList for each query: a page of choices requests the same ones a hundred times. */
function listFor(query: string): MediaQueryList {
  const asked = inPixels(query);
  const list = lists.get(asked) ?? window.matchMedia(asked);
  lists.set(asked, list);
  return list;
}

/** True while the query matches; `rem` means that of the page. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      let media = listFor(query);
      media.addEventListener('change', listener);
      const stop = rootFontSize.subscribe(() => {
        media.removeEventListener('change', listener);
        media = listFor(query);
        media.addEventListener('change', listener);
        listener();
      });
      return () => {
        stop();
        media.removeEventListener('change', listener);
      };
    },
    () => listFor(query).matches,
  );
}
