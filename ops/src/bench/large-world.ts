import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFolder } from '@underhall/language';
import { root } from '../root.ts';
import { manyStorylets } from './many-storylets.ts';

const defaultWorld = join(root, 'world');

/**
 * Writes the default world into the folder, with copies until it has `count` storylets, and the existing IDs. Returns
 * the size in megabytes.
 */
export async function writeLargeWorld(folder: string, count: number, isShortened = false): Promise<number> {
  let bytes = 0;
  for (const { path, text } of manyStorylets(readFolder(defaultWorld), count, isShortened)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    bytes += (await stat(file)).size;
  }
  await copyFile(join(defaultWorld, 'ids.lock'), join(folder, 'ids.lock'));
  return bytes / 1e6;
}
