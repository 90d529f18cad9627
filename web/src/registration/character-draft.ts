import type { Gender } from '@underhall/contract';
import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

export type CharacterDraft = {
  readonly name?: string;
  readonly gender?: Gender | undefined;
  readonly face?: string | undefined;
};

const key = 'half_made_character';
const owner = (): string | undefined => readClaims(readToken())?.UserId;

/** Stores the draft in this tab, so that it survives a reload and a visit to help or preferences. */
export function storeCharacterDraft(draft: CharacterDraft): void {
  tabStorage.setItem(key, JSON.stringify({ owner: owner(), given: draft }));
}

/** Returns the stored draft. Returns an empty draft if there is none or if it belongs to another player. */
export function storedCharacterDraft(): CharacterDraft {
  try {
    const stored = JSON.parse(tabStorage.getItem(key) ?? '{}');
    return stored.owner !== undefined && stored.owner === owner() ? stored.given : {};
  } catch {
    return {};
  }
}

export function clearCharacterDraft(): void {
  tabStorage.removeItem(key);
}
