import { clientStore, useStore } from './client-store.ts';
import { browserStorage } from './storage.ts';

/** A choice that was made in the first scene by somebody who has no character yet: it waits to be carried out. */
export type MarkedChoice = {
  readonly storylet: number;
  readonly branch: number;
  /** The branch's name, in plain text. */
  readonly name: string;
};

const key = 'marked_choice';

/** A mark outlasts a reload, a sign-up elsewhere and the tab: only the browser's own refusal to keep anything ends it with the page. */
function stored(): MarkedChoice | undefined {
  try {
    const { storylet, branch, name } = JSON.parse(browserStorage.getItem(key) ?? '{}');
    const isWhole = typeof storylet === 'number' && typeof branch === 'number' && typeof name === 'string';
    return isWhole ? { storylet, branch, name } : undefined;
  } catch {
    return undefined;
  }
}

const marked = clientStore(stored());

export const markedChoice = (): MarkedChoice | undefined => marked.read();

export const useMarkedChoice = (): MarkedChoice | undefined => useStore(marked);

export function markChoice(choice: MarkedChoice): void {
  browserStorage.setItem(key, JSON.stringify(choice));
  marked.set(choice);
}

export function dropMarkedChoice(): void {
  browserStorage.removeItem(key);
  marked.set(undefined);
}
