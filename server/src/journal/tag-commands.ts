import { maxTags, maxTagsPerEntry } from '@underhall/contract/limits';
import { typedTexts } from '@underhall/contract/typed-texts';
import { nameKey } from '../account/name-rules.ts';
import { type AccountCommandDeps, digestOf, runAccountCommand } from '../account/run-account-command.ts';
import type { Step } from '../db/database.ts';
import type { Player } from '../http/authenticate.ts';
import { Refused } from '../http/failures.ts';
import { fitText } from '../http/fit-text.ts';
import type { JournalEntry, JournalStore } from './journal-store.ts';
import type { JournalTag, TagStore } from './tag-store.ts';

export type JournalDeps = AccountCommandDeps & { readonly journal: JournalStore; readonly tags: TagStore };

/** A player with the request's idempotency key. */
type Caller = Player & { readonly key?: string };
type TagChange = { readonly id: number } & Partial<Omit<JournalTag, 'id'>>;

const noSuchTag = 'There is no such tag. Reload the page to see your tags.';
const noSuchEntry = 'There is no such entry in your journal. Reload the page to see your entries.';

export async function createTag(deps: JournalDeps, caller: Caller, wanted: string): Promise<JournalTag> {
  const name = fitText(typedTexts.tagName, wanted);
  const { id } = await run(deps, caller, `create tag ${digestOf(name)}`, async () => {
    refuseNewTag(name, await deps.tags.tagsOf(caller.characterId));
    const newId = await deps.tags.nextId();
    return { steps: [deps.tags.making(caller.characterId, newId, name)], reply: { id: newId } };
  });
  return tagOf(deps, caller, id);
}

export async function changeTag(deps: JournalDeps, caller: Caller, { id, ...wanted }: TagChange): Promise<JournalTag> {
  const change = { ...wanted, ...(wanted.name !== undefined && { name: fitText(typedTexts.tagName, wanted.name) }) };
  if (Object.keys(change).length === 0)
    throw new Refused('Choose what to change: the name, the colour or the favourite mark.');
  await run(deps, caller, `change tag ${id} ${digestOf(JSON.stringify(change))}`, async () => {
    const tags = await deps.tags.tagsOf(caller.characterId);
    const tag = tags.find((each) => each.id === id);
    if (!tag) throw new Refused(noSuchTag);
    if (change.name !== undefined) {
      refuseTaken(
        change.name,
        tags.filter((each) => each !== tag),
      );
    }
    return { steps: [deps.tags.changing(caller.characterId, { ...tag, ...change })], reply: {} };
  });
  return tagOf(deps, caller, id);
}

export async function deleteTag(deps: JournalDeps, caller: Caller, id: number): Promise<void> {
  await run(deps, caller, `delete tag ${id}`, async () => {
    await tagOf(deps, caller, id);
    return { steps: [deps.tags.deleting(caller.characterId, id)], reply: {} };
  });
}

/** Attaches a tag to an entry. Does nothing if the tag is already attached. */
export async function attachTag(
  deps: JournalDeps,
  caller: Caller,
  { entryId, tagId }: { readonly entryId: number; readonly tagId: number },
): Promise<JournalEntry> {
  await run(deps, caller, `attach tag ${tagId} to ${entryId}`, async () => {
    const { tags } = await entryOf(deps, caller, entryId);
    await tagOf(deps, caller, tagId);
    const isOnIt = tags.some(({ id }) => id === tagId);
    if (!isOnIt && tags.length >= maxTagsPerEntry) {
      throw new Refused(`An entry can have at most ${maxTagsPerEntry} tags. Remove one first.`);
    }
    return { steps: [deps.tags.attaching(entryId, tagId)], reply: {} };
  });
  return entryOf(deps, caller, entryId);
}

export async function detachTag(
  deps: JournalDeps,
  caller: Caller,
  { entryId, tagId }: { readonly entryId: number; readonly tagId: number },
): Promise<JournalEntry> {
  await run(deps, caller, `detach tag ${tagId} from ${entryId}`, async () => {
    await entryOf(deps, caller, entryId);
    return { steps: [deps.tags.detaching(entryId, tagId)], reply: {} };
  });
  return entryOf(deps, caller, entryId);
}

export async function deleteEntry(deps: JournalDeps, caller: Caller, entryId: number): Promise<void> {
  await run(deps, caller, `delete entry ${entryId}`, async () => {
    await entryOf(deps, caller, entryId);
    return { steps: [deps.journal.deleting(caller.characterId, entryId)], reply: {} };
  });
}

const run = <Reply>(
  deps: JournalDeps,
  { accountId, key }: Caller,
  choice: string,
  rule: () => Promise<{ readonly steps: readonly Step[]; readonly reply: Reply }>,
): Promise<Reply> => runAccountCommand(deps, accountId, { choice, key, rule });

async function tagOf({ tags }: JournalDeps, { characterId }: Caller, id: number): Promise<JournalTag> {
  const tag = (await tags.tagsOf(characterId)).find((each) => each.id === id);
  if (!tag) throw new Refused(noSuchTag);
  return tag;
}

async function entryOf({ journal }: JournalDeps, { characterId }: Caller, id: number): Promise<JournalEntry> {
  const entry = await journal.entry(characterId, id);
  if (!entry) throw new Refused(noSuchEntry);
  return entry;
}

/** Refuses another tag of this name. */
export function refuseNewTag(name: string, tags: readonly JournalTag[]): void {
  if (tags.length >= maxTags) throw new Refused(`You have ${maxTags} tags, which is the maximum. Delete one first.`);
  refuseTaken(name, tags);
}

function refuseTaken(name: string, tags: readonly JournalTag[]): void {
  if (tags.some((each) => nameKey(each.name) === nameKey(name))) throw new Refused('You have a tag of that name.');
}
