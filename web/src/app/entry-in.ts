/** The entry number in a URL; undefined if absent or not a number. */
export const entryIn = (part: string | null | undefined): number | undefined =>
  part && /^\d{1,15}$/.test(part) ? Number(part) : undefined;
