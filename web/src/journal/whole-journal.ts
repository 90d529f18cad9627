import type { JournalEntry, JournalPart } from '@underhall/contract';
import { call } from '../api/call.ts';

/** Oldest first. `count` is the total number of entries. */
export type LoadedEntries = { readonly entries: readonly JournalEntry[]; readonly count: number };

/** Yields all entries loaded so far after each part. */
export async function* loadJournal(): AsyncGenerator<LoadedEntries> {
  let entries: readonly JournalEntry[] = [];
  let after: number | undefined;
  do {
    const part: JournalPart = await call('GET /extra/journal/whole', after === undefined ? {} : { after });
    entries = [...entries, ...part.entries];
    after = part.next;
    yield { entries, count: Math.max(part.count, entries.length) };
  } while (after !== undefined);
}
