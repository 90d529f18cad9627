import type { Gender } from '@underhall/contract';
import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

/** The details given of a character that is not made yet. */
export type CharacterDraft = {
  readonly name?: string;
  readonly gender?: Gender | undefined;
  readonly face?: string | undefined;
};

const key = 'half_made_character';
const owner = (): string | undefined => readClaims(readToken())?.UserId;

/** Keeps it in this tab: whoever looks into the help or the comforts, or loads the page anew, finds it as they left it. */
export function storeCharacterDraft(given: CharacterDraft): void {
  tabStorage.setItem(key, JSON.stringify({ owner: owner(), given }));
}

/** The details given before, by whoever is signed in now. */
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
