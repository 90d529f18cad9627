import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPictures } from '@underhall/engine';
import { expect, onTestFinished, test } from 'vitest';
import { starterFolder } from '../cli/new-world.ts';
import { writeLock } from '../cli/write-pack.ts';
import { compileWorld } from '../compile/compile-world.ts';
import { sourcePaths } from '../world-file/source-paths.ts';
import { compileVersion } from './compile-version.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'compile-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The starter world with its numbers. */
function aWorld(): string {
  const world = join(aFolder(), 'world');
  cpSync(starterFolder, world, { recursive: true });
  writeLock(world, compileWorld(world).lock);
  return world;
}

/** Stores the files of a world as the server does, and compiles them. */
async function compile(world: string, extra: Readonly<Record<string, string>> = {}, defaultWorld = aFolder()) {
  const [input, output] = [aFolder(), aFolder()];
  const contents = [
    ...sourcePaths(world).map((path) => [path, readFileSync(join(world, path))] as const),
    ...Object.entries(extra).map(([path, text]) => [path, Buffer.from(text)] as const),
  ];
  const files: Record<string, string> = {};
  for (const [path, content] of contents) {
    files[path] = createHash('sha256').update(content).digest('hex');
    writeFileSync(join(input, files[path]), content);
  }
  writeFileSync(join(input, 'files.json'), JSON.stringify(files));
  const steps: string[] = [];
  const images = join(aFolder(), 'images');
  mkdirSync(images);
  const progress = (step: string) => void steps.push(step);
  const problems = await compileVersion({ input, output, defaultWorld, images, progress });
  const read = (name: string) => JSON.parse(readFileSync(join(output, name), 'utf8'));
  return { problems, steps, output, read };
}

test('compiles the files of a world into a pack, numbers and converted pictures, and reports each step', async () => {
  const world = aWorld();
  const { problems, steps, output, read } = await compile(world);
  expect(problems).toBeUndefined();
  expect(read('world.json').version).toBe(compileWorld(world).pack?.version);
  expect(read('numbers.json').lines.length).toBeGreaterThan(3);
  const { isDefaultWorld, pictures } = read('pictures.json') as BuiltPictures;
  expect(isDefaultWorld).toBe(false);
  const hashes = Object.values(pictures).flatMap((byName) => Object.values(byName).map(({ hash }) => hash));
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(existsSync(join(output, 'pictures', hash))).toBe(true);
  expect(steps[0]).toBe('compiling the stories');
  expect(steps[1]).toMatch(/^picture 1 of \d+: pictures\//);
});

test('returns the problems of a world as the check prints them', async () => {
  const world = aWorld();
  writeFileSync(
    join(world, 'pack.story'),
    readFileSync(join(world, 'pack.story'), 'utf8').replace(/start at:.*/, 'start at: Nowhere'),
  );
  const { problems } = await compile(world);
  expect(problems).toMatch(/^world\/pack\.story:\d+:\d+\n {2}start at: Nowhere\n/);
  expect(problems).toContain('(known-names)');
});

test('refuses a world whose new things have no numbers, and says what to run', async () => {
  const world = aWorld();
  writeFileSync(join(world, 'ids.lock'), '');
  expect((await compile(world)).problems).toMatch(
    /^ids\.lock lacks the numbers of \d+ new things, .*Run "npm run world compile -- --world FOLDER"/,
  );
});

test('names what a renamed thing was called', async () => {
  const world = aWorld();
  const [, name = ''] = /^quality \d+ (.*)$/m.exec(readFileSync(join(world, 'ids.lock'), 'utf8')) ?? [];
  const renamed = sourcePaths(world).filter((path) => path.endsWith('.story'));
  for (const path of renamed) {
    const text = readFileSync(join(world, path), 'utf8');
    const heading = new RegExp(`^(=+ )${name}$`, 'm');
    writeFileSync(
      join(world, path),
      text
        .replace(heading, `$1Renamed\nwas: ${name}`)
        .replaceAll(new RegExp(`(?<!was: |= )\\b${name}\\b`, 'g'), 'Renamed'),
    );
  }
  writeLock(world, compileWorld(world).lock);
  const { problems, read } = await compile(world);
  expect(problems).toBeUndefined();
  expect(read('numbers.json').renamed).toEqual([{ kind: 'quality', id: expect.any(Number), was: name }]);
});

test.each([
  ['a way out of the folder', { '../out.story': '' }, 'is not a name within the folder of a world'],
  ['a program', { 'areas/run.js': '' }, 'is no story, map, picture or text of a world'],
  ['names that differ only in case', { 'PACK.story': '' }, 'is no story, map'],
  ['areas that differ only in case', { 'areas/a/B.story': '', 'areas/a/b.story': '' }, 'differs only in case'],
])('refuses %s, as in a world file', async (_, extra, refusal) => {
  const { problems, output } = await compile(aWorld(), extra);
  expect(problems).toContain(refusal);
  expect(existsSync(join(output, 'world'))).toBe(false);
});

test('a world with the heading of the default world shows the pictures of the program', async () => {
  const world = aWorld();
  expect((await compile(world, {}, world)).read('pictures.json').isDefaultWorld).toBe(true);
});
