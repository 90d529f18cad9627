import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * The browser's Back closes what is open: the topmost dialog, drawer or map, and then the story. Each open thing has a
 * history entry above the page's entry, with the same URL and router state. A thing closed by its own button leaves its
 * entry to the next one that opens, or the entry is removed. Back skips entries that a reload left over.
 */
type BackStep = {
  /** Returns false if it stays open and wants the next Back too. */
  readonly onBack: () => boolean;
  readonly isUnder: boolean;
  /** Back has been pressed for it once: it may be closing, or cannot be closed. */
  isSpent: boolean;
};

/** The current history entry: the router's index of the page, and the number of entries above it. */
type Entry = { readonly page: number | undefined; readonly depth: number };

const here = (): Entry => ({ page: history.state?.idx, depth: history.state?.depth ?? 0 });

const steps: BackStep[] = [];
let at = here();

const waiting = (): readonly BackStep[] => steps.filter(({ isSpent }) => !isSpent);

/** Reopens the thing that Back has closed, on Forward, while its entry is the next. */
let kept: (() => void) | undefined;

/** Lets Forward reopen what Back has closed last, until something else opens. */
export function keepForForward(bringBack: () => void): () => void {
  kept = bringBack;
  return () => {
    if (kept === bringBack) kept = undefined;
  };
}

/** Adds an entry for each open thing that has none yet. */
function settle(): void {
  for (let { depth } = here(); depth < waiting().length; depth++) {
    kept = undefined;
    // The page below is the same, so it keeps its scroll position when the entry goes.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, depth: depth + 1 }, '');
    history.scrollRestoration = 'auto';
  }
  at = here();
}

/** True while this module goes back over closed entries itself: the player has not pressed Back. */
let isTrimming = false;

/** Removes the entries of things that were closed without Back. */
function trim(): void {
  const surplus = here().depth - waiting().length;
  if (surplus <= 0 || isTrimming) return;
  isTrimming = true;
  history.go(-surplus);
}

function hearBack(): void {
  const before = at;
  at = here();
  if (isTrimming) {
    isTrimming = false;
    if (at.depth === 0) history.scrollRestoration = 'auto';
    // Add entries for everything that opened meanwhile.
    settle();
    return;
  }
  if (at.page !== before.page) return;
  if (at.depth > before.depth) kept?.();
  if (at.depth >= before.depth) return;
  if (at.depth === 0) history.scrollRestoration = 'auto';
  const top = waiting().at(-1);
  if (top) {
    top.isSpent = top.onBack();
    settle();
  } else if (steps.length === 0) {
    // Only entries of closed things remain, so Back applies to the page.
    history.go(-at.depth - 1);
  }
}

window.addEventListener('popstate', hearBack);

/**
 * Lets Back close something, until the returned function is called. With `isUnder` it closes last, regardless of when
 * it opened. A press outside that closes a note may also navigate. With `lingerMs` its entry is therefore removed after
 * that delay, unless another page has opened.
 */
export function openBackStep(onBack: () => boolean, isUnder = false, lingerMs?: number): () => void {
  const step: BackStep = { onBack, isUnder, isSpent: false };
  const place = isUnder ? 0 : steps.length;
  steps.splice(place, 0, step);
  // A thing that opens at the same time reuses the entry of one that closes.
  queueMicrotask(settle);
  return () => {
    steps.splice(steps.indexOf(step), 1);
    if (lingerMs === undefined) queueMicrotask(trim);
    else setTimeout(trim, lingerMs);
  };
}

/** The same while something is open, registered before the first paint. Each `scene` registers it again. */
export function useBackStep(
  isOpen: boolean,
  onBack: () => boolean,
  { scene, isUnder = false }: { readonly scene?: number; readonly isUnder?: boolean } = {},
): void {
  const hear = useEffectEvent(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has its own Back step
  useLayoutEffect(() => (isOpen ? openBackStep(() => hear(), isUnder) : undefined), [isOpen, isUnder, scene]);
}
