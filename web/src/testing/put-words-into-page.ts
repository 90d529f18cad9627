import type { WorldWords, wordsElement } from '@underhall/contract';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly worldWords: WorldWords;
  }
}

const id: typeof wordsElement = 'world-words';

// Puts the world's texts into the page, as the server does.
const words = Object.assign(document.createElement('script'), { id, type: 'application/json' });
words.textContent = JSON.stringify(inject('worldWords'));
document.head.append(words);
