/** Text of players for one line of the terminal: without control characters, and without marks that turn the direction of writing. */
export const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, ' ');
