import type { WorldWords, wordsElement } from '@underhall/contract';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly worldWords: WorldWords;
  }
}

const id: typeof wordsElement = 'world-words';

// As the server does, so that the page of each test knows its world.
const words = Object.assign(document.createElement('script'), { id, type: 'application/json' });
words.textContent = JSON.stringify(inject('worldWords'));
document.head.append(words);
