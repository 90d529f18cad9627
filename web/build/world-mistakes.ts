import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Sends the errors of the world to every open page of the development server. `npm run dev` writes them to the file.
 */
export const worldMistakes = (file: string): Plugin => ({
  name: 'world-mistakes',
  apply: 'serve',
  configureServer({ ws, httpServer }) {
    const mistakes = () => ({ text: existsSync(file) ? readFileSync(file, 'utf8') : '' });
    mkdirSync(dirname(file), { recursive: true });
    const watcher = watch(dirname(file), (_, name) => {
      if (name === basename(file)) ws.send('world:mistakes', mistakes());
    });
    httpServer?.once('close', () => watcher.close());
    ws.on('world:mistakes-asked', (_, page) => page.send('world:mistakes', mistakes()));
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/build/mistakes-notice.ts' }, injectTo: 'body' },
  ],
});
