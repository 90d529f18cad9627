/** A list has tools to search, sort and filter it from this many entries. */
export const minEntriesForTools = 3;
