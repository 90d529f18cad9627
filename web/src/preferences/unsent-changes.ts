import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

const keyOf = (name: string): string => `unsent-${name}`;
const owner = (): string | undefined => readClaims(readToken())?.UserId;

/** Stores unsent changes in this tab, so that they survive a reload. An empty object removes the entry. */
export function storeUnsent(name: string, changes: object): void {
  if (Object.keys(changes).length === 0) tabStorage.removeItem(keyOf(name));
  else tabStorage.setItem(keyOf(name), JSON.stringify({ owner: owner(), changes }));
}

/** Returns the stored changes. Returns undefined if there are none or if they belong to another account. */
export function storedUnsent(name: string): object | undefined {
  try {
    const stored = JSON.parse(tabStorage.getItem(keyOf(name)) ?? '{}');
    const isOwn = stored.owner !== undefined && stored.owner === owner();
    return isOwn && typeof stored.changes === 'object' && stored.changes !== null ? stored.changes : undefined;
  } catch {
    return undefined;
  }
}
