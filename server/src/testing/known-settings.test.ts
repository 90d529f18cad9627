import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionHeader } from '@underhall/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aHome } from './a-process.ts';
import { aScratchServer } from './a-scratch-server.ts';
import { theWorld } from './a-server.ts';
import { aConnection } from './database.ts';

test("servers that tests start get none of the tester's own settings", async () => {
  const theirs = { HOST: '203.0.113.9', PORT: '1', DATA_DIR: '/dev/null', GAME_ENV: 'nowhere', RATE_LIMITS: 'maybe' };
  const secret = { SIGNING_SECRET: 'short', LUCK_SECRET: 'short', GAME_CLOCK_OFFSET_S: 'tomorrow', LOG_LEVEL: 'loud' };
  for (const [name, value] of Object.entries({ ...theirs, ...secret, CLIENT_VERSION: '1.0.0' }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());

  const inAProcess = await (await aHome(theWorld(), await aConnection())).start();
  const folder = await mkdtemp(join(tmpdir(), 'underhall-world-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'world.json'), JSON.stringify(theWorld()));
  const scratch = await aScratchServer({ worldFile: join(folder, 'world.json') }, 0);
  onTestFinished(() => scratch.stop());

  for (const { address } of [inAProcess, scratch]) {
    expect(address).toContain('http://127.0.0.1:');
    expect((await fetch(`${address}/api/login/user`)).headers.get(versionHeader)).toBe('6.5.99');
  }
});
