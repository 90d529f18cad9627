/**
 * Input of every engine: people with levels, and storylets with requirements and effects. It is the same in every run.
 * See docs/benchmarks.md.
 */
export type Workload = {
  /** Levels of each person, by index of the quality. */
  readonly people: readonly (readonly number[])[];
  readonly storylets: readonly TestStorylet[];
};

export type TestStorylet = {
  readonly id: number;
  /** Each requirement is on a different quality. Bounds are inclusive. */
  readonly requirements: readonly { readonly quality: number; readonly min?: number; readonly max?: number }[];
  readonly weight: number;
  /** Each effect is on a different quality, so their order does not matter. */
  readonly effects: readonly TestEffect[];
};

export type TestEffect =
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
  const bounds = (): { min?: number; max?: number } => {
    const kind = random();
    if (kind < 0.5) return { min: between(48, 99) };
    if (kind < 0.8) return { max: between(0, 51) };
    const width = between(1, 51);
    const min = between(0, 100 - width);
    return { min, max: min + width - 1 };
  };
  const effects = (): TestEffect[] => {
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
      requirements: different(between(2, 4)).map((quality) => ({ quality, ...bounds() })),
      weight: weights[below(weights.length)] as number,
      effects: effects(),
    })),
  };
}

/** A small random number generator (0 inclusive to 1 exclusive) that is easy to port to other languages. */
export function mulberry32(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
