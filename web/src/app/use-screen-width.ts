import { mobile, useMedia, wide } from '../ui/use-media.ts';

/** The widths of screen that the game has a layout for: one column, two, or three. */
export type ScreenWidth = 'small' | 'middle' | 'wide';

export function useScreenWidth(): ScreenWidth {
  const isMobile = useMedia(mobile);
  const isWide = useMedia(wide);
  if (isMobile) return 'small';
  return isWide ? 'wide' : 'middle';
}
