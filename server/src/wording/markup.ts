const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes plain text for use in markup. */
export const escapeHtml = (plain: string): string => plain.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
