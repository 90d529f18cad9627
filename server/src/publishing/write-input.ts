import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { worldPieceBytes } from '@underhall/contract/limits';
import type { WorldFileStore } from './file-store.ts';
import type { VersionFiles } from './version-store.ts';

/** Small files that are read together. */
const filesAtOnce = 16;

/** Writes the files of a version into a folder, named by their hashes, and `files.json` with their paths. */
export async function writeInput(
  { worldFiles }: { readonly worldFiles: WorldFileStore },
  files: VersionFiles,
  folder: string,
): Promise<void> {
  const all = await worldFiles.sizes([...new Set(Object.values(files))]);
  const small = all.filter(({ bytes }) => bytes <= worldPieceBytes).map(({ hash }) => hash);
  for (let at = 0; at < small.length; at += filesAtOnce)
    for (const { hash, content } of await worldFiles.readSmall(small.slice(at, at + filesAtOnce)))
      await writeFile(join(folder, hash), content);
  for (const { hash, bytes } of all.filter((each) => each.bytes > worldPieceBytes))
    for (let piece = 0; piece * worldPieceBytes < bytes; piece++)
      await appendFile(join(folder, hash), (await worldFiles.read({ hash, piece })) ?? '', 'base64');
  await writeFile(join(folder, 'files.json'), JSON.stringify(files));
}
