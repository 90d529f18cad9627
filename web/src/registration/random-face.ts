/** Returns a face other than the current one, or undefined if there is none. `random` returns a number below 1. */
export function randomFace(
  faces: readonly string[],
  current: string | undefined,
  random: () => number = Math.random,
): string | undefined {
  const others = faces.filter((face) => face !== current);
  return others[Math.floor(random() * others.length)];
}
