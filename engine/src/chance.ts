/**
 * The only source of random rolls in the rules. The rules must always roll in the same order, or stored turns could not
 * be replayed.
 */
export type Chance = {
  /** A uniformly random whole number from 1 to `sides`. */
  roll(sides: number): number;
  /** A seed that continues this source: its rolls are the next ones here. */
  rest(): number;
};

/** A seeded generator. The same seed gives the same rolls, so that any turn can be replayed exactly. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return {
    roll(sides) {
      state = (state + 0x9e3779b9) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
      return 1 + (((mixed ^ (mixed >>> 15)) >>> 0) % sides);
    },
    rest: () => state,
  };
}
