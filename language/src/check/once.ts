import type { WrittenWorld } from '../meaning/read-world.ts';

/** Works something out about a world once, however many checks ask for it. */
export function once<Found>(workOut: (world: WrittenWorld) => Found): (world: WrittenWorld) => Found {
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
