import type { JournalEntry } from '@underhall/contract';
import type { Chapter } from './chapters.ts';

/** An entry as written to a file. The title is plain text. Text from outside the story is escaped. */
export type WrittenEntry = { readonly dateTime: string; readonly title: string; readonly words: string };

/** Content of the cover. */
export type Cover = { readonly title: string; readonly author: string; readonly at: Date; readonly count: number };

/** An export format of the journal. */
export type JournalFormat = {
  readonly extension: string;
  readonly type: string;
  /** Formats one entry. */
  readonly write: (entry: JournalEntry) => string;
  /** Assembles the file from the formatted entries. */
  readonly bind: (cover: Cover, chapters: readonly Chapter<WrittenEntry>[]) => string | Uint8Array<ArrayBuffer>;
};

/** A file name that is valid on every system. */
export const fileNameOf = ({ title, at }: Cover, extension: string): string =>
  `${title
    .replace(/[\p{Cc}\p{Cs}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}, ${at.toISOString().slice(0, 10)}.${extension}`;

/** The number of entries and the date of the export, in words. */
export const whenAndHowMany = ({ at, count }: Cover, dayOf: (dateTime: string) => string): string =>
  `${count === 1 ? 'One entry' : `${count} entries`}, written out on ${dayOf(at.toISOString())}.`;
