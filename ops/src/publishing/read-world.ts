import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  checkBeforePublishing,
  type PublishedNumber,
  sourcePaths,
  unpackWorld,
  WorldFileFault,
  whyNoWorld,
} from '@underhall/language';
import { imagesFolder, isDefaultWorld } from '../build/default-world.ts';
import { root } from '../root.ts';
import { Stop } from './stop.ts';

export type LocalFile = { readonly path: string; readonly hash: string; readonly bytes: number; readonly file: string };

type Use<Result> = (files: readonly LocalFile[]) => Promise<Result>;

/**
 * Checks a world and passes its files to `use`. A world file is unpacked for that time, as if a stranger had made it. A
 * folder gets the numbers of its new things. They differ from the published ones.
 *
 * @throws Stop if the world has errors, which are printed
 */
export async function withWorld<Result>(
  named: string,
  published: readonly PublishedNumber[],
  print: (line: string) => void,
  use: Use<Result>,
): Promise<Result> {
  if (!existsSync(named) || statSync(named).isDirectory()) return useFolder(named, published, print, use);
  const temporary = await mkdtemp(join(tmpdir(), 'world-'));
  try {
    const folder = join(temporary, basename(named, '.world'));
    await unpackWorld(named, folder).catch((fault: unknown) => {
      if (fault instanceof WorldFileFault) throw new Stop(`${named} cannot be published: ${fault.message}.`);
      throw fault;
    });
    return await useFolder(folder, published, print, use);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function useFolder<Result>(
  folder: string,
  published: readonly PublishedNumber[],
  print: (line: string) => void,
  use: Use<Result>,
): Promise<Result> {
  const fault = whyNoWorld(folder);
  if (fault !== undefined) throw new Stop(fault);
  const context = {
    folder,
    shownAs: basename(folder),
    built: join(root, '.built', 'world.json'),
    ...(isDefaultWorld(folder) && { pictures: imagesFolder }),
    print,
  };
  const isSound = checkBeforePublishing(context, published);
  if (!isSound) throw new Stop('The world has mistakes, so nothing was sent.');
  return use(sourcePaths(folder).map((path) => readLocal(folder, path)));
}

function readLocal(folder: string, path: string): LocalFile {
  const file = join(folder, path);
  const content = readFileSync(file);
  return { path, file, hash: createHash('sha256').update(content).digest('hex'), bytes: content.length };
}
