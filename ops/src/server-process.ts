import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.ts';

/** A server in its own process, started as `npm start` starts it. Figures come from `/proc` of Linux, in MB. */
export type ServerProcess = {
  readonly address: string;
  isAlive(): boolean;
  /** Resident memory of the server process, without its database. */
  memory(): Promise<number>;
  /** Highest resident memory since the start or the last `resetPeak`. */
  peak(): Promise<number>;
  resetPeak(): Promise<void>;
  openFiles(): Promise<number>;
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
};

// Variables that a process needs to run, except settings of the game.
const inherited = /^(PATH|HOME|TMPDIR|NODE_.*|PG.*)$/;
const kibibytesPerMegabyte = 1024;
const ticksPerSecond = 100;

/** Starts a server on a free port and waits until it accepts calls. `stop` also deletes its data folder. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-process-'));
  const environment = Object.entries(process.env).filter(([name]) => inherited.test(name));
  const child = spawn(process.execPath, ['ops/run.mjs', 'start'], {
    cwd: root,
    env: {
      ...Object.fromEntries(environment),
      DATA_DIR: dataDir,
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const procFile = (file: string) => readFile(`/proc/${child.pid}/${file}`, 'utf8');
  const kibibytes = async (field: string): Promise<number> =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(await procFile('status').catch(() => ''))?.[1] ?? 0);
  return {
    address,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: async () => (await kibibytes('VmRSS')) / kibibytesPerMegabyte,
    peak: async () => (await kibibytes('VmHWM')) / kibibytesPerMegabyte,
    resetPeak: () => writeFile(`/proc/${child.pid}/clear_refs`, '5').catch(() => {}),
    openFiles: async () => (await readdir(`/proc/${child.pid}/fd`).catch(() => [])).length,
    cpuSeconds: async () => {
      const fields = (await procFile('stat').catch(() => '')).replace(/^.*\) /, '').split(' ');
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  const exited = once(child, 'exit').then(() => true);
  child.stderr?.on('data', (chunk) => (output += chunk));
  child.stdout?.on('data', (chunk) => (output += chunk));
  for (;;) {
    const [, address] = /open at (\S+)/.exec(output) ?? [];
    if (address) return address;
    const hasExited = await Promise.race([
      exited,
      once(child.stdout as NodeJS.ReadableStream, 'data').then(() => false),
    ]);
    if (hasExited) throw new Error(`The server did not start: ${output}`);
  }
}
