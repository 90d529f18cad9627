/** A source of luck. The rules never reach for one of their own. */
export type Chance = {
  /** A whole number from 1 to `sides`, each as likely as the next. */
  roll(sides: number): number;
};

/** The same seed always gives the same luck, so any turn can be played again exactly. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return {
    roll(sides) {
      state = (state + 0x9e3779b9) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return 1 + (((mixed ^ (mixed >>> 15)) >>> 0) % sides);
    },
  };
}
