import { useSyncExternalStore } from 'react';
import { isCompatibleSession } from '../comfort/fallback-map-preference.ts';
import { useComfort } from '../comfort/use-comfort.ts';
import { useMedia } from '../ui/use-media.ts';
import type { PictureKind } from './zoom.ts';

/** The abilities of the device, and the player's wish. */
export type PictureFacts = {
  /** A pointer that can rest on something without pressing it. */
  readonly canHover: boolean;
  /** The width of the page, in CSS pixels. */
  readonly width: number;
  readonly hasWebGl: boolean;
  /** The memory of the device in GiB, where the browser tells. */
  readonly deviceMemory: number | undefined;
  /** True if the player's own setting asks for the flat map, with the account or in this browser. */
  readonly isFallbackPreferred: boolean;
  /** True if `compatibility=true` in the address asks for the flat map in this session. */
  readonly isCompatible: boolean;
  /** The map could not be fetched, or the detailed picture gave up. */
  readonly hasFailed: boolean;
};

const greatestNarrowWidth = 767;
const leastMemory = 2;

export type PictureChoice = {
  readonly kind: PictureKind;
  /** The flat picture is in place of the detailed one, which the screen has room for. */
  readonly isStandIn: boolean;
};

/** The one rule that decides how a map is drawn. */
export function pictureFor(facts: PictureFacts): PictureChoice {
  const isTooSmall = !facts.canHover || facts.width <= greatestNarrowWidth;
  const isTooWeak = !facts.hasWebGl || (facts.deviceMemory !== undefined && facts.deviceMemory <= leastMemory);
  const isWanted = facts.isFallbackPreferred || facts.isCompatible;
  const isRefused = isTooWeak || isWanted || facts.hasFailed;
  return { kind: isTooSmall || isRefused ? 'flat' : 'detailed', isStandIn: isRefused && !isTooSmall };
}

/** The picture for this device, as it is now. */
export function usePicture(hasFailed: boolean): PictureChoice {
  const { useFallbackMap: isFallbackPreferred } = useComfort();
  const canHover = useMedia('(hover: hover)');
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  const isCompatible = isCompatibleSession();
  const facts = { canHover, width, deviceMemory, isFallbackPreferred, isCompatible, hasFailed };
  return pictureFor({ ...facts, hasWebGl: hasWebGl() });
}

function watchWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

let known: boolean | undefined;

/** Asked once: a context is dear, and a browser gives only a few. */
function hasWebGl(): boolean {
  known ??= (() => {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  })();
  return known;
}
