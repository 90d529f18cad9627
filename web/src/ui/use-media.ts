import { useSyncExternalStore } from 'react';
import { inPixels, rootFontSize } from './breakpoints.ts';

// Here 1 rem is the page's root font size, so that large text gets the one-column layout.
export const narrowScreen = '(max-width: 47.99rem)';
/** A phone with very large text. */
export const largeTextScreen = '(max-width: 19rem)';
/** A page in the middle column has no room for a second column. */
export const oneColumnScreen = '(max-width: 61.99rem)';
/** The touch layout: a small screen, or a device without hover. */
export const mobileScreen = `${narrowScreen}, (hover: none)`;
/** A phone in landscape, where help text would push the content out of view. */
export const lowScreen = '(max-height: 31.99rem)';
export const wideScreen = '(min-width: 75rem)';

const lists = new Map<string, MediaQueryList>();

/** Cached, because a page of choices uses the same query about a hundred times. */
function listFor(query: string): MediaQueryList {
  const pixelQuery = inPixels(query);
  const list = lists.get(pixelQuery) ?? window.matchMedia(pixelQuery);
  lists.set(pixelQuery, list);
  return list;
}

/** True if the query matches now. */
export const matchesMedia = (query: string): boolean => listFor(query).matches;

/** True while the query matches. `rem` is the page's root font size. */
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
    () => matchesMedia(query),
  );
}
