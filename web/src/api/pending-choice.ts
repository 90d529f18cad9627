import { clientStore, useStore } from './client-store.ts';
import { browserStorage } from './storage.ts';

/** A visitor's choice in the first scene, carried out once the visitor has a character. */
export type PendingChoice = {
  readonly storylet: number;
  readonly branch: number;
  /** Name of the branch, as plain text. */
  readonly name: string;
};

const key = 'marked_choice';

/** Reads from browser storage, so the choice survives a reload, a closed tab and a sign-up in another tab. */
function stored(): PendingChoice | undefined {
  try {
    const { storylet, branch, name } = JSON.parse(browserStorage.getItem(key) ?? '{}');
    const isWhole = typeof storylet === 'number' && typeof branch === 'number' && typeof name === 'string';
    return isWhole ? { storylet, branch, name } : undefined;
  } catch {
    return undefined;
  }
}

const store = clientStore(stored());

export const pendingChoice = (): PendingChoice | undefined => store.read();

export const usePendingChoice = (): PendingChoice | undefined => useStore(store);

export function storePendingChoice(choice: PendingChoice): void {
  browserStorage.setItem(key, JSON.stringify(choice));
  store.set(choice);
}

export function clearPendingChoice(): void {
  browserStorage.removeItem(key);
  store.set(undefined);
}
