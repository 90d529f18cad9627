import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { onTestFinished } from 'vitest';
import { aConnection } from './database.ts';

export type ServerProcess = { readonly address: string; readonly child: ChildProcess };

/** A data folder and a world, and servers in processes of their own that are started on them; on DATABASE_URL if the tests are, unless `always embedded`. */
export async function aHome(pack: Pack, database?: 'always embedded') {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-home-'));
  const worldFile = join(dataDir, 'world.json');
  await writeFile(worldFile, JSON.stringify(pack));
  const outside = database === undefined && process.env.DATABASE_URL ? await aConnection() : undefined;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: outside && 'url' in outside ? outside.url : '',
  };
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill('SIGINT');
    await Promise.all(
      children.map((child) => child.exitCode === null && child.signalCode === null && once(child, 'exit')),
    );
    await rm(dataDir, { recursive: true, force: true });
  });
  const spawnServer = () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-a-world.ts'), worldFile], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return child;
  };
  return {
    /** Started and answering. */
    async start(): Promise<ServerProcess> {
      const child = spawnServer();
      let said = '';
      child.stderr.on('data', (chunk) => (said += chunk));
      const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => [''])]);
      const address = String(line).trim();
      if (!address) throw new Error(`the server did not start: ${said}`);
      return { address, child };
    },
    /** What a start that is refused says, and the code it ends with. */
    async startInVain(): Promise<{ code: number | null; said: string }> {
      const child = spawnServer();
      let said = '';
      child.stderr.on('data', (chunk) => (said += chunk));
      const [code] = await once(child, 'exit');
      return { code, said };
    },
  };
}

/** The end that asks no questions. */
export async function killNine({ child }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
}
