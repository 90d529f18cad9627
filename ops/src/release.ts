import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findRunningServer, writeBackup } from '@underhall/server';
import { playShortGame } from './release/play-short-game.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { freePorts, startTrialGame } from './testing/trial-game.ts';

// npm run release -- 2026-11-24 [FOLDER]: plays and saves a short game, with which later versions are tested. FOLDER
// may be another installed version of the game.
const [name, folder = root, ...more] = process.argv.slice(2);
const steps = 24;

if (!name || !/^[\w.-]+$/.test(name) || more.length > 0) {
  say('npm run release -- 2026-11-24 [FOLDER]   saves a played game of this version, or of the version in FOLDER');
  process.exitCode = 1;
} else await saveRelease(resolve(folder), join(root, 'server', 'releases', `${name}.tar`));

async function saveRelease(of: string, file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'underhall-release-'));
  const [port] = await freePorts(1);
  const game = await startTrialGame(
    { DATA_DIR: dataDir, PORT: String(port), GAME_ENV: 'local', RATE_LIMITS: 'off' },
    of,
  );
  try {
    const players = await playShortGame(game.address, steps);
    const connection = await findRunningServer(dataDir);
    if (!connection) throw new Error('The database of the game was not found.');
    const { tables, migrations } = await writeBackup({ connection, file });
    const rows = tables.find((table) => table.name === 'ledger')?.rows;
    console.log(`${file}: ${rows} turns of ${players.length} players, schema ${migrations.at(-1)}.`);
  } finally {
    await game.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
