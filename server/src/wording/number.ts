const british = new Intl.NumberFormat('en-GB');
const withPence = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A whole number with a comma every three digits. */
export const inWords = (count: number): string => british.format(count);

/** Echoes are counted in pence and shown in Echoes: 30 is `0.30`. */
export const inEchoes = (pence: number): string => withPence.format(pence / 100);

/** The quality that counts the character's pence; its number is fixed by the wire. */
export const echoesId = 22390;

/** The formatter for levels of a quality: money in Echoes, all else as a count. */
export const sayerOf = (quality: number): ((count: number) => string) => (quality === echoesId ? inEchoes : inWords);
