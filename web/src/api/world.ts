import type { WorldWords, wordsElement } from '@underhall/contract';

const element: typeof wordsElement = 'world-words';

/** Names, pictures and texts of the world. The server puts them into the page, so they are available synchronously. */
export const world: WorldWords = JSON.parse(document.getElementById(element)?.textContent ?? '');

/** False if the world sells nothing for premium currency: no page, tab or offer mentions its store. */
export const hasStore = (): boolean => !world.hiddenParts.includes('Fate');

/** Replaces `{placeholders}` in a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
