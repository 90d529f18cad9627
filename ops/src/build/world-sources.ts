import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcePaths, whyNoWorld } from '@underhall/language';
import type { PublishedWorld } from '@underhall/server';
import { worldFolderIn } from '@underhall/server/settings';
import { root } from '../root.ts';
import { buildWorld } from './build-world.ts';
import { fingerprint } from './fingerprint.ts';
import { relativeWorldFolder, worldFolder } from './world-folder.ts';

/** The program that compiles a published world, and the version of its code. */
export const compiler = {
  program: join(root, 'language', 'src', 'publishing', 'compile-program.ts'),
  version: fingerprint(['language/src', 'engine/src', 'contract/src']),
};

/**
 * The files of the folder to publish at the first start. Undefined if there is no such folder, because a server can play
 * a world that was published from elsewhere.
 *
 * @throws Error if the operator has named a folder that is no world
 */
export function worldSources(): PublishedWorld['worldFolder'] {
  const fault = whyNoWorld(worldFolder);
  if (fault !== undefined && worldFolderIn(process.env) !== undefined) throw new Error(fault);
  if (fault !== undefined) return undefined;
  return {
    shownAs: relativeWorldFolder.startsWith('..') ? worldFolder : relativeWorldFolder,
    files: () => sourcePaths(worldFolder).map((path) => ({ path, read: () => readFileSync(join(worldFolder, path)) })),
    prepare: buildWorld,
  };
}
