/**
 * Makes players' text safe for one line of a terminal, without control characters and marks of the writing direction.
 */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ');
