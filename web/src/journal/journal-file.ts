import type { JournalEntry, WorldWords } from '@underhall/contract';
import type { Chapter } from './chapters.ts';

/** A journal entry as written to a file. The title is plain text. Text from outside the story is escaped. */
export type WrittenEntry = { readonly dateTime: string; readonly title: string; readonly words: string };

export type Cover = {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly count: number;
  /** Who owns the copied words of the story, and under which licence. */
  readonly rights: string;
};

export type JournalFormat = {
  readonly extension: string;
  readonly type: string;
  readonly write: (entry: JournalEntry) => string;
  readonly assemble: (cover: Cover, chapters: readonly Chapter<WrittenEntry>[]) => string | Uint8Array<ArrayBuffer>;
};

/** The sentence as plain text, with the address of the licence. */
export const rightsText = ({ before, licence, after }: WorldWords['rights']): string =>
  [before, licence?.name, licence?.link && ` (${licence.link})`, after].join('');

/** A file name that is valid on every system. */
export const fileNameOf = ({ title, at }: Cover, extension: string): string =>
  `${title
    .replace(/[\p{Cc}\p{Cs}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}, ${at.toISOString().slice(0, 10)}.${extension}`;

export const coverLine = ({ at, count }: Cover, dayOf: (dateTime: string) => string): string =>
  `${count === 1 ? 'One entry' : `${count} entries`}, written out on ${dayOf(at.toISOString())}. Days are in UTC.`;
