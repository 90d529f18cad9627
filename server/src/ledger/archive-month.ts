import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '../db/database.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { detachPart, type LedgerPart, ledgerParts, linesOf, lockPart } from './ledger-month-store.ts';

/**
 * Newer months are still in use: messages show accepted invitations for 90 days, and idempotency keys are valid for 60.
 */
export const minMonthsToKeep = 4;

/** Oldest first. */
export const partsOfLedger = (connection: Connection): Promise<readonly LedgerPart[]> =>
  withLedger(connection, ledgerParts);

/** The parts that ended at least this many whole months before the month of `now`. */
export function olderThan(parts: readonly LedgerPart[], months: number, now: Date): readonly LedgerPart[] {
  const limit = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10);
  return parts.filter(({ until }) => until !== undefined && until <= limit);
}

/**
 * Archives a part of the ledger as a gzip file in the folder. Each line is one turn as JSON, except the last line,
 * which contains the number of turns. The rows are dropped after the file is complete and synced to disk. If archiving
 * fails earlier, the part remains and can be archived again. Returns the path and the number of turns.
 */
export async function archiveMonth(
  connection: Connection,
  part: LedgerPart,
  folder: string,
): Promise<{ readonly path: string; readonly turns: number }> {
  const path = join(folder, `${part.name}.jsonl.gz`);
  return withLedger(connection, async (client) => {
    await client.query('begin');
    await lockPart(client, part);
    const unfinished = `${path}.part`;
    let turns = 0;
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) turns++;
        pass(null, chunk);
      },
      flush(end) {
        end(null, `${JSON.stringify({ turns })}\n`);
      },
    });
    try {
      await pipeline(linesOf(client, part), counting, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
      await onDisk(unfinished);
      await rename(unfinished, path);
      await onDisk(folder);
    } finally {
      await rm(unfinished, { force: true });
    }
    await detachPart(client, part);
    await client.query('commit');
    return { path, turns };
  });
}

async function onDisk(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

async function withLedger<Result>(
  connection: Connection,
  act: (client: Awaited<ReturnType<typeof reachDatabase>>) => Promise<Result>,
): Promise<Result> {
  const client = await reachDatabase(connection);
  try {
    await client.query(`set timezone to 'UTC'`);
    return await act(client);
  } finally {
    await client.end();
  }
}
