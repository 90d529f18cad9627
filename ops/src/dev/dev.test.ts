import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../root.ts';
import { aGuest, ask } from '../visit/a-guest.ts';
import { mistakesFileIn, worldFileIn } from './dev-files.ts';
import { watchFolder } from './watch-folder.ts';

const fullWorld = join(root, 'simulator', 'full-world');
const scratch = mkdtempSync(join(tmpdir(), 'underhall-dev-'));
const world = join(scratch, 'world');
const built = join(scratch, 'built');
const plank = join(world, 'areas', 'quay', 'coming-ashore.story');
const text = readFileSync(join(fullWorld, 'areas', 'quay', 'coming-ashore.story'), 'utf8');
const children: ChildProcess[] = [];

afterAll(async () => {
  await Promise.all(children.map(stopped));
  rmSync(scratch, { recursive: true, force: true });
});

test('the running server takes in a hundred edits, one after the other, and refuses no caller meanwhile', async () => {
  cpSync(fullWorld, world, { recursive: true });
  const pack = readFileSync(join(world, 'pack.story'), 'utf8');
  writeFileSync(join(world, 'pack.story'), pack.replace('faces: plain', 'faces: veil, plain'));
  started('compile.ts', world, built);
  await until(() => existsSync(worldFileIn(built)));
  const address = await addressOf(started('serve.ts', built));
  const [reader, ...others] = await Promise.all([aGuest(address), aGuest(address), aGuest(address)]);
  const seen = async () => JSON.stringify(await ask(address, 'POST /storylet', {}, reader));

  let isEdited = false;
  const refused: unknown[] = [];
  const callers = others.map(async (token) => {
    let calls = 0;
    for (; !isEdited; calls++) {
      try {
        const list = await ask(address, 'POST /storylet', {}, token);
        if (!list.isSuccess) refused.push(list);
        await ask(address, 'GET /character/myself', {}, token);
      } catch (failure) {
        refused.push(failure);
      }
    }
    return calls;
  });

  const waits: number[] = [];
  for (let edit = 1; edit <= 100; edit++) {
    const begun = performance.now();
    save(text.replace('You would rather', `For the ${edit}th time, you would rather`), edit % 2 === 0);
    await until(async () => (await seen()).includes(`For the ${edit}th time,`));
    waits.push(performance.now() - begun);
    if (edit === 50) await aMistake(seen);
  }

  isEdited = true;
  expect(Math.min(...(await Promise.all(callers)))).toBeGreaterThan(0);
  expect(refused).toEqual([]);
  const slowest = Math.max(...waits).toFixed(0);
  console.log(
    `100 edits taken in after ${waits.sort((a, b) => a - b)[50]?.toFixed(0)} ms, the slowest after ${slowest} ms`,
  );
}, 240_000);

/** While the mistake stands it is told, and the last world without one goes on. */
async function aMistake(seen: () => Promise<string>): Promise<void> {
  const last = readFileSync(worldFileIn(built), 'utf8');
  save(text.replace('where: The Quay', 'where: The Key'), true);
  await until(() => readFileSync(mistakesFileIn(built), 'utf8').includes('The Key'));
  expect(readFileSync(worldFileIn(built), 'utf8')).toBe(last);
  expect(await seen()).toContain('For the 50th time,');
  save(text, false);
  await until(() => readFileSync(mistakesFileIn(built), 'utf8') === '');
}

test('a folder is watched in its depth: files that are replaced, and folders that come and go', async () => {
  const folder = join(scratch, 'watched');
  mkdirSync(join(folder, 'a'), { recursive: true });
  let changes = 0;
  const stop = watchFolder(folder, () => changes++);
  const changed = async (act: () => void): Promise<void> => {
    const before = changes;
    act();
    await until(() => changes > before);
  };
  const file = join(folder, 'a', 'one.story');
  for (let time = 0; time < 3; time++) {
    await changed(() => writeFileSync(file, `in place ${time}`));
    await changed(() => replace(file, `replaced ${time}`));
  }
  await changed(() => mkdirSync(join(folder, 'b', 'c'), { recursive: true }));
  await changed(() => writeFileSync(join(folder, 'b', 'c', 'two.story'), 'new'));
  await changed(() => replace(join(folder, 'b', 'c', 'two.story'), 'replaced'));
  await changed(() => rmSync(join(folder, 'b'), { recursive: true }));
  await changed(() => replace(file, 'replaced at last'));
  stop();
});

function save(as: string, isReplaced: boolean): void {
  if (isReplaced) replace(plank, as);
  else writeFileSync(plank, as);
}

/** As most editors write a file: beside it, and then in its place. */
function replace(file: string, as: string): void {
  const beside = join(scratch, 'beside');
  writeFileSync(beside, as);
  renameSync(beside, file);
}

function started(program: string, ...args: readonly string[]): ChildProcess {
  const { DATABASE_URL: _theirs, ...outer } = process.env;
  const env = { ...outer, DATA_DIR: join(scratch, 'data'), PORT: '0' };
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return child;
}

async function addressOf(server: ChildProcess): Promise<string> {
  const [said] = await Promise.race([
    once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
    once(server, 'exit'),
  ]);
  const [, address] = /is open at (\S+)/.exec(String(said)) ?? [];
  if (address === undefined) throw new Error(`the server did not start: ${said}`);
  return address;
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Waits for a condition, as long as the test may take. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((soon) => setTimeout(soon, 10));
}
