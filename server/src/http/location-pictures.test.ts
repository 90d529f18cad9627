import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aServer } from '../testing/a-server.ts';

const imagesFolder = join(import.meta.dirname, '../../../art/images');
const fileOf = (name: string): Buffer => readFileSync(join(imagesFolder, 'locations', name));
const address = '/images/locations/tallow-wharf-200.jpg';
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function aServerWithImages() {
  return (await aServer({ options: { imagesFolder } })).app;
}

test('a location has a .jpg address, answered as AVIF to clients that accept it', {
  meta: { rows: ['C-LAYOUT-028'] },
}, async () => {
  const app = await aServerWithImages();
  const typeFor = async (accept?: string) => {
    const reply = await app.inject({ url: address, headers: accept === undefined ? {} : { accept } });
    expect(reply.headers, accept).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=300',
    });
    const type = String(reply.headers['content-type']);
    expect(reply.rawPayload.equals(fileOf(`tallow-wharf-200.${type === 'image/avif' ? 'avif' : 'jpg'}`)), accept).toBe(
      true,
    );
    return type;
  };

  for (const accept of [chromium, 'image/avif', '*/*, IMAGE/AVIF;q=0.1'])
    expect([accept, await typeFor(accept)]).toEqual([accept, 'image/avif']);
  for (const accept of [undefined, '*/*', 'image/*', 'image/avif;q=0, image/*', 'image/avif-sequence', 'text/html'])
    expect([accept, await typeFor(accept)]).toEqual([accept, 'image/jpeg']);
  expect([...fileOf('tallow-wharf-200.jpg').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(fileOf('tallow-wharf-200.avif').subarray(4, 12).toString()).toBe('ftypavif');
});

test('both pictures of a location have an ETag of their own', async () => {
  const app = await aServerWithImages();
  const askWith = (accept: string, etag = '') =>
    app.inject({ url: address, headers: { accept, 'if-none-match': etag } });
  const tagFor = async (accept: string) => String((await askWith(accept)).headers.etag);
  const [avif, jpeg] = [await tagFor(chromium), await tagFor('*/*')];

  expect(avif).not.toBe(jpeg);
  expect((await askWith(chromium, avif)).statusCode).toBe(304);
  expect((await askWith(chromium, jpeg)).statusCode).toBe(200);
});

test('every location has a .jpg address, and other names answer 404', async () => {
  const app = await aServerWithImages();
  const names = readdirSync(join(imagesFolder, 'locations'));
  const jpegsOf = (ending: string) =>
    names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
  expect(jpegsOf('-200.jpg')).toEqual(jpegsOf('-200.avif'));
  expect(jpegsOf('-200.jpg').length).toBeGreaterThan(70);

  const unknown = [
    'no-such-place-200.jpg',
    'tallow-wharf-300.jpg',
    '../headers/tallow-wharf-640.jpg',
    '..%2f..%2fpackage.json',
  ];
  for (const name of unknown)
    for (const accept of [chromium, '*/*']) {
      const { statusCode } = await app.inject({ url: `/images/any/locations/${name}`, headers: { accept } });
      expect([name, statusCode]).toEqual([name, 404]);
    }
});
