/**
 * The work every engine is given: people with levels, and storylets that ask for some and change some. The same
 * for everybody and every time; docs/benchmarks.md says what it is made of.
 */
export type Workload = {
  /** Levels by the number of the quality, for each person. */
  readonly people: readonly (readonly number[])[];
  readonly storylets: readonly Asking[];
};

export type Asking = {
  readonly id: number;
  /** On different qualities. Both bounds are part of what is asked. */
  readonly asks: readonly { readonly quality: number; readonly least?: number; readonly most?: number }[];
  readonly weight: number;
  /** On different qualities, so that their order does not matter. */
  readonly effects: readonly Doing[];
};

export type Doing =
  | { readonly quality: number; readonly by: number; readonly to?: undefined }
  | { readonly quality: number; readonly to: number };

export type Random = () => number;

export const qualities = 300;
const people = 40;
const weights = [10, 20, 50, 80, 100, 100, 100, 200, 500, 1000];

export function workloadOf(size: number, random: Random = mulberry32(12345)): Workload {
  const below = (limit: number): number => Math.floor(random() * limit);
  const between = (low: number, high: number): number => low + below(high - low + 1);
  const different = (count: number): number[] => {
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(below(qualities));
    return [...chosen];
  };
  const bounds = (): { least?: number; most?: number } => {
    const kind = random();
    if (kind < 0.5) return { least: between(48, 99) };
    if (kind < 0.8) return { most: between(0, 51) };
    const width = between(1, 51);
    const least = between(0, 100 - width);
    return { least, most: least + width - 1 };
  };
  const effects = (): Doing[] => {
    const [up, down, set] = different(3) as [number, number, number];
    return [
      { quality: up, by: between(1, 3) },
      { quality: down, by: -between(1, 3) },
      { quality: set, to: between(0, 99) },
    ];
  };
  return {
    people: Array.from({ length: people }, () => Array.from({ length: qualities }, () => between(0, 99))),
    storylets: Array.from({ length: size }, (_, place) => ({
      id: place + 1,
      asks: different(between(2, 4)).map((quality) => ({ quality, ...bounds() })),
      weight: weights[below(weights.length)] as number,
      effects: effects(),
    })),
  };
}

/** A small generator of numbers from 0 up to 1 that anybody can write in any language. */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
