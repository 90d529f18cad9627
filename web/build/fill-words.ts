import { existsSync, readFileSync } from 'node:fs';
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
      if (!existsSync(worldFile))
        throw new Error(`There is no world yet at ${worldFile}: wait until the server has started.`);
      return fillPage(html, (JSON.parse(readFileSync(worldFile, 'utf8')) as { words: WorldWords }).words);
    },
  },
});
