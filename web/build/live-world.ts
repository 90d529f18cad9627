import { existsSync, mkdirSync, readFileSync, watch } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Tells every open page of the development server about the world: its errors, and each edit that the game server has
 * taken. `npm run dev` writes both to files of this folder. It receives the address of the page as a message.
 */
export const liveWorld = (folder: string): Plugin => ({
  name: 'live-world',
  apply: 'serve',
  configureServer({ ws, httpServer }) {
    const read = (name: string) => {
      const file = join(folder, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    const mistakes = () => ({ text: read('mistakes.txt') });
    mkdirSync(folder, { recursive: true });
    const watcher = watch(folder, (_, name) => {
      if (name === 'mistakes.txt') ws.send('world:mistakes', mistakes());
      if (name === 'page.json') ws.send('world:edited', JSON.parse(read(name)));
    });
    httpServer?.once('close', () => watcher.close());
    httpServer?.once('listening', () => {
      const { address, port } = httpServer.address() as AddressInfo;
      process.send?.(`http://${address}:${port}`);
    });
    ws.on('world:mistakes-asked', (_, page) => page.send('world:mistakes', mistakes()));
  },
  transformIndexHtml: () => [
    { tag: 'script', attrs: { type: 'module', src: '/build/mistakes-notice.ts' }, injectTo: 'body' },
  ],
});
