/**
 * Makes players' text safe for one line of a terminal: replaces control characters and marks of the writing direction
 * by spaces.
 */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ');
