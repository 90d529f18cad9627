const grouped = /^\d{1,3}(?:[\s,]\d{3})+(?=\.|$)/;

/**
 * Removes separators between whole groups of three digits: '1,000' becomes '1000'. Other separators stay, so that '1,5'
 * is not read as 15. Converts the full-width digits of East Asian keyboards.
 */
export function toPlainNumber(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  return grouped.test(text) ? text.replace(/[\s,]/g, '') : text;
}
