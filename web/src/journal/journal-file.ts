import type { JournalEntry } from '@underhall/contract';
import type { Chapter } from './chapters.ts';

/** An entry as a file has it, with its title in plain words; its words are text, but for the story. */
export type WrittenEntry = { readonly dateTime: string; readonly title: string; readonly words: string };

/** The words on the cover. */
export type Cover = { readonly title: string; readonly author: string; readonly at: Date; readonly count: number };

/** A kind of file that a journal can be taken along as. */
export type JournalFormat = {
  readonly extension: string;
  readonly type: string;
  /** The entry in the words of the file. */
  readonly write: (entry: JournalEntry) => string;
  /** The whole file, of what was written. */
  readonly bind: (cover: Cover, chapters: readonly Chapter<WrittenEntry>[]) => string | Uint8Array<ArrayBuffer>;
};

/** A name for the file that every system takes. */
export const fileNameOf = ({ title, at }: Cover, extension: string): string =>
  `${title
    .replace(/[\p{Cc}\p{Cs}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}, ${at.toISOString().slice(0, 10)}.${extension}`;

/** Says of how many entries the file is, and of which day. */
export const whenAndHowMany = ({ at, count }: Cover, dayOf: (dateTime: string) => string): string =>
  `${count === 1 ? 'One entry' : `${count} entries`}, written out on ${dayOf(at.toISOString())}.`;
