import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltPictures } from '@underhall/engine';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { windowOf } from './convert-picture.ts';
import { preparePictures } from './prepare-pictures.ts';

let folder: string;
let world: string;
let store: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'converted-'));
  [world, store, lines] = [join(folder, 'world'), join(folder, 'store'), []];
});
afterEach(() => rmSync(folder, { recursive: true }));

const red = { r: 200, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 200 };

function put(file: string, content: string | Uint8Array): void {
  const path = join(world, 'pictures', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const prepare = (originalsFirst = false) =>
  preparePictures({ world, store, isDefaultWorld: false, originalsFirst, progress: (line) => lines.push(line) });

const manifest = (): BuiltPictures => JSON.parse(readFileSync(`${store}.json`, 'utf8'));

/** The left half is red, the right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: blue } },
      gravity: 'east',
    },
  ]);

async function colourAt(file: string, across: number, down: number): Promise<'red' | 'blue' | 'clear'> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(info.width * across), Math.floor(info.height * down)];
  const [r = 0, , b = 0, alpha = 0] = data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
  return alpha < 20 ? 'clear' : r > b ? 'red' : 'blue';
}

const fileOf = (kind: string, name: string, end: string): string =>
  join(store, manifest().pictures[kind]?.[name]?.hash ?? 'nothing', `${kind}-${end}`);

test('converts each kind into the sizes of the page, upright and without metadata', async () => {
  const turned = await halves(104, 80)
    .withExif({ IFD0: { Artist: 'Secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  put('icons/lamp.jpg', turned);

  expect(await prepare()).toEqual([]);

  expect(lines).toEqual(['picture 1 of 1: pictures/icons/lamp.jpg']);
  const { hash = '' } = manifest().pictures.icons?.lamp ?? {};
  expect(readdirSync(join(store, hash)).sort()).toEqual(['icons-100.avif', 'icons-200.avif']);
  const file = fileOf('icons', 'lamp', '200.avif');
  expect(await sharp(file).metadata()).toMatchObject({ width: 200, height: 260, format: 'heif' });
  expect(readFileSync(file).includes('Secret')).toBe(false);
  // Orientation 6 is turned clockwise: what was left is at the top.
  expect([await colourAt(file, 0.5, 0.1), await colourAt(file, 0.5, 0.9)]).toEqual(['red', 'blue']);
});

test('a banner is also cut for telephones and locations, with a JPEG; an own picture for telephones wins', async () => {
  put('headers/quay.png', await halves(400, 100).png().toBuffer());
  put('headers/pier.png', await halves(404, 100).png().toBuffer());
  put('phone-headers/pier.png', await halves(90, 60).png().toBuffer());

  await prepare();

  const sizes = (kind: string, name: string) =>
    readdirSync(dirname(fileOf(kind, name, '')))
      .filter((file) => file.startsWith(kind))
      .sort();
  expect(sizes('headers', 'quay')).toEqual(['headers-1280.avif', 'headers-1920.avif', 'headers-640.avif']);
  expect(sizes('phone-headers', 'quay')).toEqual(['phone-headers-1170.avif', 'phone-headers-780.avif']);
  expect(sizes('locations', 'quay')).toEqual(['locations-200.avif', 'locations-200.jpg', 'locations-400.avif']);
  expect((await sharp(fileOf('locations', 'quay', '200.jpg')).metadata()).format).toBe('jpeg');
  const { pictures } = manifest();
  expect(pictures['phone-headers']?.quay?.hash).toBe(pictures.headers?.quay?.hash);
  expect(pictures['phone-headers']?.pier?.hash).not.toBe(pictures.headers?.pier?.hash);
}, 120_000);

test('a picture of the page has a size for each of its uses, and repeats as it was drawn', async () => {
  put('ui/large.png', await halves(800, 400).png().toBuffer());
  put(
    'ui/small.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30"><path d="M24 0h24v30H24z" fill="#1414c8"/></svg>',
  );

  await prepare();

  const sizeOf = async (name: string, end: string) => {
    const { width, height, format } = await sharp(fileOf('ui', name, end)).metadata();
    return `${width} x ${height} ${format}`;
  };
  expect(await sizeOf('small', '144.avif')).toBe('144 x 144 heif');
  expect(await sizeOf('small', '312.avif')).toBe('312 x 406 heif');
  expect(await sizeOf('small', '264.avif')).toBe('264 x 552 heif');
  expect(await sizeOf('small', '32.png')).toBe('32 x 32 png');
  expect(await sizeOf('small', '1200.jpg')).toBe('1200 x 630 jpeg');
  expect(await sizeOf('small', '384.avif')).toBe('48 x 30 heif');
  expect(await sizeOf('large', '384.avif')).toBe('384 x 192 heif');
  const texture = fileOf('ui', 'small', '384.avif');
  expect([await colourAt(texture, 0.1, 0.5), await colourAt(texture, 0.9, 0.5)]).toEqual(['clear', 'blue']);
});

test('a drawing becomes pixels, sharp and with its transparency, and is not stored itself', async () => {
  put(
    'icons/dot.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="13"><rect x="5" width="5" height="13" fill="#1414c8"/></svg>',
  );

  await prepare(true);

  const file = fileOf('icons', 'dot', '200.avif');
  expect([await colourAt(file, 0.45, 0.5), await colourAt(file, 0.55, 0.5)]).toEqual(['clear', 'blue']);
  expect(readdirSync(dirname(file)).sort()).toEqual(['icons-100.avif', 'icons-200.avif']);
});

test('shows an original upright and without metadata until it is converted', async () => {
  const exif = { IFD0: { Artist: 'Secret' } };
  const turned = await halves(104, 80).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(turned.includes('Secret')).toBe(true);
  put('icons/lamp.jpg', turned);
  let shown = Buffer.alloc(0);
  const progress = () => {
    const { hash = '', original } = manifest().pictures.icons?.lamp ?? {};
    if (original === 'image/webp') shown = readFileSync(join(store, hash, 'original'));
  };

  await preparePictures({ world, store, isDefaultWorld: false, originalsFirst: true, progress });

  const { exif: left, ...about } = await sharp(shown).metadata();
  expect([about.width, about.height, about.format, left]).toEqual([80, 104, 'webp', undefined]);
});

test('a drawing that is saved again is shown as it was until it is drawn', async () => {
  const dot = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="13"><rect width="10" height="13" fill="${colour}"/></svg>`;
  put('icons/dot.svg', dot('#1414c8'));
  await prepare(true);
  const before = manifest().pictures.icons?.dot;
  put('icons/dot.svg', dot('#c81414'));
  let during: unknown;
  const progress = () => {
    during = manifest().pictures.icons?.dot;
  };

  await preparePictures({ world, store, isDefaultWorld: false, originalsFirst: true, progress });

  expect(during).toEqual(before);
  expect(manifest().pictures.icons?.dot).not.toEqual(before);
});

test('converts only what changed, and a change of the focus counts', async () => {
  put('scenes/two.png', await halves(300, 50).png().toBuffer());
  await prepare();
  const first = fileOf('scenes', 'two', '480.avif');
  const { mtimeMs } = statSync(first);
  await prepare();
  expect([lines.length, statSync(first).mtimeMs]).toEqual([1, mtimeMs]);

  put('focus.txt', 'scenes/two: 0 across, 50 down\n');
  await prepare();
  const second = fileOf('scenes', 'two', '480.avif');
  expect(second).not.toBe(first);
  expect([await colourAt(first, 0.9, 0.5), await colourAt(second, 0.9, 0.5)]).toEqual(['blue', 'red']);
  expect(manifest().focus).toEqual({ scenes: { two: { across: 0, down: 50 } } });
});

test('removes conversions that the world no longer has after a day', async () => {
  put('icons/lamp.png', await halves(20, 26).png().toBuffer());
  await prepare();
  const first = dirname(fileOf('icons', 'lamp', ''));
  put('icons/lamp.png', await halves(40, 52).png().toBuffer());
  await prepare();
  expect(existsSync(first)).toBe(true);

  utimesSync(first, 0, 0);
  await prepare();
  expect(existsSync(first)).toBe(false);
  expect(existsSync(fileOf('icons', 'lamp', '200.avif'))).toBe(true);
});

test('reports a damaged picture and converts the others', async () => {
  const png = await halves(200, 260).png().toBuffer();
  put('icons/broken.png', png.subarray(0, png.length - 60));
  put('icons/whole.png', png);

  expect(await prepare()).toEqual([
    { file: 'pictures/icons/broken.png', message: expect.stringContaining('save it again') },
  ]);
  expect(Object.keys(manifest().pictures.icons ?? {})).toEqual(['whole']);
  expect(existsSync(fileOf('icons', 'whole', '100.avif'))).toBe(true);
});

test.each([
  [{ width: 400, height: 100 }, { width: 100, height: 100 }, { across: 50, down: 50 }, [150, 0, 100, 100]],
  [{ width: 400, height: 100 }, { width: 100, height: 100 }, { across: 0, down: 0 }, [0, 0, 100, 100]],
  [{ width: 400, height: 100 }, { width: 100, height: 100 }, { across: 100, down: 100 }, [300, 0, 100, 100]],
  [{ width: 100, height: 400 }, { width: 4, height: 1 }, { across: 50, down: 25 }, [0, 88, 100, 25]],
  [{ width: 1, height: 1 }, { width: 4, height: 1 }, { across: 50, down: 50 }, [0, 0, 1, 1]],
])('cuts %j to the shape of %j around %j', (picture, shape, focus, [left, top, width, height]) => {
  expect(windowOf(picture, shape, focus)).toEqual({ left, top, width, height });
});
