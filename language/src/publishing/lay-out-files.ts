import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { faultOfEntry } from '../world-file/fault-of-entry.ts';
import { WorldFileFault } from '../world-file/world-file-fault.ts';

/** The hash of each path. */
export type FilesByPath = Readonly<Record<string, string>>;

/**
 * Makes the folder of a world from files that are named by their hashes, as if a stranger had sent them.
 *
 * @throws WorldFileFault before it writes anything, if a path belongs to no world
 */
export function layOutFiles(files: FilesByPath, store: string, world: string): void {
  requireWorldPaths(Object.keys(files));
  for (const [path, hash] of Object.entries(files)) {
    const file = join(world, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(store, hash), file);
  }
}

/** @throws WorldFileFault if a path belongs to no world, differs from another only in case, or `pack.story` is missing */
export function requireWorldPaths(paths: readonly string[]): void {
  const names = new Set<string>();
  for (const path of paths) {
    const fault = faultOfEntry({ fileName: path, externalFileAttributes: 0, isEncrypted: false });
    if (fault !== undefined) throw new WorldFileFault(fault);
    const name = path.normalize('NFC').toLowerCase();
    if (names.has(name))
      throw new WorldFileFault(`"${path}" is there twice, or differs only in case from another file`);
    names.add(name);
  }
  if (!paths.includes('pack.story')) throw new WorldFileFault('there is no pack.story, so this is no world');
}
