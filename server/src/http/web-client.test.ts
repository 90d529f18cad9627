import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { pagePolicy } from './security-headers.ts';

async function aServerWithPages() {
  const webFolder = await mkdtemp(join(tmpdir(), 'underhall-pages-'));
  onTestFinished(() => rm(webFolder, { recursive: true }));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Underhall</title>');
  await writeFile(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(webFolder, 'assets/page-1a2b3c.js'), 'export {}');
  const imagesFolder = join(import.meta.dirname, '../../../art/images');
  return (await aServer({ settings: { webFolder, imagesFolder } })).app;
}

test('what has its hash in its name is kept for ever; the page itself is asked for anew', async () => {
  const app = await aServerWithPages();
  const kept = async (url: string) => (await app.inject({ url })).headers['cache-control'];

  expect(await kept('/assets/page-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/images/any/icons/watchful-100.avif')).toBe('public, max-age=31536000, immutable');
  expect(await kept('/login')).toBe('no-cache');
  expect(await kept('/favicon.svg')).not.toContain('immutable');
});

test('every address of the page is the page, under the strict policy', async () => {
  const app = await aServerWithPages();
  for (const url of ['/', '/login', '/no/such/page', '/apiary']) {
    const page = await app.inject({ url });
    expect(
      [page.statusCode, page.payload.includes('<title>Underhall'), page.headers['content-security-policy']],
      url,
    ).toEqual([200, true, pagePolicy]);
  }
});

test('nothing outside the folders is served', async () => {
  const app = await aServerWithPages();
  for (const url of [
    '/images/x/../../package.json',
    '/images/x/..%2f..%2fpackage.json',
    '/assets/..%2findex.html',
    '/images/x/icons/nobody-100.avif',
  ]) {
    const answer = await app.inject({ url });
    expect(answer.payload).not.toContain('"workspaces"');
    // An address whose dots the client resolved itself is one of the page's; the others name nothing there is.
    if (!url.includes('/../')) expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
  }
});
