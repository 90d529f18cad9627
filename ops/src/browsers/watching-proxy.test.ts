import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsPath } from './watch-page.ts';
import { openWatchingProxy, type WatchingProxy } from './watching-proxy.ts';

let game: Server;
let proxy: WatchingProxy;

beforeAll(async () => {
  game = createServer(({ url, headers }, answer) => {
    if (url === '/page') answer.setHeader('Content-Type', 'text/html; charset=utf-8').end('<head><script></script>');
    else answer.writeHead(404, { 'Content-Type': 'text/plain' }).end(`${headers['accept-encoding']}`);
  });
  await new Promise<void>((listening) => game.listen(0, '127.0.0.1', listening));
  proxy = await openWatchingProxy(`http://127.0.0.1:${(game.address() as AddressInfo).port}`);
});

afterAll(() => {
  proxy.close();
  game.close();
});

const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(`${proxy.address}${path}`, { headers });
  return { status: answer.status, text: await answer.text() };
};

test('adds its script before all scripts of a page', async () => {
  const { status, text } = await get('/page', { accept: 'text/html' });
  const [, source = ''] = /^<head><script src="([^"]+)"><\/script><script>/.exec(text) ?? [];
  expect(status).toBe(200);
  expect((await get(source)).text).toContain('securitypolicyviolation');
});

test('passes other answers on unchanged', async () => {
  expect(await get('/nothing', { 'accept-encoding': 'br' })).toEqual({ status: 404, text: 'br' });
});

test('collects the faults that pages report', async () => {
  await fetch(`${proxy.address}${faultsPath}`, { method: 'POST', body: 'policy: script-src' });
  expect(proxy.faults).toEqual(['policy: script-src']);
});
