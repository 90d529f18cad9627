/** Hashes several numbers into one seed. */
export function seedOf(...parts: readonly number[]): number {
  let seed = 0;
  for (const part of parts) seed = mixed(mixed(seed ^ part) ^ Math.floor(part / 2 ** 32));
  return seed >>> 0;
}

function mixed(bits: number): number {
  let mixing = (bits + 0x9e3779b9) | 0;
  mixing = Math.imul(mixing ^ (mixing >>> 16), 0x85ebca6b);
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35);
  return mixing ^ (mixing >>> 16);
}
