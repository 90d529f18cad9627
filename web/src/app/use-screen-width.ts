import { mobileScreen, useMedia, wideScreen } from '../ui/use-media.ts';

export type ScreenWidth = 'small' | 'middle' | 'wide';

export function useScreenWidth(): ScreenWidth {
  const isMobile = useMedia(mobileScreen);
  const isWide = useMedia(wideScreen);
  if (isMobile) return 'small';
  return isWide ? 'wide' : 'middle';
}
