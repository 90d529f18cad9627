import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { callApi, registerGuest } from '../visit/api-client.ts';
import { mistakesFileIn, worldFileIn } from './dev-files.ts';
import { endProcess } from './restart-on-change.ts';
import { watchFolder } from './watch-folder.ts';

const fullWorld = join(root, 'simulator', 'full-world');
const scratch = mkdtempSync(join(tmpdir(), 'underhall-dev-'));
const world = join(scratch, 'world');
const built = join(scratch, 'built');
const storyFile = join(world, 'areas', 'quay', 'coming-ashore.story');
const text = readFileSync(join(fullWorld, 'areas', 'quay', 'coming-ashore.story'), 'utf8');
const children: ChildProcess[] = [];

afterAll(async () => {
  await Promise.all(children.map(endProcess));
  rmSync(scratch, { recursive: true, force: true });
});

test('the running server serves each of a hundred edits without failing a call', async () => {
  cpSync(fullWorld, world, { recursive: true });
  const pack = readFileSync(join(world, 'pack.story'), 'utf8');
  writeFileSync(join(world, 'pack.story'), pack.replace('faces: plain', 'faces: veil, plain'));
  startProgram('compile.ts', world, built);
  await until(() => existsSync(worldFileIn(built)));
  const address = await addressOf(startProgram('serve.ts', built));
  const [reader, ...others] = await Promise.all([
    registerGuest(address),
    registerGuest(address),
    registerGuest(address),
  ]);
  const listed = async () => JSON.stringify(await callApi(address, 'POST /storylet', {}, reader));

  let isEdited = false;
  const failures: unknown[] = [];
  const callers = others.map(async (token) => {
    let calls = 0;
    for (; !isEdited; calls++) {
      try {
        const list = await callApi(address, 'POST /storylet', {}, token);
        if (!list.isSuccess) failures.push(list);
        await callApi(address, 'GET /character/myself', {}, token);
      } catch (failure) {
        failures.push(failure);
      }
    }
    return calls;
  });

  const waits: number[] = [];
  for (let edit = 1; edit <= 100; edit++) {
    const start = performance.now();
    save(text.replace('You would rather', `For the ${edit}th time, you would rather`), edit % 2 === 0);
    await until(async () => (await listed()).includes(`For the ${edit}th time,`));
    waits.push(performance.now() - start);
    if (edit === 50) await makeMistake(listed);
    if (edit === 75) writeTemporaryFiles();
  }

  isEdited = true;
  expect(readFileSync(mistakesFileIn(built), 'utf8')).toBe('');
  expect(Math.min(...(await Promise.all(callers)))).toBeGreaterThan(0);
  expect(failures).toEqual([]);
  const slowest = Math.max(...waits).toFixed(0);
  console.log(
    `100 edits were served after ${waits.sort((a, b) => a - b)[50]?.toFixed(0)} ms (median), the slowest after ${slowest} ms`,
  );
}, 240_000);

/** Expects that a mistake is reported, and that the server keeps the last world without one. */
async function makeMistake(listed: () => Promise<string>): Promise<void> {
  const last = readFileSync(worldFileIn(built), 'utf8');
  save(text.replace('where: The Quay', 'where: The Key'), true);
  await until(() => readFileSync(mistakesFileIn(built), 'utf8').includes('The Key'));
  expect(readFileSync(worldFileIn(built), 'utf8')).toBe(last);
  expect(await listed()).toContain('For the 50th time,');
  save(text, false);
  await until(() => readFileSync(mistakesFileIn(built), 'utf8') === '');
}

/** Writes files as editors do beside the one that they edit. None of them is part of the world. */
function writeTemporaryFiles(): void {
  const names = ['.coming-ashore.story.swp', 'coming-ashore.story~', '#coming-ashore.story#', '4913', '.half.story'];
  for (const name of names) writeFileSync(join(world, 'areas', 'quay', name), '= Half a');
  symlinkSync('nobody@nowhere', join(world, 'areas', 'quay', '.#coming-ashore.story'));
}

test('a watched folder reports replaced files, and new and deleted folders, at any depth', async () => {
  const folder = join(scratch, 'watched');
  mkdirSync(join(folder, 'a'), { recursive: true });
  let changes = 0;
  const stop = watchFolder(folder, () => changes++);
  const expectChange = async (act: () => void): Promise<void> => {
    const before = changes;
    act();
    await until(() => changes > before);
  };
  const file = join(folder, 'a', 'one.story');
  for (let time = 0; time < 3; time++) {
    await expectChange(() => writeFileSync(file, `in place ${time}`));
    await expectChange(() => replace(file, `replaced ${time}`));
  }
  await expectChange(() => mkdirSync(join(folder, 'b', 'c'), { recursive: true }));
  await expectChange(() => writeFileSync(join(folder, 'b', 'c', 'two.story'), 'new'));
  await expectChange(() => replace(join(folder, 'b', 'c', 'two.story'), 'replaced'));
  await expectChange(() => rmSync(join(folder, 'b'), { recursive: true }));
  await expectChange(() => replace(file, 'replaced at last'));
  stop();
});

function save(as: string, isReplaced: boolean): void {
  if (isReplaced) replace(storyFile, as);
  else writeFileSync(storyFile, as);
}

/** Writes a new file and renames it over the old one, as most editors do. */
function replace(file: string, as: string): void {
  const newFile = join(scratch, 'new-file');
  writeFileSync(newFile, as);
  renameSync(newFile, file);
}

function startProgram(program: string, ...args: readonly string[]): ChildProcess {
  const { DATABASE_URL: _ignored, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: join(scratch, 'data'), PORT: '0' };
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return child;
}

async function addressOf(server: ChildProcess): Promise<string> {
  const [output] = await Promise.race([
    once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(server, 'exit'),
  ]);
  const [, address] = /is open at (\S+)/.exec(String(output)) ?? [];
  if (address === undefined) throw new Error(`The server did not start: ${output}`);
  return address;
}

/** Waits for a condition until the test times out. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((soon) => setTimeout(soon, 10));
}
