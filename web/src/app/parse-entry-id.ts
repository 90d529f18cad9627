export const parseEntryId = (part: string | null | undefined): number | undefined =>
  part && /^\d{1,15}$/.test(part) ? Number(part) : undefined;
