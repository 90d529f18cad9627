import { useSyncExternalStore } from 'react';
import { isCompatibleSession } from '../comfort/fallback-here.ts';
import { useComfort } from '../comfort/use-comfort.ts';
import { useMedia } from '../ui/use-media.ts';
import { pictureKindFor } from './picture-kind.ts';
import type { PictureKind } from './zoom.ts';

/** The kind of picture for this device, as it is now. */
export function usePictureKind(hasFailed: boolean): PictureKind {
  const { useFallbackMap: isFallbackPreferred } = useComfort();
  const canHover = useMedia('(hover: hover)');
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth);
  const { deviceMemory } = navigator as { readonly deviceMemory?: number };
  const isCompatible = isCompatibleSession();
  const facts = { canHover, width, deviceMemory, isFallbackPreferred, isCompatible, hasFailed };
  return pictureKindFor({ ...facts, hasWebGl: hasWebGl() });
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
