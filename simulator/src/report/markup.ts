export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-';
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-GB');
  return size >= 10 ? value.toFixed(1) : value.toFixed(2);
}

export const formatPercent = (share: number): string =>
  Number.isFinite(share) ? `${formatNumber(100 * share)} %` : '-';

export const section = (id: string, title: string, lead: string, body: readonly string[]): string =>
  `<section id="${id}"><h2>${escapeHtml(title)}</h2><p>${escapeHtml(lead)}</p>${body.join('')}</section>`;

export const withCaption = (picture: string, caption: string): string =>
  `<figure>${picture}<figcaption>${escapeHtml(caption)}</figcaption></figure>`;

/** `figure` is for numbers, `long` for text that needs room. */
export type Column = readonly [heading: string, kind?: 'figure' | 'long'];

/** A table that scrolls horizontally. Cells are plain text. */
export function table(name: string, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `<p class="none">${escapeHtml(name)}: none.</p>`;
  const kind = (place: number): string => (columns[place]?.[1] === undefined ? '' : ` class="${columns[place][1]}"`);
  const head = columns.map(([heading], place) => `<th scope="col"${kind(place)}>${escapeHtml(heading)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((cell, place) => `<td${kind(place)}>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(name)}"><table><caption>${escapeHtml(name)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

export const collapsible = (summary: string, body: string): string =>
  `<details><summary>${escapeHtml(summary)}</summary>${body}</details>`;
