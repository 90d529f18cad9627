/**
 * Makes players' text safe for one line of a terminal: removes control characters and marks that change the writing
 * direction.
 */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ');
