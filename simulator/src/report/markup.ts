/** Text as it stands in HTML and SVG, and in their attributes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** A number as people read it: `12,345`, `1.5`, `0.04`. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-GB');
  return size >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export const percent = (share: number): string => (Number.isFinite(share) ? `${figure(100 * share)} %` : '-');
