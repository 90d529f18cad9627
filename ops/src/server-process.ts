import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/** A game in a process of its own, started as `npm start` does; its memory is read from Linux's `/proc`, in MB. */
export type ServerProcess = {
  readonly address: string;
  isAlive(): boolean;
  /** Resident memory of the server's own process; that of its database is not in it. */
  memory(): Promise<number>;
  /** The highest it has been since it was last forgotten. */
  peak(): Promise<number>;
  forgetPeak(): Promise<void>;
  openFiles(): Promise<number>;
  /** Seconds of the processor that it has used. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
};

// Of the person's environment, what a process needs to run; no setting of the game's.
const needed = /^(PATH|HOME|TMPDIR|NODE_.*|PG.*)$/;
const kibibytesInMegabyte = 1024;
/** Linux counts in hundredths of a second. */
const ticksInSecond = 100;

/** Starts a server on a free port, with a data folder of its own that goes with it, and waits until it is open. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-process-'));
  const ours = Object.entries(process.env).filter(([name]) => needed.test(name));
  const child = spawn('sh', ['-c', await startScript()], {
    cwd: root,
    env: {
      ...Object.fromEntries(ours),
      PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
      DATA_DIR: dataDir,
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await openAddress(child);
  const about = (file: string) => readFile(`/proc/${child.pid}/${file}`, 'utf8');
  const kibibytes = async (field: string): Promise<number> =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(await about('status').catch(() => ''))?.[1] ?? 0);
  return {
    address,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    memory: async () => (await kibibytes('VmRSS')) / kibibytesInMegabyte,
    peak: async () => (await kibibytes('VmHWM')) / kibibytesInMegabyte,
    forgetPeak: () => writeFile(`/proc/${child.pid}/clear_refs`, '5').catch(() => {}),
    openFiles: async () => (await readdir(`/proc/${child.pid}/fd`).catch(() => [])).length,
    cpuSeconds: async () => {
      const fields = (await about('stat').catch(() => '')).replace(/^.*\) /, '').split(' ');
      return (Number(fields[11]) + Number(fields[12])) / ticksInSecond;
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

/** The script of `npm start`, which ends in the server's own process. */
async function startScript(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start;
}

async function openAddress(child: ChildProcess): Promise<string> {
  let said = '';
  const ended = once(child, 'exit').then(() => true);
  child.stderr?.on('data', (chunk) => (said += chunk));
  child.stdout?.on('data', (chunk) => (said += chunk));
  for (;;) {
    const [, address] = /open at (\S+)/.exec(said) ?? [];
    if (address) return address;
    const isOver = await Promise.race([ended, once(child.stdout as NodeJS.ReadableStream, 'data').then(() => false)]);
    if (isOver) throw new Error(`the server did not start: ${said}`);
  }
}
