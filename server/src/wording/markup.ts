const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

/** Removes tags from HTML that the compiler generated. */
export const plainOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => plain[entity] ?? entity)
    .trim();

const plain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(marks).map(([mark, escapeHtml]) => [escapeHtml, mark]),
);
