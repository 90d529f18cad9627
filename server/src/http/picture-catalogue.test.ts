import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltPictures, type Pack, plainWords } from '@underhall/engine';
import { aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';
import { pageWords } from './page-words.ts';

const imagesFolder = join(import.meta.dirname, '../../../art/images');
const forEver = 'public, max-age=31536000, immutable';
const forMinutes = 'public, max-age=300';
const [hash, newer] = ['0123456789abcdef', 'fedcba9876543210'];

const aPier: BuiltPictures = {
  isDefaultWorld: false,
  pictures: {
    headers: { pier: { hash } },
    locations: { pier: { hash } },
    icons: { kettle: { hash: newer, original: 'image/png' } },
  },
  focus: { headers: { pier: { across: 20, down: 70 } } },
};

/** A server for a world that has a banner, and an icon that is not converted yet. */
async function aServerWithPictures(built: BuiltPictures = aPier, pack: Pack = aWorld().pack) {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = join(folder, 'pictures');
  const put = (file: string, content: string) => {
    mkdirSync(join(store, file, '..'), { recursive: true });
    writeFileSync(join(store, file), content);
  };
  const list = (pictures: BuiltPictures) => writeFileSync(`${store}.json`, JSON.stringify(pictures));
  put(`${hash}/headers-640.avif`, 'banner');
  put(`${hash}/locations-200.avif`, 'square');
  put(`${hash}/locations-200.jpg`, 'square for older clients');
  put(`${hash}/ui-32.png`, 'icon of the page');
  put(`${newer}/original`, 'icon');
  put(`${newer}/icons-100.avif`, 'converted icon');
  writeFileSync(join(folder, 'secret.avif'), 'secret');
  list(built);
  const { app, deps } = await aServer({ pack, options: { imagesFolder, picturesFolder: store } });
  const get = async (path: string, accept = '') => {
    const { statusCode, headers, payload } = await app.inject({ url: `/images/${path}`, headers: { accept } });
    return statusCode === 200 ? [payload, headers['content-type'], headers['cache-control']] : statusCode;
  };
  return { get, deps, list };
}

test('an own picture is cached for ever by its hash, and for minutes by its kind and name', async () => {
  const { get } = await aServerWithPictures();
  expect(await get(`${hash}/headers/pier-640.avif`)).toEqual(['banner', 'image/avif', forEver]);
  expect(await get('headers/pier-640.avif')).toEqual(['banner', 'image/avif', forMinutes]);
  expect(await get('any-version/headers/pier-640.avif')).toEqual(['banner', 'image/avif', forMinutes]);
  expect(await get('locations/pier-200.jpg')).toEqual(['square for older clients', 'image/jpeg', forMinutes]);
  expect(await get('locations/pier-200.jpg', 'image/avif')).toEqual(['square', 'image/avif', forMinutes]);
});

test('shows an original until the picture is converted, and caches it nowhere', async () => {
  const { get, deps, list } = await aServerWithPictures();
  expect(await get('icons/kettle-100.avif')).toEqual(['icon', 'image/png', 'no-cache']);
  expect(await get(`${newer}/icons/kettle-100.avif`)).toEqual(['icon', 'image/png', 'no-cache']);

  list({ ...aPier, pictures: { icons: { kettle: { hash: newer } } } });
  deps.pictures.reload();

  expect(await get(`${newer}/icons/kettle-100.avif`)).toEqual(['converted icon', 'image/avif', forEver]);
  expect(await get('headers/pier-640.avif')).toBe(404);
});

test('another world than the default one shows none of its pictures', async () => {
  const { get, deps } = await aServerWithPictures();
  for (const path of [
    'icons/watchful-100.avif',
    'ui/candle-dish-264.avif',
    'ui/favicon.svg',
    'london/flat-1600.webp',
    'ui/glyphs.txt',
    'ui/velvet-384.avif',
  ])
    expect([path, await get(path)]).toEqual([path, 404]);
  expect(pageWords(deps).pictures).toEqual({
    sets: {},
    own: { headers: { pier: hash }, locations: { pier: hash }, icons: { kettle: newer } },
    focus: { headers: { pier: 70 }, 'phone-headers': {} },
  });
  expect(pageWords(deps)).toBe(pageWords(deps));
});

test("the page has those of the world's own pictures of itself that are there, and is plain without them", async () => {
  const { looks, landing, actionPicture } = plainWords('The Pier');
  const words = plainWords('The Pier', {
    landing: { ...landing, icon: 'bell', card: { name: 'poster', alt: 'A poster' } },
    looks: {
      ...looks,
      frame: 'rope',
      seal: 'knot',
      pageTexture: { dark: 'sand', light: 'salt' },
      cardBacks: { deck: 'rope', full: 'rope', endless: 'rope', none: 'gull' },
    },
    actionPicture: { stands: 'rope', isOut: 'rope', sinks: 'rope', rides: 'gull' },
  });
  const { get, deps } = await aServerWithPictures(aPier, { ...aWorld().pack, words });
  const having = (...names: readonly string[]) => {
    const ui = Object.fromEntries(names.map((name) => [name, { hash }]));
    deps.pictures.replace({ isDefaultWorld: false, pictures: { ui }, focus: {} });
    return pageWords(deps);
  };

  const some = having('rope', 'salt', 'bell');
  expect(some.landing).toMatchObject({ icon: 'bell' });
  expect(some.landing.card).toBeUndefined();
  expect(some.looks).toMatchObject({ frame: 'rope', pageTexture: { light: 'salt' } });
  expect([some.looks.seal, some.looks.pageTexture?.dark, some.looks.cardBacks]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(some.actionPicture).toEqual(actionPicture);

  const all = having('rope', 'knot', 'sand', 'salt', 'gull', 'bell', 'poster');
  expect(all).toMatchObject({ landing: words.landing, looks: words.looks, actionPicture: words.actionPicture });
  expect(await get(`${hash}/ui/bell-32.png`)).toEqual(['icon of the page', 'image/png', forEver]);
  expect(await get(`${hash}/ui/bell.svg`)).toBe(404);
});

test('the default world has all pictures of the program, by a hash for each kind', async () => {
  const { app, deps } = await aServer({ options: { imagesFolder } });
  const { sets, own, focus } = deps.pictures.forPage;
  const cachingOf = async (url: string) => (await app.inject({ url })).headers['cache-control'];
  expect(await cachingOf(`/images/${sets.icons}/icons/watchful-100.avif`)).toBe(forEver);
  expect(await cachingOf('/images/icons/watchful-100.avif')).toBe(forMinutes);
  expect(await cachingOf(`/images/${sets.headers}/icons/watchful-100.avif`)).toBe(forMinutes);
  // The credits page links to this address.
  expect((await app.inject({ url: '/images/ui/glyphs.txt' })).headers['content-type']).toMatch(/^text\/plain/);
  expect(own).toEqual({});
  expect(Object.keys(focus.headers ?? {}).length).toBeGreaterThan(50);
});

test('serves nothing beside the pictures', { meta: { asvs: ['5.3.2'] } }, async () => {
  const { get } = await aServerWithPictures();
  for (const path of [
    `${newer}/original`,
    `${hash}/headers-640.avif`,
    'headers/nothing-640.avif',
    'headers/pier-641.avif',
    '__proto__/pier-640.avif',
    'headers/__proto__-640.avif',
    '..%2fsecret.avif',
    'headers/..%2f..%2fsecret.avif',
    '',
  ])
    expect([path, await get(path)]).toEqual([path, 404]);
});

test('an open page finds the pictures of the version that it shows, also after another one is live', async () => {
  const { get, deps } = await aServerWithPictures();
  deps.pictures.replace({ isDefaultWorld: false, pictures: { headers: { pier: { hash: newer } } }, focus: {} });
  expect(await get(`${hash}/headers/pier-640.avif`)).toEqual(['banner', 'image/avif', forEver]);
  expect(await get(`${hash}/locations/pier-200.jpg`)).toEqual(['square for older clients', 'image/jpeg', forEver]);
  expect(await get('locations/pier-200.jpg')).toBe(404);
});
