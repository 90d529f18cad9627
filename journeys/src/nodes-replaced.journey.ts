import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { opening, type Part } from '@underhall/ops/src/visit/opening.ts';
import { startEmbedded } from '@underhall/server/embedded';
import { aFreePort } from './fixtures/a-free-port.ts';
import { aLoadBalancer } from './fixtures/a-load-balancer.ts';
import { aNewcomer } from './fixtures/a-newcomer.ts';
import { complaintsOf } from './fixtures/page-checks.ts';
import { reducedMotion } from './fixtures/reduced-motion.ts';
import { playPart } from './fixtures/the-opening.ts';

type Deployment = {
  readonly address: string;
  readonly old: ChildProcess;
  /** Starts the replacement and waits until it is ready. */
  startNext(): Promise<void>;
};

/** Two ports for servers on one database, with a proxy in front. */
const test = base.extend<{ pauseSeconds: string; deployment: Deployment }>({
  pauseSeconds: ['2', { option: true }],
  deployment: async ({ pauseSeconds }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'underhall-two-'));
    const embedded = await startEmbedded({ dataDir, durable: false });
    const { host, port, user, database } = embedded.connection;
    const ports = [await aFreePort(), await aFreePort()];
    const settings = {
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
      DATA_DIR: dataDir,
      CLOSING_PAUSE_S: pauseSeconds,
    };
    const children: ChildProcess[] = [];
    const start = async (which: number) => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/serve-own.ts')], {
        env: { ...process.env, ...settings, PORT: String(ports[which]) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const said = await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
      if (!String(said).includes('is open at')) throw new Error(`the server did not start: ${said}`);
      return child;
    };
    const old = await start(0);
    const proxy = await aLoadBalancer(ports.map((each) => `http://127.0.0.1:${each}`));
    await use({ address: proxy.address, old, startNext: async () => void (await start(1)) });
    await proxy.close();
    for (const child of children)
      if (child.exitCode === null) await Promise.all([once(child, 'exit'), child.kill('SIGINT')]);
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  },
  baseURL: async ({ deployment }, use) => use(deployment.address),
});
test.use(reducedMotion);

const [first, second, ...rest] = opening.slice(0, 4) as [Part, Part, ...Part[]];

test('a player goes on while the server is replaced by another under them, and is told of nothing', async ({
  page,
  deployment,
}) => {
  const complaints = complaintsOf(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (asked) => refused.push(`${asked.failure()?.errorText} ${asked.url()}`));
  await aNewcomer(page);
  await page.goto('/');
  await playPart(page, first);

  await deployment.startNext();
  const ended = once(deployment.old, 'exit');
  deployment.old.kill('SIGTERM');
  // The old server still answers for two seconds, and then ends.
  await playPart(page, second);
  expect(await ended).toEqual([0, null]);

  for (const part of rest) await playPart(page, part);
  await expect(page.getByRole('heading', { name: 'The Watch at the Arch' })).toBeVisible();
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
});
