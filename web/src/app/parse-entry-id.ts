/** Returns the entry id in a part of the URL, or undefined if it is absent or not a number. */
export const parseEntryId = (part: string | null | undefined): number | undefined =>
  part && /^\d{1,15}$/.test(part) ? Number(part) : undefined;
