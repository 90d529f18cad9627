import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPictures } from '@underhall/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { mistakesFileIn, picturesFolderIn } from './dev-files.ts';

let scratch: string;
let compiler: ChildProcess;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'underhall-dev-pictures-'));
  const world = join(scratch, 'world');
  cpSync(join(root, 'language/starter'), world, { recursive: true });
  rmSync(join(world, 'pictures'), { recursive: true });
  compiler = spawn(process.execPath, [join(import.meta.dirname, 'compile.ts'), world, join(scratch, 'built')], {
    cwd: root,
    stdio: 'ignore',
  });
});
afterAll(() => {
  compiler.kill();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

const store = (): string => picturesFolderIn(join(scratch, 'built'));
const mistakes = (): string => readFileSync(mistakesFileIn(join(scratch, 'built')), 'utf8');

function pictures(): BuiltPictures['pictures'] | undefined {
  const list = `${store()}.json`;
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as BuiltPictures).pictures : undefined;
}

function drop(file: string, bytes: Uint8Array): void {
  mkdirSync(join(scratch, 'world/pictures/headers'), { recursive: true });
  writeFileSync(join(scratch, 'world/pictures/headers', file), bytes);
}

/** Waits for a condition until the test times out. */
async function until(isTrue: () => boolean | undefined): Promise<void> {
  while (!isTrue()) await new Promise((soon) => setTimeout(soon, 5));
}

test('a dropped picture is shown as it is and then converted, a deleted one goes, a refused one is named', async () => {
  const bytes = readFileSync(join(root, 'art/images/headers/tallow-wharf-1920.avif'));
  await until(() => pictures() !== undefined);

  drop('the-landing.avif', bytes);
  await until(() => pictures()?.headers?.['the-landing']?.original === 'image/avif');
  const { hash = '' } = pictures()?.headers?.['the-landing'] ?? {};
  await until(() => pictures()?.headers?.['the-landing']?.original === undefined);
  expect(pictures()?.headers?.['the-landing']?.hash).toBe(hash);
  expect(existsSync(join(store(), hash, 'headers-1920.avif'))).toBe(true);
  expect(existsSync(join(store(), hash, 'original'))).toBe(false);

  drop('broken.png', Buffer.from('no picture'));
  await until(() => mistakes().includes('pictures/headers/broken.png'));
  rmSync(join(scratch, 'world/pictures/headers/broken.png'));
  await until(() => mistakes() === '');

  rmSync(join(scratch, 'world/pictures/headers/the-landing.avif'));
  await until(() => pictures()?.headers === undefined);
}, 240_000);
