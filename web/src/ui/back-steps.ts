import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Browser Back closes open layers: the topmost dialog, drawer or map, and finally the story. Each open layer adds a
 * history entry with the URL and router state of the page. If a layer closes without Back, the next opened layer reuses
 * the entry; otherwise the entry is removed. Back skips entries from before a reload.
 */
type BackStep = {
  /** Returns false if the layer stays open and also handles the next Back. */
  readonly onBack: () => boolean;
  readonly isUnder: boolean;
  /** True once Back has closed the layer, which may still be fading out. */
  isSpent: boolean;
};

/** A history entry: the router's page index, and the number of layer entries so far. */
type Entry = { readonly page: number | undefined; readonly depth: number };

const here = (): Entry => ({ page: history.state?.idx, depth: history.state?.depth ?? 0 });

const steps: BackStep[] = [];
let at = here();

const waiting = (): readonly BackStep[] => steps.filter(({ isSpent }) => !isSpent);

/** Reopens the layer that Back closed most recently. */
let reopen: (() => void) | undefined;

/** Makes Forward call `bringBack` until another layer opens. Returns a function that cancels this. */
export function reopenOnForward(bringBack: () => void): () => void {
  reopen = bringBack;
  return () => {
    if (reopen === bringBack) reopen = undefined;
  };
}

/** Adds the missing history entries of open layers. */
function settle(): void {
  for (let { depth } = here(); depth < waiting().length; depth++) {
    reopen = undefined;
    // Back to the same page must not change its scroll position.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, depth: depth + 1 }, '');
    history.scrollRestoration = 'auto';
  }
  at = here();
}

/** True while this module goes back over the entries of closed layers. */
let isTrimming = false;

/** Removes the history entries of layers that closed without Back. */
function trim(): void {
  const surplus = here().depth - waiting().length;
  if (surplus <= 0 || isTrimming) return;
  isTrimming = true;
  history.go(-surplus);
}

function onPopState(): void {
  const before = at;
  at = here();
  if (isTrimming) {
    isTrimming = false;
    if (at.depth === 0) history.scrollRestoration = 'auto';
    // Add entries of layers that opened meanwhile.
    settle();
    return;
  }
  if (at.page !== before.page) return;
  if (at.depth > before.depth) reopen?.();
  if (at.depth >= before.depth) return;
  if (at.depth === 0) history.scrollRestoration = 'auto';
  const top = waiting().at(-1);
  if (top) {
    top.isSpent = top.onBack();
    settle();
  } else if (steps.length === 0) {
    // Only entries of closed layers remain, so leave the page.
    history.go(-at.depth - 1);
  }
}

window.addEventListener('popstate', onPopState);

/**
 * Registers an open layer that Back closes. Call the returned function when the layer closes. A layer with `isUnder`
 * closes last, no matter when it opened. With `lingerMs`, its history entry is removed only after that delay, because
 * the press that closed the layer may also navigate.
 */
export function openBackStep(onBack: () => boolean, isUnder = false, lingerMs?: number): () => void {
  const step: BackStep = { onBack, isUnder, isSpent: false };
  const place = isUnder ? 0 : steps.length;
  steps.splice(place, 0, step);
  // Deferred, so that a layer reuses the entry of one that closes at the same time.
  queueMicrotask(settle);
  return () => {
    steps.splice(steps.indexOf(step), 1);
    if (lingerMs === undefined) queueMicrotask(trim);
    else setTimeout(trim, lingerMs);
  };
}

/** Registers a layer while `isOpen`, again for each new `scene`. */
export function useBackStep(
  isOpen: boolean,
  onBack: () => boolean,
  { scene, isUnder = false }: { readonly scene?: number; readonly isUnder?: boolean } = {},
): void {
  const handleBack = useEffectEvent(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has its own Back step
  useLayoutEffect(() => (isOpen ? openBackStep(() => handleBack(), isUnder) : undefined), [isOpen, isUnder, scene]);
}
