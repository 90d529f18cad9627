/** Limits an `LRUCache` by its number of entries. The option `max` would allocate all entries at once. */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 }) as const;
