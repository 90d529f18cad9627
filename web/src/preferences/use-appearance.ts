import './appearance.css';
import { useEffect } from 'react';
import { colourOf } from '../ui/colour-of.ts';
import { useMedia } from '../ui/use-media.ts';
import { prefersFallbackMap } from './fallback-map-preference.ts';
import { storeAppearance } from './stored-appearance.ts';
import { useFetchedPreferences, usePreferences } from './use-preferences.ts';

const page = document.documentElement;

/** The theme that is shown now: dark or light. */
export function useLight(): 'lamp' | 'daylight' {
  const { theme } = usePreferences();
  const isLight = useMedia('(prefers-color-scheme: light)');
  return theme === 'system' ? (isLight ? 'daylight' : 'lamp') : theme;
}

/** Applies the appearance to the page. Called once on every page. */
export function useAppearance(): void {
  useFetchedPreferences();
  const preferences = usePreferences();
  const { theme, textSize, motion, compactLists, useFallbackMap } = preferences;
  const typeface = preferences.letters;
  const light = useLight();
  useEffect(() => {
    page.dataset.theme = light;
    // Read after the frame: earlier, it would force another style computation of the whole page.
    const frame = requestAnimationFrame(() => setTimeout(colourBrowser));
    return () => cancelAnimationFrame(frame);
  }, [light]);
  useEffect(() => {
    page.dataset.text = textSize;
    page.dataset.letters = typeface;
    page.dataset.motion = motion;
    storeAppearance({ theme, textSize, letters: typeface, motion });
  }, [theme, textSize, typeface, motion]);
  useEffect(() => void page.toggleAttribute('data-compact', compactLists), [compactLists]);
  useEffect(() => prefersFallbackMap.set(useFallbackMap), [useFallbackMap]);
}

/** Sets the `theme-color` of the browser to the page's color. */
function colourBrowser(): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colourOf('--page'));
}
