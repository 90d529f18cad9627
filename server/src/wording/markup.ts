const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Plain text as markup that shows it letter by letter. */
export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
