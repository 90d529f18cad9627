import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

export type OwnServer = {
  readonly address: string;
  /** While it exists, the server tells of maintenance. */
  readonly maintenanceFile: string;
  readonly signingSecret: string;
  /** With other settings than before, if some are given; its database and its address stay. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
};

/** Journeys with a server of their own, in our own world, for what would disturb the others: it comes and goes. */
export const test = base.extend<{ own: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  own: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'underhall-own-'));
    const port = await aFreePort();
    const signingSecret = 'a secret that only journeys know, and long enough';
    let child: ChildProcess | undefined;
    const own: OwnServer = {
      address: `http://127.0.0.1:${port}`,
      maintenanceFile: join(dataDir, 'maintenance'),
      signingSecret,
      async start(settings = {}) {
        const { DATABASE_URL: _theirs, ...outer } = process.env;
        const env = { ...outer, DATA_DIR: dataDir, PORT: String(port), SIGNING_SECRET: signingSecret, ...settings };
        child = spawn(process.execPath, [join(import.meta.dirname, 'serve-own.ts')], {
          env,
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        const said = await Promise.race([
          once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data'),
          once(child, 'exit'),
        ]);
        if (!String(said).includes('is open at')) throw new Error(`the server did not start: ${said}`);
      },
      async stop() {
        const ended = child;
        child = undefined;
        if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
        ended.kill('SIGINT');
        await once(ended, 'exit');
      },
    };
    await own.start();
    await use(own);
    await own.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  },
  baseURL: async ({ own }, use) => use(own.address),
});

async function aFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
