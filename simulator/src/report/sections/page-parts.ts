import { escaped } from '../markup.ts';

export const section = (id: string, title: string, lead: string, body: readonly string[]): string =>
  `<section id="${id}"><h2>${escaped(title)}</h2><p>${escaped(lead)}</p>${body.join('')}</section>`;

/** A picture and the words under it. */
export const figureOf = (picture: string, caption: string): string =>
  `<figure>${picture}<figcaption>${escaped(caption)}</figcaption></figure>`;

/** A column: its heading, and whether it holds figures, or words enough to need room. */
export type Column = readonly [heading: string, kind?: 'figure' | 'long'];

/** A table that scrolls by itself where it is wider than the page. Cells are plain text. */
export function table(name: string, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `<p class="none">${escaped(name)}: none.</p>`;
  const kind = (place: number): string => (columns[place]?.[1] === undefined ? '' : ` class="${columns[place][1]}"`);
  const head = columns.map(([heading], place) => `<th scope="col"${kind(place)}>${escaped(heading)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((cell, place) => `<td${kind(place)}>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(name)}"><table><caption>${escaped(name)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** Something long that is opened by whoever wants it. */
export const folded = (summary: string, body: string): string =>
  `<details><summary>${escaped(summary)}</summary>${body}</details>`;
