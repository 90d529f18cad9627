import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Back shuts what is open: the topmost dialog, drawer or map, and under them the story. Each open thing has an entry of
 * its own in the browser's history, over the entry of the page and with its address and the router's state. What is
 * shut by its own button leaves its entry to what opens in its place; where nothing does, the entry is taken away. Back
 * goes past one that a reload has left over.
 */
type BackStep = {
  /** Returns false if it stays as it is, and wants to be asked again. */
  readonly onBack: () => boolean;
  readonly isUnder: boolean;
  /** Back has been pressed for it once: it may be on its way out, or cannot be left. */
  isSpent: boolean;
};

/** The entry of the history that one is at: the router's number of the page, and how many entries stand over it. */
type Entry = { readonly page: number | undefined; readonly depth: number };

const here = (): Entry => ({ page: history.state?.idx, depth: history.state?.depth ?? 0 });

const steps: BackStep[] = [];
let at = here();

const waiting = (): readonly BackStep[] => steps.filter(({ isSpent }) => !isSpent);

/** Brings back the thing that Back has shut, on Forward, as long as its entry is the next. */
let kept: (() => void) | undefined;

/** Has Forward bring back what Back has shut last, until something else opens. */
export function keepForForward(bringBack: () => void): () => void {
  kept = bringBack;
  return () => {
    if (kept === bringBack) kept = undefined;
  };
}

/** Gives an entry to each open thing that has none yet. */
function settle(): void {
  for (let { depth } = here(); depth < waiting().length; depth++) {
    kept = undefined;
    // The page under it is the same one: it stays where it is scrolled to when the entry goes.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, depth: depth + 1 }, '');
    history.scrollRestoration = 'auto';
  }
  at = here();
}

/** The page itself goes back, over entries of what is shut: nobody has pressed Back. */
let isTrimming = false;

/** Takes away the entries of what was shut otherwise than by Back. */
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
    // Entries for all that has opened meanwhile.
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
    // Only entries of what was shut before: Back is meant for the page.
    history.go(-at.depth - 1);
  }
}

window.addEventListener('popstate', hearBack);

/**
 * Has Back shut something, until the returned function is called. What lies under goes last, whenever it was opened.
 * A note shut by a press elsewhere may be on the way to another page by that press: its entry is taken away `lingerMs` later,
 * and left where it is under another page.
 */
export function openBackStep(onBack: () => boolean, isUnder = false, lingerMs?: number): () => void {
  const step: BackStep = { onBack, isUnder, isSpent: false };
  const place = isUnder ? 0 : steps.length;
  steps.splice(place, 0, step);
  // What opens in place of another takes its entry.
  queueMicrotask(settle);
  return () => {
    steps.splice(steps.indexOf(step), 1);
    if (lingerMs === undefined) queueMicrotask(trim);
    else setTimeout(trim, lingerMs);
  };
}

/** The same while something is open, from before it is seen; anew with each `scene` of it. */
export function useBackStep(
  isOpen: boolean,
  onBack: () => boolean,
  { scene, isUnder = false }: { readonly scene?: number; readonly isUnder?: boolean } = {},
): void {
  const hear = useEffectEvent(onBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has a way back of its own
  useLayoutEffect(() => (isOpen ? openBackStep(() => hear(), isUnder) : undefined), [isOpen, isUnder, scene]);
}
