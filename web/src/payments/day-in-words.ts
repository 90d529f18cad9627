const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as British readers write it: '27 December 2026'. */
export const dayInWords = (moment: string): string => days.format(new Date(moment));
