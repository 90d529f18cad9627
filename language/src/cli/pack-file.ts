import { renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { quote } from '../compile/why-no-world.ts';
import { packWorld } from '../world-file/pack-world.ts';
import { sizeInWords, WorldFileFault } from '../world-file/world-file-fault.ts';
import type { CommandContext } from './command-context.ts';
import { writeLock } from './write-pack.ts';

/** Writes a world, with the numbers of its new things, into one file beside its folder. Returns the exit code. */
export function packFile({ folder, print }: CommandContext, lock: string): number {
  const file = `${resolve(folder)}.world`;
  writeLock(folder, lock);
  try {
    const bytes = packWorld(folder);
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    print(`written: ${file} (${sizeInWords(bytes.length)})`);
    print(`To play it, here or wherever you copy it: npm start -- --world ${quote(file)}`);
    return 0;
  } catch (fault) {
    if (!(fault instanceof WorldFileFault)) throw fault;
    print(fault.message);
    return 1;
  }
}
