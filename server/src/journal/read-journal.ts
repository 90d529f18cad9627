import {
  type JournalPage,
  type JournalPart,
  type JournalQuery,
  noFilter,
  sortOldestFirst,
  sortOrders,
} from '@underhall/contract';
import { typedTexts } from '@underhall/contract/typed-texts';
import { nameKey } from '../account/name-rules.ts';
import type { Player } from '../http/authenticate.ts';
import { NotFound, NotSignedIn, Refused } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import type { ProfileStore } from '../profile/profile-store.ts';
import type { EntrySelection, JournalStore } from './journal-store.ts';
import { pageSize, presentEntry, presentPage } from './present-journal.ts';
import { substringsIn } from './search-terms.ts';

type ReadingDeps = { readonly journal: JournalStore; readonly profiles: ProfileStore };

/** The requested page of a journal. A private journal is empty for other players. */
export async function readJournal(
  deps: ReadingDeps,
  reader: Partial<Player>,
  query: JournalQuery,
  favouritesOnly: boolean,
): Promise<JournalPage> {
  const { page: requestedPage = 0, date, sortBy, filterBy, fromId, characterName } = query;
  if (date !== undefined && !isDay(date)) throw new Refused('That is not a date. Write it as YYYY-MM-DD.');
  const search = searchIn(query.search);
  const isSearch = search !== undefined;
  const characterId = await findJournalOwner(deps, reader, characterName);
  if (characterId === undefined) {
    if (fromId !== undefined) throw noEntry();
    return presentPage([], 0, 0, isSearch);
  }
  const selection: EntrySelection = {
    characterId,
    isOldestFirst: sortBy === sortOldestFirst || sortBy === sortOrders[sortOldestFirst],
    tag: filterBy === noFilter ? undefined : filterBy,
    date,
    favouritesOnly,
    search,
    // Only one's own journal: it reads each entry.
    substrings: search !== undefined && characterId === reader.characterId ? substringsIn(search) : undefined,
  };
  const count = await deps.journal.count(selection);
  const last = Math.max(0, Math.ceil(count / pageSize) - 1);
  const page =
    fromId === undefined ? Math.min(Math.max(0, requestedPage), last) : await pageOf(deps, selection, fromId);
  return presentPage(await deps.journal.page(selection, page * pageSize, pageSize), page, count, isSearch);
}

export const partSize = 200;

/** Oldest first. */
export async function readPart(
  { journal }: Pick<ReadingDeps, 'journal'>,
  characterId: number,
  after: number | undefined,
): Promise<JournalPart> {
  const entries = await journal.part(characterId, after, partSize + 1);
  const part = entries.slice(0, partSize);
  const last = part.at(-1);
  return {
    isSuccess: true,
    entries: part.map(presentEntry),
    count: await journal.count({ characterId, isOldestFirst: true, favouritesOnly: false }),
    ...(entries.length > partSize && last && { next: last.id }),
  };
}

/** The search text, with quotation marks that PostgreSQL understands. Undefined if it is empty. */
const searchIn = (wanted = ''): string | undefined =>
  fitText(typedTexts.search, wanted).replace(/[“”„«»]/g, '"') || undefined;

async function pageOf({ journal }: ReadingDeps, selection: EntrySelection, entry: number): Promise<number> {
  const index = await journal.placeOf(selection, entry);
  if (index === undefined) throw noEntry();
  return Math.floor(index / pageSize);
}

/** Returns the journal's character id, or undefined if the journal is private and not the caller's. */
async function findJournalOwner(
  deps: ReadingDeps,
  reader: Partial<Player>,
  name: string | undefined,
): Promise<number | undefined> {
  if (name === undefined) {
    if (reader.accountId === undefined) throw new NotSignedIn();
    if (reader.characterId === undefined) throw new Refused('You have no character yet. Make one first.');
    return reader.characterId;
  }
  const profile = await deps.profiles.byName(nameKey(name), reader.characterId);
  if (!profile) throw new NotFound();
  return profile.isPrivate && profile.characterId !== reader.characterId ? undefined : profile.characterId;
}

const noEntry = () => new Refused('No entry available at this address.');

const isDay = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};
