import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { runningServer, writeBackup } from '@underhall/server';
import { playALittle } from './release/play-a-little.ts';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run release -- 2026-11-24 [FOLDER]: keeps a little played game of a version, so that later versions are tried on it.
// FOLDER has another version of the game, installed; without it, it is this one.
const [name, folder = root, ...more] = process.argv.slice(2);
const steps = 24;

if (!name || !/^[\w.-]+$/.test(name) || more.length > 0) {
  say('npm run release -- 2026-11-24 [FOLDER]   keeps a played game of this version, or of the one in FOLDER');
  process.exitCode = 1;
} else await keep(resolve(folder), join(root, 'server', 'releases', `${name}.tar`));

async function keep(of: string, file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-release-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const game = spawn(process.execPath, ['ops/run.mjs', 'start'], {
    cwd: of,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      GAME_ENV: 'local',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((end) => game.once('exit', end));
  try {
    while (
      !(await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (game.exitCode !== null) throw new Error(`The game in ${of} did not start.`);
      await passed(200);
    }
    const players = await playALittle(address, steps);
    const connection = await runningServer(dataDir);
    if (!connection) throw new Error('The database of the game is not to be found.');
    const { tables, migrations } = await writeBackup({ connection, file });
    const rows = tables.find((table) => table.name === 'ledger')?.rows;
    console.log(`${file}: ${rows} turns of ${players.length} players, schema ${migrations.at(-1)}.`);
  } finally {
    game.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
