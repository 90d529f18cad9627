import type { WrittenWorld } from '../meaning/read-world.ts';

/** Memoizes a function of the world, which many checks ask for. */
export function memoize<Found>(workOut: (world: WrittenWorld) => Found): (world: WrittenWorld) => Found {
  const known = new WeakMap<WrittenWorld, { readonly found: Found }>();
  return (world) => {
    let answer = known.get(world);
    if (answer === undefined) {
      answer = { found: workOut(world) };
      known.set(world, answer);
    }
    return answer.found;
  };
}
