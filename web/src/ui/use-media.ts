import { useSyncExternalStore } from 'react';

// In ems, so that large letters are given the small screen's one column.
export const narrow = '(max-width: 47.99em)';

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
