import { mobile, useMedia, wide } from '../ui/use-media.ts';

/** One column, two, or three. */
export type Breadth = 'small' | 'middle' | 'wide';

export function useBreadth(): Breadth {
  const isMobile = useMedia(mobile);
  const isWide = useMedia(wide);
  if (isMobile) return 'small';
  return isWide ? 'wide' : 'middle';
}
