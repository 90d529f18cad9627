import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProcessUsage } from '../../load/process-figures.ts';
import { root } from '../../root.ts';
import { freePorts } from '../../testing/trial-game.ts';

export type OpenDev = {
  /** Address of the page. */
  readonly page: string;
  /** Address of the server, for calls. */
  readonly server: string;
  /** CPU time so far of `npm run dev` with all its processes, from Linux's `/proc`. */
  cpuSeconds(): Promise<number>;
  close(): Promise<void>;
};

/** Starts `npm run dev` for a world, with an empty database. Resolves as soon as the page is open. */
export async function openDev(world: string): Promise<OpenDev> {
  const [port = 0] = await freePorts(1);
  const dataFolder = await mkdtemp(join(tmpdir(), 'underhall-dev-data-'));
  const { DATABASE_URL: _outer, ...environment } = process.env;
  const child = spawn(process.execPath, ['ops/run.mjs', 'dev', world], {
    cwd: root,
    env: { ...environment, DATA_DIR: dataFolder, PORT: String(port), RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const page = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, address] = /is open at (\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
    exited.then(() => reject(new Error(`npm run dev ended.\n${output}`)));
  });
  return {
    page,
    server: `http://127.0.0.1:${port}`,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    async close() {
      child.kill('SIGINT');
      await exited;
      for (const folder of [dataFolder, join(root, '.built', `dev-${port}`)])
        await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

/** CPU time of a process and of its descendants. A process that has ended counts nothing. */
async function cpuSecondsOf(pid: number): Promise<number> {
  try {
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean);
    const { cpuSeconds } = await readProcessUsage(pid);
    const others = await Promise.all(children.map((child) => cpuSecondsOf(Number(child))));
    return others.reduce((sum, each) => sum + each, cpuSeconds);
  } catch {
    return 0;
  }
}
