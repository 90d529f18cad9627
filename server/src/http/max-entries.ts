/** Limits an `LRUCache` by its number of entries. Its own option `max` would allocate all of them at once. */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 }) as const;
