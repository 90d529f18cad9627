import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitingPage } from './await-server.ts';

async function listen(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('a page that is opened before the game server loads again by itself, and calls fail quietly', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-await-'));
  const worldFile = join(folder, 'page.json');
  const game = createServer();
  const port = await listen(game);
  const handle = waitingPage({ port, worldFile, paths: ['/api'] });
  const pages = createServer((request, response) => void handle(request, response, () => response.end('the page')));
  const address = `http://127.0.0.1:${await listen(pages)}`;
  const open = async (path: string, accept: string) => {
    const reply = await fetch(address + path, { headers: { accept } });
    return [reply.status, await reply.text()] as const;
  };
  const starting = [503, expect.stringContaining('http-equiv="refresh"')];
  try {
    expect(await open('/', 'text/html')).toEqual(starting);
    await writeFile(worldFile, '{}');
    expect(await open('/', 'text/html')).toEqual([200, 'the page']);
    expect(await open('/api/map', '*/*')).toEqual([200, 'the page']);
    await new Promise((resolve) => game.close(resolve));
    expect(await open('/', 'text/html')).toEqual(starting);
    expect(await open('/api/map', '*/*')).toEqual([502, '']);
    expect(await open('/src/app.tsx', '*/*')).toEqual([200, 'the page']);
  } finally {
    pages.close();
    await rm(folder, { recursive: true });
  }
});
