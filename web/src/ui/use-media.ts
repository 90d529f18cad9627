import { useSyncExternalStore } from 'react';
import { inPixels, rootFontSize } from './breakpoints.ts';

// In the page's own letters, so that large ones are given the small screen's one column.
/** The screens of telephones: one column. */
export const narrow = '(max-width: 47.99rem)';
/** The layout for fingers: a small screen, or a device that cannot point without pressing. */
export const mobile = `${narrow}, (hover: none)`;
/** A telephone on its side: what explains the page would hide all that it explains. */
export const low = '(max-height: 31.99rem)';
/** Room for a third column. */
export const wide = '(min-width: 75rem)';

const lists = new Map<string, MediaQueryList>();

/** The browser's answers, one for each query and asked for once: a page of choices asks the same ones a hundred times. */
function listFor(query: string): MediaQueryList {
  const asked = inPixels(query);
  const list = lists.get(asked) ?? window.matchMedia(asked);
  lists.set(asked, list);
  return list;
}

/** True while the query holds; `rem` in it are the page's own letters. */
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
