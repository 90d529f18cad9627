import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A turn as a file of the ledger has it: the columns of its row. */
export type LeftTurn = { readonly character_id: number; readonly version: number } & Readonly<Record<string, unknown>>;

/**
 * Reads the turns of a month that left as a file, of one character or of all, in the order of characters and turns. Throws
 * with words, at the latest after the last turn, where the file is not whole.
 */
export async function* readLeftMonth(path: string, characterId?: number): AsyncGenerator<LeftTurn> {
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(path), unzipped);
  // Told below: without a listener the failure would end the process before.
  reading.catch(() => {});
  let turns = 0;
  let told: number | undefined;
  try {
    for await (const line of createInterface({ input: unzipped })) {
      const read = JSON.parse(line) as LeftTurn | { readonly turns: number };
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
