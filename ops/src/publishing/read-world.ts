import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  checkBeforePublishing,
  isAnotherWorld,
  type PublishedNumber,
  sourcePaths,
  unpackWorld,
  WorldFileFault,
  whyNoWorld,
  writeLock,
} from '@underhall/language';
import { imagesFolder, isDefaultWorld } from '../build/default-world.ts';
import { root } from '../root.ts';
import { Stop } from './stop.ts';

export type LocalFile = { readonly path: string; readonly hash: string; readonly bytes: number; readonly file: string };

type Named = {
  /** A folder, or a world file. */
  readonly named: string;
  /** New things get other numbers. */
  readonly published: readonly PublishedNumber[];
  readonly print: (line: string) => void;
};
type Use<Result> = (files: readonly LocalFile[]) => Promise<Result>;

/**
 * Checks a world and passes its files to `use`. A world file is unpacked for that time, as if a stranger had made it. A
 * folder gets the numbers of its new things when `use` has ended well, so that another attempt reports the same warnings.
 *
 * @throws Stop if the world has errors, which are printed
 */
export async function withWorld<Result>(about: Named, use: Use<Result>): Promise<Result> {
  const { named } = about;
  const temporary = await mkdtemp(join(tmpdir(), 'world-'));
  const lockFile = join(temporary, 'ids.lock');
  try {
    if (!existsSync(named) || statSync(named).isDirectory()) return await useFolder(named, lockFile, about, use);
    const folder = join(temporary, basename(named, '.world'));
    await unpackWorld(named, folder).catch((fault: unknown) => {
      if (fault instanceof WorldFileFault) throw new Stop(`${named} cannot be published: ${fault.message}.`);
      throw fault;
    });
    return await useFolder(folder, lockFile, about, use);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function useFolder<Result>(
  folder: string,
  lockFile: string,
  { published, print }: Named,
  use: Use<Result>,
): Promise<Result> {
  const fault = whyNoWorld(folder);
  if (fault !== undefined) throw new Stop(fault);
  if (isAnotherWorld(folder, published))
    throw new Stop(
      `${folder} has another world than the published one: most of its numbers belong to other things there. Nothing was sent. Look at the folder, and at the address after --to.`,
    );
  print(`checking ${folder} ...`);
  const context = {
    folder,
    shownAs: basename(folder),
    built: join(root, '.built', 'world.json'),
    ...(isDefaultWorld(folder) && { pictures: imagesFolder }),
    print,
  };
  const lock = checkBeforePublishing(context, published);
  if (lock === undefined) throw new Stop('The world has mistakes, so nothing was sent.');
  writeFileSync(lockFile, lock);
  const others = sourcePaths(folder).filter((path) => path !== 'ids.lock');
  const result = await use([
    readLocal('ids.lock', lockFile),
    ...others.map((path) => readLocal(path, join(folder, path))),
  ]);
  writeLock(folder, lock);
  return result;
}

function readLocal(path: string, file: string): LocalFile {
  const content = readFileSync(file);
  return { path, file, hash: createHash('sha256').update(content).digest('hex'), bytes: content.length };
}
