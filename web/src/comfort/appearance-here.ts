import type { Comfort } from '@underhall/contract';

/** What the page looks like is also kept in the browser: it is needed before the first paint, and before anybody has signed in. */
const parts = ['theme', 'textSize', 'letters', 'motion'] as const;
export type Appearance = Pick<Comfort, (typeof parts)[number]>;

const key = 'appearance';

/** What this browser was set to last. `public/theme.js` reads the same. */
export function appearanceHere(): Partial<Appearance> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepAppearanceHere(look: Appearance): void {
  const kept = Object.fromEntries(parts.map((name) => [name, look[name]]));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage may be shut; the account has it all the same.
  }
}
