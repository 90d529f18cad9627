import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { archiveMonth, fewestMonths, olderThan, partsOfLedger, readArchivedMonth } from '@underhall/server';
import { say } from './say.ts';
import { withDatabase } from './with-database.ts';

const lockNotAvailable = '55P03';
const inUse = 'Somebody reads the whole ledger, perhaps a backup. Nothing was taken out; try again when that is done.';

// npm run tools -- ledger: how large the months of the ledger are, old ones out of the database into files, and what is in such a file.
const [command = 'months', ...given] = process.argv.slice(2);

if (command === 'months' && given.length === 0)
  await withDatabase(async (connection) => list(await partsOfLedger(connection)));
else if (command === 'leave' && given.length === 2)
  await leave(Number(given[0]), resolve(given[1] as string)).catch(logError);
else if (command === 'read' && (given.length === 1 || /^\d+$/.test(given[1] ?? '')))
  await read(given[0] as string, given[1]);
else {
  say('npm run tools -- ledger                    the months of the ledger, and how large they are');
  say(
    `npm run tools -- ledger leave 12 FOLDER    months that ended 12 months ago and more go into files (${fewestMonths} at least)`,
  );
  say('npm run tools -- ledger read FILE          the turns of such a file, a line of JSON each');
  say('npm run tools -- ledger read FILE 123      those of character 123');
  process.exitCode = 1;
}

function list(parts: Awaited<ReturnType<typeof partsOfLedger>>): void {
  for (const { name, from = '', until = '', rows, bytes } of parts)
    console.log(
      `${name.padEnd(16)} ${from.padEnd(10)} to ${until}  about ${String(rows).padStart(12)} rows  ${megabytes(bytes).padStart(12)}`,
    );
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${parts.length} parts, ${megabytes(total)}`);
}

async function leave(months: number, folder: string): Promise<void> {
  if (!Number.isInteger(months) || months < fewestMonths) {
    say(`Younger months than ${fewestMonths} are still asked for: by messages, and by calls that are sent again.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await withDatabase(async (connection) => {
    const old = olderThan(await partsOfLedger(connection), months, new Date());
    for (const part of old) {
      say(`${part.name} ...`);
      const { path, turns } = await archiveMonth(connection, part, folder).catch(
        (failure: Error & { code?: string }) => {
          throw failure.code === lockNotAvailable ? new Error(inUse) : failure;
        },
      );
      console.log(`${path}: ${turns} turns, which are no longer in the database. Keep it with your backups.`);
    }
    if (old.length === 0) console.log(`No month ended ${months} months ago or more.`);
  });
}

function logError(failure: Error): void {
  say(failure.message);
  process.exitCode = 1;
}

async function read(file: string, character?: string): Promise<void> {
  // Whoever reads has read enough, as `head` does.
  process.stdout.on('error', () => process.exit());
  try {
    for await (const turn of readArchivedMonth(file, character === undefined ? undefined : Number(character)))
      console.log(JSON.stringify(turn));
  } catch (failure) {
    logError(failure as Error);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
