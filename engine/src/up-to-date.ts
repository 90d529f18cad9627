import type { Character } from './character.ts';

/** What every character has had since some version, for those who were stored before it. */
const since = {
  arrived: 0,
  luck: 0,
  spent: 0,
  fate: 0,
  membership: { tier: 'none' },
  refreshes: [],
  cards: {},
  led: 0,
  met: [],
  names: {},
  outfits: [],
  outfit: 1,
  plans: [],
  agents: [],
  timers: [],
  begun: [],
  codes: [],
} as const satisfies Partial<Character>;

type Since = keyof typeof since;

/** A character as it was stored, at any time, in today's shape. */
export const upToDate = (stored: Omit<Character, Since> & Partial<Pick<Character, Since>>): Character => ({
  ...since,
  ...stored,
});
