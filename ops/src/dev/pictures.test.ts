import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPictures } from '@underhall/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { mistakesFileIn, picturesFolderIn, worldFileIn } from './dev-files.ts';
import { endProcess } from './restart-on-change.ts';

let scratch: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'underhall-dev-pictures-'));
  const world = join(scratch, 'world');
  cpSync(join(root, 'language/starter'), world, { recursive: true });
  rmSync(join(world, 'pictures'), { recursive: true });
  start('compile.ts', world, join(scratch, 'built'));
});
afterAll(async () => {
  await Promise.all(children.map(endProcess));
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

function start(program: string, ...args: readonly string[]): ChildProcess {
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    cwd: root,
    env: { ...inherited, DATA_DIR: join(scratch, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return child;
}

/** Starts the server, and returns its address. */
async function serve(): Promise<string> {
  const server = start('serve.ts', join(scratch, 'built'));
  const [output] = await once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  const [, address] = /is open at (\S+)/.exec(String(output)) ?? [];
  if (address === undefined) throw new Error(`The server did not start: ${output}`);
  return address;
}

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
async function until(isTrue: () => boolean | undefined | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((soon) => setTimeout(soon, 5));
}

test('a dropped picture is shown at once and then converted, a deleted one goes, a refused one is named', async () => {
  const bytes = readFileSync(join(root, 'art/images/headers/tallow-wharf-1920.avif'));
  await until(() => pictures() !== undefined && existsSync(worldFileIn(join(scratch, 'built'))));
  const address = await serve();
  const shown = async (): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${address}/images/headers/the-landing-640.avif`)).arrayBuffer());

  drop('the-landing.avif', bytes);
  await until(async () => (await shown()).subarray(8, 12).toString() === 'WEBP');
  const { hash = '' } = pictures()?.headers?.['the-landing'] ?? {};
  await until(() => pictures()?.headers?.['the-landing']?.original === undefined);
  const converted = readFileSync(join(store(), hash, 'headers-640.avif'));
  await until(async () => (await shown()).equals(converted));
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
