import { expect, test, vi } from 'vitest';
import { loadPictures, sheetUrl } from './load-pictures.ts';

const root = { rootPrefix: 'london', spriteSheetCount: 5, width: 5220 };

/** A server that has every picture except the named ones. */
function served(...lost: readonly string[]) {
  const requested: string[] = [];
  vi.stubGlobal('createImageBitmap', async (picture: Blob) => ({ bytes: picture.size }));
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    if (lost.some((name) => url.endsWith(name))) return new Response('', { status: 404 });
    const meta = { image: url.replace(/.*\//, '').replace('json', 'webp'), scale: '0.5' };
    return url.endsWith('json') ? Response.json({ frames: {}, meta }) : new Response('picture');
  });
  return requested;
}

test('fetches the sheets of a map and their pictures by its version and prefix', {
  meta: { rows: ['C-MAP-059'] },
}, async () => {
  const requested = served();
  const shares: number[] = [];
  const { sheets } = await loadPictures({
    root,
    signal: new AbortController().signal,
    onShare: (share) => shares.push(share),
  });
  expect(sheetUrl('london', 1)).toBe('/images/london/spritesheets/london-1.json');
  for (const n of [1, 2, 3, 4, 5]) {
    expect(requested).toContain(`/images/london/spritesheets/london-${n}.json`);
    expect(requested).toContain(`/images/london/spritesheets/london-${n}.webp`);
  }
  expect(sheets).toHaveLength(5);
  expect(requested).toHaveLength(14);
  expect(shares.at(-1)).toBe(1);
});

test('one picture that fails to load fails the whole map', async () => {
  served('london-3.webp');
  const loading = loadPictures({ root, signal: new AbortController().signal, onShare: () => {} });
  await expect(loading).rejects.toThrow('london-3.webp: status 404');
});
