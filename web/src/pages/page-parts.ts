import { fragmentOfPage } from '../ui/sanitize.ts';

/** A section of a reading page. `title` is empty for content before the first heading. */
export type PagePart = { readonly id: string; readonly title: string; readonly html: string };

/** Splits a page at its top-level headings. */
export function partsOf(html: string): readonly PagePart[] {
  const parts: { id: string; title: string; html: string }[] = [];
  for (const node of fragmentOfPage(html).children) {
    const last = parts.at(-1);
    if (node.tagName === 'H1') {
      const title = node.textContent?.trim() ?? '';
      parts.push({ id: node.id || idOf(title), title, html: '' });
    } else if (last) last.html += node.outerHTML;
    else parts.push({ id: '', title: '', html: node.outerHTML });
  }
  return parts;
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
