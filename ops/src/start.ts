import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, refuseHeldDataFolder, runServer } from '@underhall/server';
import { buildWeb, webFolder } from './build/build-web.ts';
import { buildWorld, worldFile } from './build/build-world.ts';
import { root } from './root.ts';
import { say } from './say.ts';
import { stopOnSignals } from './stop-on-signals.ts';

// npm start: from a fresh clone to a running game, and nothing built twice.
try {
  const { dataDir, databaseUrl } = readConfig();
  if (!databaseUrl) await refuseHeldDataFolder(dataDir);
  const built = await Promise.all([buildWorld(), buildWeb()]);
  if (built.includes(false)) process.exit(1);
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) say(`Setting up the database in ${dataDir} ...`);
  const running = await runServer({ worldFile, webFolder, imagesFolder: join(root, 'art', 'images') });
  stopOnSignals(() => running.stop());
  process.stdout.write(`Underhall is open at ${running.address}\n`);
  const ending = await running.ended;
  if (ending !== undefined) throw new Error(ending);
} catch (failure) {
  say(whatWentWrong(failure));
  process.exit(1);
}

function whatWentWrong(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { code, name, message, stack } = failure as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${message}. Something else listens there: stop it, or choose another port with PORT.`;
  if (code === 'EACCES') return `${message}. Ports below 1024 belong to root: choose another port with PORT.`;
  // Our own errors are words for the person who started us; a stack would only hide them.
  return name === 'CannotStart' || name === 'Error' ? message : (stack ?? message);
}
