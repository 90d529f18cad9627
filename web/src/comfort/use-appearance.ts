import './appearance.css';
import { useEffect } from 'react';
import { colourOf } from '../ui/colour-of.ts';
import { useMedia } from '../ui/use-media.ts';
import { prefersFallbackMap } from './fallback-map-preference.ts';
import { storeAppearance } from './stored-appearance.ts';
import { useComfort, useFetchedComfort } from './use-comfort.ts';

const page = document.documentElement;

/** The theme the page is shown in now: dark or daylight. */
export function useLight(): 'lamp' | 'daylight' {
  const { theme } = useComfort();
  const isLight = useMedia('(prefers-color-scheme: light)');
  return theme === 'system' ? (isLight ? 'daylight' : 'lamp') : theme;
}

/** Makes the page look as it was set; once, on every page. */
export function useAppearance(): void {
  useFetchedComfort();
  const { theme, textSize, letters, motion, compactLists, useFallbackMap } = useComfort();
  const light = useLight();
  useEffect(() => {
    page.dataset.theme = light;
    // Read once the frame is drawn: before that the styles of the whole page would be computed once more for it.
    const frame = requestAnimationFrame(() => setTimeout(colourBrowser));
    return () => cancelAnimationFrame(frame);
  }, [light]);
  useEffect(() => {
    page.dataset.text = textSize;
    page.dataset.letters = letters;
    page.dataset.motion = motion;
    storeAppearance({ theme, textSize, letters, motion });
  }, [theme, textSize, letters, motion]);
  useEffect(() => void page.toggleAttribute('data-compact', compactLists), [compactLists]);
  useEffect(() => prefersFallbackMap.set(useFallbackMap), [useFallbackMap]);
}

/** Gives the browser's own bar the colour of the page. */
function colourBrowser(): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colourOf('--page'));
}
