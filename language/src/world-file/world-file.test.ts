import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { starterFolder } from '../cli/new-world.ts';
import { packWorld } from './pack-world.ts';
import { sourcePaths } from './source-paths.ts';
import { unpackWorld } from './unpack-world.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const pack = { 'pack.story': text('= Small\n') };

const smallLimits = { packedBytes: 1_000_000, unpackedBytes: 4_000_000, files: 20 };

/** Unpacks a zip of these files. Returns the refusal, or the names of the unpacked files. */
async function unpacked(files: Zippable | Uint8Array): Promise<string | readonly string[]> {
  const file = join(folder, 'a.world');
  writeFileSync(file, files instanceof Uint8Array ? files : zipSync(files));
  try {
    await unpackWorld(file, join(folder, 'out'), smallLimits);
  } catch (fault) {
    expect(readdirSync(folder)).toEqual(['a.world']);
    return (fault as Error).message;
  }
  return readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).sort();
}

test('a packed world has the files that the compiler reads, unchanged, and leaves notes out', async () => {
  const world = join(folder, 'starter');
  cpSync(starterFolder, world, { recursive: true });
  writeFileSync(join(world, 'ids.lock'), '');
  writeFileSync(join(world, 'notes.md'), 'only for me');
  const out = join(folder, 'out');
  writeFileSync(join(folder, 'a.world'), packWorld(world));
  await unpackWorld(join(folder, 'a.world'), out);
  expect(sourcePaths(out)).toEqual(sourcePaths(world));
  expect(sourcePaths(out)).toContain('ids.lock');
  expect(sourcePaths(out).some((path) => path.startsWith('pictures/'))).toBe(true);
  for (const path of sourcePaths(world)) expect(readFileSync(join(out, path))).toEqual(readFileSync(join(world, path)));
  expect(existsSync(join(out, 'notes.md'))).toBe(false);
});

test('the same content gives the same bytes, whenever and wherever it was written', () => {
  const [one, other] = ['one', 'other'].map((name) => join(folder, name));
  cpSync(starterFolder, one as string, { recursive: true });
  cpSync(starterFolder, other as string, { recursive: true });
  utimesSync(join(other as string, 'pack.story'), 1, 1);
  const zone = process.env.TZ;
  onTestFinished(() => {
    process.env.TZ = zone ?? '';
  });
  process.env.TZ = 'Asia/Tokyo';
  const first = packWorld(one as string);
  process.env.TZ = 'America/New_York';
  expect(packWorld(other as string)).toEqual(first);
});

test('a link in the folder of a world is not packed', () => {
  cpSync(starterFolder, folder, { recursive: true });
  symlinkSync('/etc/hostname', join(folder, 'areas', 'secret.story'));
  expect(() => packWorld(folder)).toThrow('areas/secret.story is a link');
});

test('entries for folders are left out, as other programs write them', async () => {
  const files = { ...pack, 'areas/': new Uint8Array(), 'areas/a/area.story': text('= A\n') };
  expect(await unpacked(files)).toEqual(['areas', 'areas/a', 'areas/a/area.story', 'pack.story']);
});

const link = [text('/etc/passwd'), { os: 3, attrs: 0o120_777 << 16 }] as const;
const device = [text(''), { os: 3, attrs: 0o060_666 << 16 }] as const;

test.each<[string, Zippable, string]>([
  ['an absolute path', { '/etc/cron.story': text('') }, 'absolute path'],
  ['a way out of the folder', { '../out.story': text('') }, 'invalid relative path'],
  ['a way out in the middle', { 'areas/../../out.story': text('') }, 'invalid relative path'],
  ['a backslash', { 'areas\\..\\out.story': text('') }, 'invalid characters'],
  ['a drive', { 'C:/out.story': text('') }, 'absolute path'],
  ['a link', { 'areas/a/area.story': [...link] }, 'is a link or something special'],
  ['a device', { 'areas/a/area.story': [...device] }, 'is a link or something special'],
  ['names that differ in case', { 'areas/a/B.story': text(''), 'areas/a/b.story': text('') }, 'differs only in case'],
  ['a program', { 'areas/a/run.js': text('') }, 'no story, map, picture or text of a world'],
  ['a script beside the pictures', { 'pictures/icons/run.sh': text('') }, 'no story, map, picture or text of a world'],
  ['a hidden file', { '.npmrc': text('') }, 'not a name within the folder of a world'],
  ['no pack', { 'areas/a/area.story': text('') }, 'no pack.story at its top'],
])('a world file with %s is refused, and leaves nothing behind', async (what, files, refusal) => {
  expect(await unpacked(what === 'no pack' ? files : { ...files, ...pack })).toContain(refusal);
});

test('a file that is no zip, is cut off or is damaged is refused', async () => {
  const whole = zipSync({ ...pack, 'areas/a/area.story': text('= A\n'.repeat(1000)) });
  const damaged = whole.slice();
  damaged.fill(7, 40, 60);
  expect(await unpacked(text('= Not a zip\n'))).toContain('no world file');
  expect(await unpacked(whole.slice(0, -30))).toContain('no world file');
  expect(await unpacked(damaged)).toContain('cannot be unpacked');
});

test('too many files are refused', async () => {
  const many = Array.from({ length: 20 }, (_, at) => [`areas/a/${at}.story`, new Uint8Array()]);
  expect(await unpacked({ ...pack, ...Object.fromEntries(many) })).toBe('it has more than 20 files');
});

test('bytes are counted while they are unpacked, and too many are refused', async () => {
  const zeros = new Uint8Array(1_000_000);
  const many = Array.from({ length: 4 }, (_, at) => [`pictures/icons/${at}.png`, zeros]);
  expect(await unpacked({ ...pack, ...Object.fromEntries(many) })).toBe('it has more than 4 MB when it is unpacked');
});

test('a file with the same name twice is refused', async () => {
  const zip = zipSync({ ...pack, 'areas/a/b.story': text(''), 'areas/a/c.story': text('') });
  const twice = Buffer.from(Buffer.from(zip).toString('latin1').replaceAll('a/c.story', 'a/b.story'), 'latin1');
  expect(await unpacked(new Uint8Array(twice))).toContain('is in it twice');
});

test('a world file that is too large is refused before it is opened', async () => {
  expect(await unpacked(new Uint8Array(smallLimits.packedBytes + 1))).toBe(
    'it has 2 MB; a world file has at most 1 MB',
  );
});

test('an entry that states fewer bytes than it has is refused', async () => {
  const zip = zipSync({ ...pack, 'areas/a/area.story': text('= A\n'.repeat(1000)) });
  const view = new DataView(zip.buffer, zip.byteOffset);
  // The entry of the list at the end: signature, and 24 bytes later the size.
  const at = zip.findLastIndex((_, from) => from + 4 <= zip.length && view.getUint32(from, true) === 0x02014b50);
  view.setUint32(at + 24, 3, true);
  expect(await unpacked(zip)).toContain('cannot be unpacked');
});
