import type { Gender } from '@underhall/contract';
import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

/** The details of a character that is not created yet. */
export type CharacterDraft = {
  readonly name?: string;
  readonly gender?: Gender | undefined;
  readonly face?: string | undefined;
};

const key = 'half_made_character';
const owner = (): string | undefined => readClaims(readToken())?.UserId;

/** Stores the draft in this tab, so that it survives a reload and a visit to help or preferences. */
export function storeCharacterDraft(given: CharacterDraft): void {
  tabStorage.setItem(key, JSON.stringify({ owner: owner(), given }));
}

/** The stored draft of the player who is signed in now. */
export function storedCharacterDraft(): CharacterDraft {
  try {
    const kept = JSON.parse(tabStorage.getItem(key) ?? '{}');
    return kept.owner !== undefined && kept.owner === owner() ? kept.given : {};
  } catch {
    return {};
  }
}

export function clearCharacterDraft(): void {
  tabStorage.removeItem(key);
}
