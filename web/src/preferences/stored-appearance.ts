import type { Preferences } from '@underhall/contract';
import { listenerSet } from '../api/client-store.ts';
import { browserStorage } from '../api/storage.ts';

/** Preferences that are also stored in the browser, for the first paint and for visitors. */
const parts = ['theme', 'textSize', 'letters', 'motion'] as const;
type Appearance = Pick<Preferences, (typeof parts)[number]>;
/** A player who has chosen no theme has the one that the world prefers, so that one is not stored. */
type StoredAppearance = { readonly [Part in keyof Appearance]?: Appearance[Part] | undefined };
/** Entries without a version may name the dark theme although the player has chosen none. */
const version = 2;

export const isStoredHere = (name: string): boolean => parts.some((part) => part === name);

const key = 'appearance';
const changes = listenerSet();
let known = '';
let here: Partial<Appearance> = {};

/** Returns the same object until the stored values change. `public/first.js` reads the same storage entry. */
function read(): Partial<Appearance> {
  const text = browserStorage.getItem(key) ?? '';
  if (text === known) return here;
  known = text;
  here = partsOf(text);
  return here;
}

function partsOf(text: string): Partial<Appearance> {
  try {
    const parsed = JSON.parse(text) as Partial<Appearance> & { readonly version?: number };
    const isChosen = (name: keyof Appearance): boolean =>
      typeof parsed[name] === 'string' && !(parsed[name] === 'lamp' && parsed.version === undefined);
    return Object.fromEntries(parts.filter(isChosen).map((name) => [name, parsed[name]]));
  } catch {
    return {};
  }
}

export function storeAppearance(some: StoredAppearance): void {
  const all: StoredAppearance = { ...read(), ...some };
  const text = JSON.stringify({ ...Object.fromEntries(parts.map((name) => [name, all[name]])), version });
  if (text === known) return;
  browserStorage.setItem(key, text);
  changes.notify();
}

/** The appearance stored in this browser. Also notifies subscribers of changes in other tabs. */
export const storedAppearance = {
  read,
  subscribe(listener: () => void): () => void {
    const stop = changes.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      stop();
      window.removeEventListener('storage', listener);
    };
  },
};
