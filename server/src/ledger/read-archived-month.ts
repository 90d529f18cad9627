import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A turn of an archived month, as its database columns. */
export type ArchivedTurn = { readonly character_id: number; readonly version: number } & Readonly<
  Record<string, unknown>
>;

/**
 * Reads the turns of an archived month, ordered by character and turn, for one character or all.
 *
 * @throws Error if the file is incomplete, at the latest after the last turn
 */
export async function* readArchivedMonth(path: string, characterId?: number): AsyncGenerator<ArchivedTurn> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(path), unzipped);
  // The loop below throws this error. Without a listener, the error would end the process first.
  reading.catch(() => {});
  let turns = 0;
  let expected: number | undefined;
  try {
    for await (const line of createInterface({ input: unzipped })) {
      const read = JSON.parse(line) as ArchivedTurn | { readonly turns: number };
      if (!('character_id' in read)) {
        expected = read.turns;
        continue;
      }
      turns++;
      if (characterId === undefined || read.character_id === characterId) yield read;
    }
    await reading;
  } catch (failure) {
    throw new Error(
      `${path} is not a complete month of the ledger: ${(failure as Error).message}. Restore the file from a backup.`,
    );
  }
  if (expected !== turns)
    throw new Error(
      `${path} is not a complete month of the ledger: it has ${turns} of ${expected ?? '?'} turns. Restore the file from a backup.`,
    );
}
