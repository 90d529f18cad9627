import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

const key = 'plan_note_drafts';
const owner = (): string | undefined => readClaims(readToken())?.UserId;

function allDrafts(): Readonly<Record<string, string>> {
  try {
    const stored = JSON.parse(tabStorage.getItem(key) ?? '{}');
    return stored.owner === owner() ? (stored.drafts ?? {}) : {};
  } catch {
    return {};
  }
}

/** The unsaved note of a plan, which stays in this tab when the player leaves the page. */
export const storedNoteDraft = (branchId: number): string | undefined => allDrafts()[branchId];

/** Stores the draft, or forgets it if it is undefined. */
export function storeNoteDraft(branchId: number, words: string | undefined): void {
  const { [branchId]: _before, ...others } = allDrafts();
  const drafts = words === undefined ? others : { ...others, [branchId]: words };
  tabStorage.setItem(key, JSON.stringify({ owner: owner(), drafts }));
}
