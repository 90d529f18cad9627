import './appearance.css';
import { useEffect } from 'react';
import { colourOf } from '../ui/colour-of.ts';
import { useMedia } from '../ui/use-media.ts';
import { defaults } from './defaults.ts';
import { prefersFallbackMap } from './fallback-map-preference.ts';
import { storeAppearance } from './stored-appearance.ts';
import { useFetchedPreferences, usePreferences } from './use-preferences.ts';

const page = document.documentElement;

export function useLight(): 'lamp' | 'daylight' {
  const { theme } = usePreferences();
  const isLight = useMedia('(prefers-color-scheme: light)');
  return theme === 'system' ? (isLight ? 'daylight' : 'lamp') : theme;
}

/** Applies the appearance to the page. Call this once per page. */
export function useAppearance(): void {
  useFetchedPreferences();
  const preferences = usePreferences();
  const { theme, textSize, motion, compactLists, useFallbackMap } = preferences;
  const typeface = preferences.letters;
  const light = useLight();
  useEffect(() => {
    page.dataset.theme = light;
    // Read the colour after the frame, because an earlier read would force another style computation of the whole page.
    const frame = requestAnimationFrame(() => setTimeout(colourBrowser));
    return () => cancelAnimationFrame(frame);
  }, [light]);
  useEffect(() => {
    page.dataset.text = textSize;
    page.dataset.letters = typeface;
    page.dataset.motion = motion;
    storeAppearance({ theme: theme === defaults.theme ? undefined : theme, textSize, letters: typeface, motion });
  }, [theme, textSize, typeface, motion]);
  useEffect(() => void page.toggleAttribute('data-compact', compactLists === 'compact'), [compactLists]);
  useEffect(() => prefersFallbackMap.set(useFallbackMap), [useFallbackMap]);
}

/** Sets the browser's `theme-color` to the page's background colour. */
function colourBrowser(): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colourOf('--page'));
}
