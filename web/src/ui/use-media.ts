import { useSyncExternalStore } from 'react';

// In ems, so that large letters are given the small screen's one column.
/** The screens of telephones: one column. */
export const narrow = '(max-width: 47.99em)';
/** The layout for fingers: a small screen, or a device that cannot point without pressing. */
export const mobile = `${narrow}, (hover: none)`;
/** Room for a third column. */
export const wide = '(min-width: 75em)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
