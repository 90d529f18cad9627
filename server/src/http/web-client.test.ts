import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Pack, plainWords, type WorldWords } from '@underhall/engine';
import { aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { ServerOptions } from '../server-options.ts';
import { aServer } from '../testing/a-server.ts';
import { pagePolicy } from './security-headers.ts';

const plainPage = '<!doctype html><title>Underhall</title><meta property="og:image" content="{{card}}" />';
/** Hashes instead of random values. */
const withoutHashes = (page: string): string => page.replaceAll(/\/images\/[0-9a-f]{12}\//g, '/images/{hash}/');

const firstScript = 'document.documentElement.dataset.theme = "daylight";';

async function aServerWithPages(
  options: Partial<ServerOptions> = {},
  { html = plainPage, ...about }: { readonly html?: string; readonly pack?: Pack } = {},
) {
  const webFolder = await mkdtemp(join(tmpdir(), 'underhall-pages-'));
  onTestFinished(() => rm(webFolder, { recursive: true }));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), html);
  await writeFile(join(webFolder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(webFolder, 'first.js'), firstScript);
  await writeFile(join(webFolder, 'first.js.br'), brotliCompressSync(firstScript));
  await writeFile(join(webFolder, 'assets/page-1a2b3c.js'), 'export {}');
  const imagesFolder = join(import.meta.dirname, '../../../art/images');
  return (await aServer({ ...about, options: { ...options, webFolder, imagesFolder } })).app;
}

test('caches hashed files forever and revalidates the page', async () => {
  const app = await aServerWithPages();
  const cacheControlOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];

  expect(await cacheControlOf('/assets/page-1a2b3c.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheControlOf('/login')).toBe('no-cache');
  expect(await cacheControlOf('/robots.txt')).not.toContain('immutable');
});

test('serves the page under the strict policy at every address of it', {
  meta: { asvs: ['1.3.2', '3.4.3', '3.4.5', '3.4.6', '14.2.3'] },
}, async () => {
  const app = await aServerWithPages();
  for (const url of ['/', '/login', '/no/such/page', '/apiary']) {
    const page = await app.inject({ url });
    expect(
      [page.statusCode, page.payload.includes('<title>Underhall'), page.headers['content-security-policy']],
      url,
    ).toEqual([200, true, pagePolicy]);
  }
});

test('the preview picture has the public URL, if one is set', async () => {
  const shown = async (options: Partial<ServerOptions>) =>
    withoutHashes((await (await aServerWithPages(options)).inject({ url: '/' })).payload);

  expect(await shown({ publicUrl: 'https://play.underhall.example' })).toContain(
    'content="https://play.underhall.example/images/{hash}/ui/social-card-1200.jpg"',
  );
  expect(await shown({})).toContain('content="/images/{hash}/ui/social-card-1200.jpg"');
});

test('answers 404 for dot files, except under /.well-known', {
  meta: { asvs: ['13.4.1'] },
}, async () => {
  const app = await aServerWithPages();
  const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
  for (const url of ['/.env', '/.git/config', '/a/.ssh/id_rsa']) expect([url, await statusOf(url)]).toEqual([url, 404]);
  expect(await statusOf('/.well-known/change-password')).toBe(200);
  expect(await statusOf('/profile/Ada.B')).toBe(200);
});

test('sends HSTS if the public URL is HTTPS', {
  meta: { asvs: ['3.4.1', '12.2.1'] },
}, async () => {
  const told = async (publicUrl?: string) => {
    const app = await aServerWithPages(publicUrl ? { publicUrl } : {});
    return [
      (await app.inject({ url: '/' })).headers['strict-transport-security'],
      (await app.inject({ url: '/api/extra/config' })).headers['strict-transport-security'],
    ];
  };
  const always = expect.stringContaining('max-age=63072000');
  expect(await told('https://play.example')).toEqual([always, always]);
  expect(await told()).toEqual([undefined, undefined]);
  expect(await told('http://play.example')).toEqual([undefined, undefined]);
});

const built = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
const publicUrl = 'https://play.underhall.example';

/** The title, metas by name and links by kind in the head of the page. */
async function headOf(app: Awaited<ReturnType<typeof aServerWithPages>>, url: string) {
  const { payload } = await app.inject({ url });
  const metas = [...payload.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const links = [...payload.matchAll(/<link rel="([^"]+)" href="([^"]*)"/g)];
  const title = /<title>(.*?)<\/title>/.exec(payload)?.[1] ?? '';
  const head = Object.fromEntries([...metas, ...links].map(([, name = '', content = '']) => [name, content]));
  return { ...head, title } as Readonly<Record<string, string>>;
}

test('sends the compressed copy of a script for clients that accept it, and no copy by its own name', async () => {
  const app = await aServerWithPages();
  const script = await app.inject({ url: '/first.js', headers: { 'accept-encoding': 'br' } });
  expect(script.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/encoding/i) });
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe(firstScript);
  expect((await app.inject({ url: '/first.js' })).payload).toBe(firstScript);
  expect((await app.inject({ url: '/first.js.br' })).payload).toMatch(/^<!doctype html>/);
});

test('compresses the page for clients that accept it', async () => {
  const app = await aServerWithPages({}, { html: built });
  const [plain, small] = [
    await app.inject({ url: '/login' }),
    await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip' } }),
  ];
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['gzip', expect.stringMatching(/encoding/i)]);
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.payload);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

test('a page that is the same for all has its own title, description and canonical address', async () => {
  const app = await aServerWithPages({ publicUrl }, { html: built });
  const about = /^A story told one candle at a time/;
  for (const [url, title, description] of [
    ['/', 'Underhall', about],
    ['/login?hero=aunt', 'Underhall', about],
    ['/sign-up', 'Sign up · Underhall', /^A free story game, read in the browser\./],
    ['/begin', 'The Four Thousand and Twelfth Step · Underhall', /^The advertisement said to apply below\./],
    ['/help', 'Help · Underhall', about],
    ['/terms', 'Terms · Underhall', about],
  ] as const) {
    const head = await headOf(app, url);
    const address = publicUrl + (url === '/' ? '/login' : url.replace(/\?.*/, ''));
    expect(head, url).toMatchObject({ title, canonical: address, 'og:url': address, 'og:site_name': 'Underhall' });
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(head[name], `${url} ${name}`).toMatch(description);
    for (const name of ['og:title', 'twitter:title']) expect(`${head[name]} · Underhall`).toContain(title);
    for (const name of ['og:image', 'twitter:image'])
      expect(head[name], url).toMatch(/^https:\/\/play\.underhall\.example\/images\/\w+\/ui\/social-card-1200\.jpg$/);
    expect(head.robots, url).toBeUndefined();
  }
});

test("private and missing pages have the world's title and are hidden from search engines", async () => {
  const app = await aServerWithPages({ publicUrl }, { html: built });
  for (const [url, title] of [
    ['/myself', 'Underhall'],
    ['/account?token=secret', 'My Account · Underhall'],
    ['/no/such/page', 'Underhall'],
  ] as const) {
    const head = await headOf(app, url);
    expect([head.title, head.robots, head.canonical], url).toEqual([title, 'noindex', undefined]);
  }
});

test('without a public URL, no page has a canonical address', async () => {
  const head = await headOf(await aServerWithPages({}, { html: built }), '/sign-up');

  expect(head.canonical).toBeUndefined();
  expect(head['og:url']).toBeUndefined();
  expect(head['og:image']).toMatch(/^\/images\//);
});

test('serves the icon of the world, or the initial of its title in its colours', async () => {
  const ours = await headOf(await aServerWithPages({}, { html: built }), '/');
  expect(ours.icon).toMatch(/\/ui\/favicon\.svg$/);
  expect(ours['apple-touch-icon']).toMatch(/\/ui\/favicon-180\.png$/);

  const palette = { page: { dark: '#0d1820', light: '#fff' }, gilt: { dark: '#8fd0d8', light: '#000' } };
  const words = plainWords('The <Pier>', { palette });
  const theirs = await aServerWithPages({}, { html: built, pack: { ...aWorld().pack, words } });
  expect(await headOf(theirs, '/')).toMatchObject({ icon: '/icon.svg', title: 'The &lt;Pier&gt;' });
  const { headers, payload } = await theirs.inject({ url: '/icon.svg' });
  expect(headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(payload).toMatch(/fill="#0d1820".*fill="#8fd0d8">&lt;<\/text>/);
});

test('the page preloads the typefaces of its titles and its text, and no others', async () => {
  const font = (name: string) =>
    `<!--font-${name}--><link rel="preload" as="font" href="/${name}.woff2"><!--/font-${name}-->`;
  const html = built.replace(
    '<head>',
    ['<head>', ...['alegreya', 'alegreya-sc', 'hall-capitals'].map(font)].join('\n'),
  );
  const preloadedBy = async (looks: WorldWords['looks']) => {
    const words = { ...plainWords('The Pier'), looks };
    const { payload } = await (await aServerWithPages({}, { html, pack: { ...aWorld().pack, words } })).inject('/');
    return [...payload.matchAll(/as="font" href="([^"]+)"/g)].map(([, href]) => href);
  };

  const typefaces = { titles: ['Hall Capitals', 'Alegreya SC'], text: ['Alegreya'], names: ['Alegreya SC'] };
  expect(await preloadedBy({ typefaces, hasFlames: false })).toEqual(['/alegreya.woff2', '/hall-capitals.woff2']);
  expect(await preloadedBy({ typefaces: { titles: ['serif'] }, hasFlames: false })).toEqual([]);
});

test('serves nothing outside of its folders', { meta: { asvs: ['5.3.2', '13.2.5', '13.4.3'] } }, async () => {
  const app = await aServerWithPages();
  for (const url of [
    '/images/x/../../package.json',
    '/images/x/..%2f..%2fpackage.json',
    '/assets/..%2findex.html',
    '/images/x/icons/nobody-100.avif',
  ]) {
    const answer = await app.inject({ url });
    expect(answer.payload).not.toContain('"workspaces"');
    // If the client resolved the dots itself, the URL is one of the page; other URLs do not exist.
    if (!url.includes('/../')) expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
  }
});

/** A server with the pictures of one map, and a private file beside the folder. */
async function aServerWithSheets() {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-sheets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const sheets = join(folder, 'images/london/spritesheets');
  await mkdir(sheets, { recursive: true });
  await writeFile(join(sheets, 'london-1.json'), '{"frames":{}}');
  await writeFile(join(sheets, 'london-1.webp'), 'RIFF');
  await writeFile(join(folder, 'secret.json'), '"secret"');
  await writeFile(join(folder, 'images/.hidden.json'), '"secret"');
  const { app, deps } = await aServer({ options: { imagesFolder: join(folder, 'images') } });
  return { app, hash: deps.pictures.forPage.sets.london };
}

test('serves sprite sheets by hash, map and number, cached forever and with their type', {
  meta: { rows: ['C-API-029'] },
}, async () => {
  const { app, hash } = await aServerWithSheets();
  const sheet = async (name: string) => await app.inject({ url: `/images/${hash}/london/spritesheets/${name}` });
  const [json, webp] = [await sheet('london-1.json'), await sheet('london-1.webp')];
  expect([json.statusCode, json.json(), json.headers['content-type']]).toEqual([
    200,
    { frames: {} },
    expect.stringMatching(/^application\/json/),
  ]);
  expect([webp.statusCode, webp.payload, webp.headers['content-type']]).toEqual([200, 'RIFF', 'image/webp']);
  for (const { headers } of [json, webp]) {
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('answers 404 without caching for any missing sheet', async () => {
  const { app, hash } = await aServerWithSheets();
  for (const name of [
    'london-2.json',
    'london-1',
    '',
    '%00',
    'london-1.json%00.webp',
    '%2e%2e/%2e%2e/%2e%2e/secret.json',
    '..%2f..%2f..%2fsecret.json',
    '..%5c..%5c..%5csecret.json',
    '%2e%2e%2f%2e%2e%2f.hidden.json',
    '%252e%252e%252fsecret.json',
  ]) {
    const { statusCode, headers, payload } = await app.inject({ url: `/images/${hash}/london/spritesheets/${name}` });
    expect([statusCode, String(headers['cache-control']).includes('immutable')], name).toEqual([404, false]);
    expect(payload, name).not.toContain('secret');
  }
});

test('the page has the texts of the world, and no text can break out of it', {
  meta: { asvs: ['1.2.1', '1.2.2', '1.2.3'] },
}, async () => {
  const title = 'The Pier</script><b>"$& & Co';
  const words = { ...plainWords(title), landing: { pictures: [], card: { name: 'pier', alt: 'A "pier"' } } };
  const html = `<title>{{title}}</title><meta content="{{description}}" />
<!--card--><meta content="{{card}}" /><meta content="{{card alt}}" /><!--/card-->
<script type="application/json" id="world-words">{{words}}</script>`;
  const shown = async (pack: Pack) => (await (await aServerWithPages({}, { pack, html })).inject({ url: '/' })).payload;

  const page = await shown({ ...aWorld().pack, words });

  expect(page).toContain('<title>The Pier&lt;/script&gt;&lt;b&gt;&quot;$&amp; &amp; Co</title>');
  expect(withoutHashes(page)).toContain(
    '<meta content="/images/{hash}/ui/pier-1200.jpg" /><meta content="A &quot;pier&quot;" />',
  );
  const [, json = ''] = /id="world-words">(.*)<\/script>/.exec(page) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    ...words,
    version: expect.any(String),
    pictures: expect.objectContaining({ own: {} }),
  });

  expect(await shown({ ...aWorld().pack, words: plainWords('Bare') })).not.toMatch(/content="\/images|\{\{|<!--/);
});
