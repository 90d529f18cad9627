import type { WorldWords, wordsElement } from '@underhall/contract';

const element: typeof wordsElement = 'world-words';

/** Names, pictures and texts of the world. The server puts them into the page, so they are there from the first line on. */
export const world: WorldWords = JSON.parse(document.getElementById(element)?.textContent ?? '');

/** A text of the world with values in place of its braces. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{([a-z]+)\}/g, (braced, word: string) => values[word] ?? braced);
