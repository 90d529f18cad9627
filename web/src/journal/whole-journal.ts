import type { JournalEntry, JournalPart } from '@underhall/contract';
import { call } from '../api/call.ts';

/** The entries that are there already, oldest first, of so many. */
export type GatheredEntries = { readonly entries: readonly JournalEntry[]; readonly count: number };

/** One's own journal from its beginning, part by part: each time all that has come so far. */
export async function* gatherJournal(): AsyncGenerator<GatheredEntries> {
  let entries: readonly JournalEntry[] = [];
  let after: number | undefined;
  do {
    const part: JournalPart = await call('GET /extra/journal/whole', after === undefined ? {} : { after });
    entries = [...entries, ...part.entries];
    after = part.next;
    yield { entries, count: Math.max(part.count, entries.length) };
  } while (after !== undefined);
}
