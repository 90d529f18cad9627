import { mobileScreen, useMedia, wideScreen } from '../ui/use-media.ts';

/** Screen widths with their own layout: one, two or three columns. */
export type ScreenWidth = 'small' | 'middle' | 'wide';

export function useScreenWidth(): ScreenWidth {
  const isMobile = useMedia(mobileScreen);
  const isWide = useMedia(wideScreen);
  if (isMobile) return 'small';
  return isWide ? 'wide' : 'middle';
}
