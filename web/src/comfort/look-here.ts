import type { Comfort } from '@underhall/contract';

/** What the page looks like is also kept in the browser: it is needed before the first paint, and before anybody has signed in. */
const looks = ['theme', 'textSize', 'letters', 'motion'] as const;
export type Look = Pick<Comfort, (typeof looks)[number]>;

const key = 'look';

/** What this browser was set to last. `public/theme.js` reads the same. */
export function lookHere(): Partial<Look> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepLookHere(look: Look): void {
  const kept = Object.fromEntries(looks.map((name) => [name, look[name]]));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage may be shut; the account has it all the same.
  }
}
