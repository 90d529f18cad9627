import type { WorldWords, wordsElement } from '@underhall/contract';

const element: typeof wordsElement = 'world-words';

/** Names, pictures and texts of the world. The server puts them into the page, so they are available at once. */
export const world: WorldWords = JSON.parse(document.getElementById(element)?.textContent ?? '');

/** Replaces the placeholders in braces of a text. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
