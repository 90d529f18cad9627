import { useSyncExternalStore } from 'react';
import { deviceMemory } from '../api/browser-features.ts';
import { isCompatibleSession } from '../preferences/fallback-map-preference.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { useMedia } from '../ui/use-media.ts';
import type { PictureKind } from './zoom.ts';

export type PictureFacts = {
  readonly canHover: boolean;
  /** In CSS pixels. */
  readonly width: number;
  readonly hasWebGl: boolean;
  /** In GiB, if the browser reports it. */
  readonly deviceMemory: number | undefined;
  /** True if the player prefers the flat map, in the account or in this browser. */
  readonly isFallbackPreferred: boolean;
  /** True if the session was opened with `compatibility=true` in the URL. */
  readonly isCompatible: boolean;
  /** True if the map could not be refetched, or the detailed picture failed. */
  readonly hasFailed: boolean;
};

const maxNarrowWidth = 767;
const minMemory = 2;

export type PictureChoice = {
  readonly kind: PictureKind;
  /** True if the flat picture is shown on a screen large enough for the detailed one. */
  readonly isStandIn: boolean;
};

/** Decides how the map is drawn. No other code decides this. */
export function pictureFor(facts: PictureFacts): PictureChoice {
  const isTooSmall = !facts.canHover || facts.width <= maxNarrowWidth;
  const isTooWeak = !facts.hasWebGl || (facts.deviceMemory !== undefined && facts.deviceMemory <= minMemory);
  const isFlatRequested = facts.isFallbackPreferred || facts.isCompatible;
  const isRefused = isTooWeak || isFlatRequested || facts.hasFailed;
  return { kind: isTooSmall || isRefused ? 'flat' : 'detailed', isStandIn: isRefused && !isTooSmall };
}

export function usePicture(hasFailed: boolean): PictureChoice {
  const { useFallbackMap: isFallbackPreferred } = usePreferences();
  const canHover = useMedia('(hover: hover)');
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const isCompatible = isCompatibleSession();
  const facts = { canHover, width, deviceMemory: deviceMemory(), isFallbackPreferred, isCompatible, hasFailed };
  return pictureFor({ ...facts, hasWebGl: hasWebGl() });
}

function watchWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

let known: boolean | undefined;

/** Tested once per page load: a WebGL context is expensive, and browsers limit the number of contexts. */
function hasWebGl(): boolean {
  known ??= (() => {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  })();
  return known;
}
