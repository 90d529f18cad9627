/** The number of an entry in an address; undefined where none stands, or what is no number. */
export const entryIn = (part: string | null | undefined): number | undefined =>
  part && /^\d{1,15}$/.test(part) ? Number(part) : undefined;
