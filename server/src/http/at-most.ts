/** The bound of an `LRUCache` by its number of entries. Its own `max` would take the memory of all of them at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 }) as const;
