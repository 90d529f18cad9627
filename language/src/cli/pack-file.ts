import { renameSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { quote } from '../compile/why-no-world.ts';
import { packWorld } from '../world-file/pack-world.ts';
import { megabytes, WorldFileFault } from '../world-file/world-file-fault.ts';
import type { CommandContext } from './command-context.ts';
import { writeLock } from './write-pack.ts';

/** Writes a world, with the numbers of its new things, into one file in the current folder. Returns the exit code. */
export function packFile({ folder, print }: CommandContext, lock: string): number {
  const file = resolve(`${basename(folder)}.world`);
  writeLock(folder, lock);
  try {
    const bytes = packWorld(folder);
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    print(`written: ${file} (${megabytes(bytes.length)})`);
    print(`To play it on any machine with this program: npm start -- --world ${quote(basename(file))}`);
    return 0;
  } catch (fault) {
    if (!(fault instanceof WorldFileFault)) throw fault;
    print(fault.message);
    return 1;
  }
}
