import type { Comfort } from '@underhall/contract';

/** What the page looks like is also kept in the browser: it is needed before the first paint, and before anybody has signed in. */
const parts = ['theme', 'textSize', 'letters', 'motion'] as const;
export type Appearance = Pick<Comfort, (typeof parts)[number]>;

const key = 'appearance';
const listeners = new Set<() => void>();
let known = '';
let here: Partial<Appearance> = {};

/** What this browser was set to last; the same object for as long as it stays so. `public/first.js` reads the same. */
export function appearanceHere(): Partial<Appearance> {
  const kept = keptText();
  if (kept === known) return here;
  known = kept;
  here = partsOf(kept);
  return here;
}

function keptText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Storage may be shut: what was kept last in this page is all there is.
    return known;
  }
}

function partsOf(text: string): Partial<Appearance> {
  try {
    const told = JSON.parse(text) as Partial<Appearance>;
    return Object.fromEntries(parts.flatMap((name) => (typeof told[name] === 'string' ? [[name, told[name]]] : [])));
  } catch {
    return {};
  }
}

export function keepAppearanceHere(some: Partial<Appearance>): void {
  const all: Partial<Appearance> = { ...appearanceHere(), ...some };
  const text = JSON.stringify(Object.fromEntries(parts.map((name) => [name, all[name]])));
  if (text === known) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    known = text;
    here = partsOf(text);
  }
  for (const listener of listeners) listener();
}

/** Hears of a change, also of one in another tab. */
export function watchAppearance(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
