/** A code as it is kept and compared: case and outer spaces do not count. */
export const codeName = (code: string): string => code.trim().toLowerCase();
