import { readFileSync } from 'node:fs';
import { fillPage, type WorldWords } from '@underhall/contract';
import type { Plugin } from 'vite';

/**
 * Fills the page with the texts of the world while Vite serves it. In production the game server does this.
 */
export const fillWords = (worldFile: string): Plugin => ({
  name: 'fill-words',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler(html) {
      return fillPage(html, (JSON.parse(readFileSync(worldFile, 'utf8')) as { words: WorldWords }).words);
    },
  },
});
