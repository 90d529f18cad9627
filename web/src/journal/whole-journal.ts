import type { JournalEntry, JournalPart } from '@underhall/contract';
import { call } from '../api/call.ts';

/** The entries loaded so far, oldest first, and the total count. */
export type LoadedEntries = { readonly entries: readonly JournalEntry[]; readonly count: number };

/** Loads the player's journal from the beginning. Yields all entries loaded so far after each part. */
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
