/** The entries of one month or one day. */
export type Chapter<Entry> = { readonly title: string; readonly entries: readonly Entry[] };
type Dated = { readonly dateTime: string };

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const month = format({ month: 'long', year: 'numeric' });
const day = format({ day: 'numeric', month: 'long', year: 'numeric' });

export const dayInWords = (dateTime: string): string => day.format(new Date(dateTime));

/** Groups sorted entries by month, or by day if all are from one month. */
export function chaptersOf<Entry extends Dated>(entries: readonly Entry[]): Chapter<Entry>[] {
  const isOneMonth = new Set(entries.map(({ dateTime }) => dateTime.slice(0, 7))).size <= 1;
  const titles = isOneMonth ? day : month;
  const chapters: { title: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const title = titles.format(new Date(entry.dateTime));
    const last = chapters.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else chapters.push({ title, entries: [entry] });
  }
  return chapters;
}
