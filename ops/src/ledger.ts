import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { archiveMonth, minMonthsToKeep, olderThan, partsOfLedger, readArchivedMonth } from '@underhall/server';
import { say } from './say.ts';
import { withDatabase } from './with-database.ts';

const lockNotAvailable = '55P03';
const inUse = 'The whole ledger is being read, perhaps by a backup. Nothing was archived; try again later.';

// npm run tools -- ledger: lists the months of the ledger, moves old months into files, and prints such files.
const [command = 'months', ...args] = process.argv.slice(2);

if (command === 'months' && args.length === 0)
  await withDatabase(async (connection) => printMonths(await partsOfLedger(connection)));
else if (command === 'archive' && args.length === 2)
  await archive(Number(args[0]), resolve(args[1] as string)).catch(logError);
else if (command === 'read' && (args.length === 1 || /^\d+$/.test(args[1] ?? '')))
  await printArchive(args[0] as string, args[1]);
else {
  say('npm run tools -- ledger                      lists the months of the ledger and their sizes');
  say(
    `npm run tools -- ledger archive 12 FOLDER    moves months that ended 12 or more months ago into files (at least ${minMonthsToKeep})`,
  );
  say('npm run tools -- ledger read FILE            prints the turns of such a file, one line of JSON each');
  say('npm run tools -- ledger read FILE 123        prints only the turns of character 123');
  process.exitCode = 1;
}

function printMonths(parts: Awaited<ReturnType<typeof partsOfLedger>>): void {
  for (const { name, from = '', until = '', rows, bytes } of parts)
    console.log(
      `${name.padEnd(16)} ${from.padEnd(10)} to ${until}  about ${String(rows).padStart(12)} rows  ${megabytes(bytes).padStart(12)}`,
    );
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${parts.length} parts, ${megabytes(total)}`);
}

async function archive(months: number, folder: string): Promise<void> {
  if (!Number.isInteger(months) || months < minMonthsToKeep) {
    say(`Keep at least ${minMonthsToKeep} months: messages and repeated requests still read them.`);
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
      console.log(`${path}: ${turns} turns, now only in this file. Keep it with your backups.`);
    }
    if (old.length === 0) console.log(`No month ended ${months} or more months ago.`);
  });
}

function logError(failure: Error): void {
  say(failure.message);
  process.exitCode = 1;
}

async function printArchive(file: string, character?: string): Promise<void> {
  // A reader such as `head` may close the pipe early.
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
