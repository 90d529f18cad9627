import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A turn of an archived month: the columns of its row. */
export type ArchivedTurn = { readonly character_id: number; readonly version: number } & Readonly<
  Record<string, unknown>
>;

/**
 * Reads the turns of an archived month, of one character or of all, in the order of characters and turns. Throws
 * with words, at the latest after the last turn, where the file is not whole.
 */
export async function* readArchivedMonth(path: string, characterId?: number): AsyncGenerator<ArchivedTurn> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(path), unzipped);
  // Told below: without a listener the failure would end the process before.
  reading.catch(() => {});
  let turns = 0;
  let told: number | undefined;
  try {
    for await (const line of createInterface({ input: unzipped })) {
      const read = JSON.parse(line) as ArchivedTurn | { readonly turns: number };
      if (!('character_id' in read)) {
        told = read.turns;
        continue;
      }
      turns++;
      if (characterId === undefined || read.character_id === characterId) yield read;
    }
    await reading;
  } catch (failure) {
    throw new Error(`${path} is no whole month of the ledger: ${(failure as Error).message}.`);
  }
  if (told !== turns)
    throw new Error(`${path} is no whole month of the ledger: it has ${turns} turns of ${told ?? '?'}.`);
}
