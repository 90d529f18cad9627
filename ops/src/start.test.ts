import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memorySettings } from './memory-settings.ts';
import { root } from './root.ts';

const command = [process.execPath, 'ops/run.mjs', 'start'] as const;
const startTimeoutMs = 120_000;

type Started = { readonly child: ChildProcess; readonly exit: Promise<unknown>; readonly output: () => string };

/** Starts a server in its own process group, as a shell does. */
function start([program = '', ...args]: readonly string[], settings: Readonly<Record<string, string>>): Started {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: '0', ...settings };
  const child = spawn(program, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exit = once(child, 'close').then(([code, signal]) => signal ?? code);
  return { child, exit, output: () => output };
}

async function startAndOpen(words: readonly string[], settings: Readonly<Record<string, string>>): Promise<Started> {
  const started = start(words, settings);
  running.push(started.child);
  const ended = started.exit.then(() => true);
  while (!started.output().includes('is open at')) {
    const hasEnded = await Promise.race([ended, once(started.child.stdout ?? started.child, 'data').then(() => false)]);
    if (hasEnded) throw new Error(`The server did not start: ${started.output()}`);
  }
  return started;
}

const running: ChildProcess[] = [];
const folders: string[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-start-'));
  folders.push(folder);
  return folder;
}

type Process = { readonly pid: number; readonly group: number; readonly command: string };

const processes = (): readonly Process[] =>
  execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, group, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid === undefined ? [] : [{ pid: Number(pid), group: Number(group), command }];
    });

/** The processes in the group of a server, and the processes of its database. */
const leftOver = ({ child }: Started, folder: string): readonly string[] =>
  processes()
    .filter(({ group, command }) => group === child.pid || command.includes(folder))
    .map(({ command }) => command);

/** The environment that a process started with. Undefined except on Linux. */
function variablesOf(pid: number | undefined): readonly string[] | undefined {
  const file = `/proc/${pid}/environ`;
  return existsSync(file) ? readFileSync(file, 'utf8').split('\0') : undefined;
}

describe('npm start', () => {
  const folder = dataFolder();
  let started: Started;
  beforeAll(async () => {
    started = await startAndOpen(['npm', 'start'], { DATA_DIR: folder });
  }, startTimeoutMs);

  it('runs the server in one process with the memory settings', () => {
    const isServer = ({ group, command }: Process) => group === started.child.pid && !/^(npm|sh) /.test(command);
    const servers = processes().filter(isServer);

    expect(servers.map(({ command }) => command)).toEqual([expect.stringMatching(/ops\/run\.mjs serve$/)]);
    for (const option of memorySettings.nodeOptions) expect(servers[0]?.command).toContain(` ${option} `);
    const expected = Object.entries(memorySettings.variables).map(([name, value]) => `${name}=${value}`);
    expect(variablesOf(servers[0]?.pid) ?? expected).toEqual(expect.arrayContaining(expected));
  });

  it('ends with 0 on SIGTERM, after its database', async () => {
    started.child.kill('SIGTERM');

    expect(await started.exit).toBe(0);
    expect(leftOver(started, folder)).toEqual([]);
    expect(readdirSync(join(folder, 'postgres'))).not.toContain('postmaster.pid');
  });
});

describe('the command of the unit and the image', () => {
  const folder = dataFolder();
  const [variable = ''] = Object.keys(memorySettings.variables);
  let started: Started;
  beforeAll(async () => {
    const [program, ...args] = command;
    const settings = { DATA_DIR: folder, [variable]: '4' };
    started = await startAndOpen([program, '--max-old-space-size=600', ...args], settings);
  }, startTimeoutMs);

  it('lets the operator set the heap and the variables of glibc', () => {
    const { command: line = '' } = processes().find(({ pid }) => pid === started.child.pid) ?? {};

    expect(line.lastIndexOf('--max-old-space-size=600')).toBeGreaterThan(line.indexOf('--max-old-space-size=512'));
    expect(variablesOf(started.child.pid) ?? [`${variable}=4`]).toContain(`${variable}=4`);
  });

  it('stops once on Ctrl-C, with its database', async () => {
    process.kill(-(started.child.pid ?? Number.NaN), 'SIGINT');

    expect(await started.exit).toBe(0);
    expect(started.output().match(/has stopped/g)).toHaveLength(1);
    expect(leftOver(started, folder)).toEqual([]);
  });
});

it.each([
  ['npm start', ['npm', 'start']],
  ['the command of the unit', command],
])('%s ends with 1 and leaves no process when a setting is wrong', async (_, words) => {
  const folder = dataFolder();
  const started = start(words, { DATA_DIR: folder, PORT: 'none' });

  expect(await started.exit).toBe(1);
  expect(started.output()).toContain('PORT');
  expect(leftOver(started, folder)).toEqual([]);
});
