/** Mutable. */
export type Counts<Key> = Map<Key, number>;

export function count<Key>(counts: Counts<Key>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

export function raiseTo<Key>(highest: Counts<Key>, key: Key, to: number): void {
  if (to > (highest.get(key) ?? Number.NEGATIVE_INFINITY)) highest.set(key, to);
}
