import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPictures } from './check-pictures.ts';
import { inspectAll } from './inspect-all.ts';
import { listPictures } from './list-pictures.ts';

let world: string;
beforeEach(() => {
  world = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(world, { recursive: true }));

const aPicture = (width = 40, height = 52) => sharp({ create: { width, height, channels: 3, background: '#a06020' } });
const png = await aPicture().png().toBuffer();
const otherPng = await aPicture().negate().png().toBuffer();
const svg = (inner: string, head = '') =>
  `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="52">${inner}</svg>`;

function put(file: string, content: string | Uint8Array): void {
  const path = join(world, 'pictures', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The same as `checkPictures`, without another process. */
async function faults(): Promise<readonly string[]> {
  const { pictures, faults } = listPictures(world);
  return [...faults, ...(await inspectAll(world, pictures))].map(({ file, message }) => `${file}: ${message}`);
}

/** A PNG whose header declares other numbers of pixels than the file contains. */
function declaring(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function withChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const twoFrames = () => sharp([png, otherPng], { join: { animated: true } });

test('a world without pictures has no problem', () => {
  expect(checkPictures(world)).toEqual({ pictures: [], faults: [] });
});

test('reads PNG, JPEG, WebP, AVIF and SVG by their content, whatever their ending says', async () => {
  put('icons/one.png', await aPicture().jpeg().toBuffer());
  put('icons/two.jpg', await aPicture().webp().toBuffer());
  put('icons/three.JPEG', png);
  put('icons/four.webp', await aPicture().avif().toBuffer());
  put('icons/five.avif', svg('<circle cx="20" cy="26" r="9" fill="url(#a)"/>', '<?xml version="1.0"?>\n<!-- mine -->'));
  put('headers/six.svg', svg('<image href="data:image/png;base64,iVBORw0KGgo="/><use xlink:href="#a"/>'));
  put('README.md', 'My notes');
  put('icons/.DS_Store', 'left behind');

  expect(await faults()).toEqual([]);
  expect(checkPictures(world).pictures.map(({ kind, name }) => `${kind}/${name}`)).toEqual([
    'headers/six',
    'icons/five',
    'icons/four',
    'icons/one',
    'icons/three',
    'icons/two',
  ]);
});

const refusals: readonly (readonly [what: string, file: string, content: () => unknown, message: RegExp])[] = [
  [
    'more than 50 megapixels',
    'icons/a.png',
    () => declaring(10_000, 6_000),
    /10000 x 6000 pixels \(60 megapixels\); make it/,
  ],
  [
    'a moving PNG',
    'icons/a.png',
    () => withChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    /is animated; save one/,
  ],
  ['a moving WebP', 'icons/a.webp', () => twoFrames().webp().toBuffer(), /is animated; save one frame/],
  ['a GIF', 'icons/a.png', () => twoFrames().gif().toBuffer(), /none of PNG, JPEG, WebP, AVIF and SVG.*save it again/],
  ['a text', 'icons/a.jpg', () => 'not a picture', /none of PNG, JPEG, WebP, AVIF and SVG.*save it again/],
  ['an empty file', 'icons/a.jpg', () => '', /none of PNG, JPEG, WebP, AVIF and SVG.*save it again/],
  ['half a header', 'icons/a.png', () => png.subarray(0, 20), /damaged or incomplete; save it again/],
  ['an ending that is no picture', 'icons/a.tiff', () => png, /no picture that can be read; save it as PNG/],
  ['a capital letter', 'icons/My Lamp.png', () => png, /small letters, digits and hyphens; call it "my-lamp.png"/],
  ['an unknown kind', 'icon/a.png', () => png, /no kind of picture called "icon"\. Did you mean "icons"\?/],
  ['a file beside the kinds', 'a.png', () => png, /belongs to no kind of picture; move it into pictures\/icons/],
  ['a folder in a kind', 'icons/more/a.png', () => png, /this is a folder; put pictures directly/],
  ['a script in an SVG', 'icons/a.svg', () => svg('<script>alert(1)</script>'), /contains a script; delete/],
  ['a named script', 'icons/a.svg', () => svg('<svg:script\n>x</svg:script>'), /contains a script; delete/],
  ['an event handler', 'icons/a.svg', () => svg('<g onload="x()"/>'), /the event handler "onload"; delete/],
  [
    'a handler of the drawing',
    'icons/a.svg',
    () => '<svg xmlns="http://www.w3.org/2000/svg" ONCLICK=\'x\'/>',
    /event handler/,
  ],
  [
    'foreignObject',
    'icons/a.svg',
    () => svg('<foreignObject><p>x</p></foreignObject>'),
    /<foreignObject>.*turn its text/,
  ],
  ['an entity', 'icons/a.svg', () => svg('&x;', '<!DOCTYPE svg [<!ENTITY x "y">]>'), /defines entities; save it again/],
  ['an outside file', 'icons/a.svg', () => svg('<image href="file:///etc/passwd"/>'), /outside itself \(href=.*embed/],
  [
    'an outside picture',
    'icons/a.svg',
    () => svg('<image xlink:href="b.png"/>'),
    /outside itself \(xlink:href="b.png"\)/,
  ],
  ['an outside fill', 'icons/a.svg', () => svg('<g fill="url(https://x.example/#a)"/>'), /outside itself \(a style\)/],
  [
    'an outside style',
    'icons/a.svg',
    () => svg('<style>@import "https://x.example";</style>'),
    /outside itself \(a style\)/,
  ],
  ['a hidden address', 'icons/a.svg', () => svg('<style>a{fill:u\\72l(//x)}</style>'), /outside itself \(a style\)/],
  ['a style sheet', 'icons/a.svg', () => svg('', '<?xml-stylesheet href="a.css"?>'), /names a style sheet/],
  ['an animation', 'icons/a.svg', () => svg('<animate attributeName="x"/>'), /animated by <animate>; delete/],
];

test.each(refusals)('refuses %s, and says what to do', async (_, file, content, message) => {
  put(file, (await content()) as string | Uint8Array);

  expect(await faults()).toEqual([expect.stringMatching(message)]);
  expect((await faults())[0]).toMatch(/^pictures\//);
});

test('refuses a file over 20 MB, and reads nothing of it', async () => {
  put('icons/a.png', png);
  truncateSync(join(world, 'pictures/icons/a.png'), 20 * 1024 * 1024 + 1);

  expect(await faults()).toEqual([
    'pictures/icons/a.png: the file has 20.0 MB; make it smaller than 20 MB, for example as JPEG',
  ]);
});

test('refuses links to files, folders and the folder of pictures, and waits for no pipe', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'a.png'), png);
  put('icons/b.png', png);
  symlinkSync(join(outside, 'a.png'), join(world, 'pictures/icons/a.png'));
  symlinkSync(outside, join(world, 'pictures/scenes'));
  execFileSync('mkfifo', [join(world, 'pictures/icons/c.png')]);
  const link = /no plain file or folder, but a link or something special; copy the picture/;
  expect(await faults()).toEqual([
    expect.stringMatching(/^pictures\/icons\/a.png: /),
    expect.stringMatching(/^pictures\/icons\/c.png: /),
    expect.stringMatching(/^pictures\/scenes: /),
  ]);
  for (const fault of await faults()) expect(fault).toMatch(link);

  const other = mkdtempSync(join(tmpdir(), 'pictures-'));
  symlinkSync(outside, join(other, 'pictures'));
  expect(checkPictures(other).faults).toEqual([{ file: 'pictures', message: expect.stringMatching(link) }]);
  rmSync(outside, { recursive: true });
  rmSync(other, { recursive: true });
});

test('refuses names that differ only in case, and one name of two files', async () => {
  put('icons/lamp.png', png);
  put('icons/Lamp.png', png);
  put('scenes/quay.png', png);
  put('scenes/quay.jpg', png);

  expect(await faults()).toEqual([
    'pictures/icons/Lamp.png: its name and "lamp.png" differ only in case, which some systems cannot tell apart; rename one',
    'pictures/icons/lamp.png: its name and "Lamp.png" differ only in case, which some systems cannot tell apart; rename one',
    'pictures/scenes/quay.jpg: "quay.png" has the same name; keep one of the two',
    'pictures/scenes/quay.png: "quay.jpg" has the same name; keep one of the two',
  ]);
});

test('a changed file is read again', () => {
  put('icons/a.png', 'no picture');
  expect(checkPictures(world).faults).toHaveLength(1);
  put('icons/a.png', png);
  expect(checkPictures(world).faults).toEqual([]);
});

test('a focus names an existing picture and lies in it', () => {
  put('headers/quay.png', png);
  put(
    'focus.txt',
    'headers/quay: 50 across, 70 down\n\n// Later\nheaders/quai: 1 across, 2 down\nheaders/quay: 101 across, 0 down\nnonsense\n',
  );

  expect(checkPictures(world).faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '4 there is no picture "headers/quai". Did you mean "headers/quay"?',
    '5 the focus of "headers/quay" lies outside the picture; write percentages from 0 to 100',
    '6 "nonsense" is no focus; write it like "headers/harbour: 50 across, 70 down"',
  ]);
});
