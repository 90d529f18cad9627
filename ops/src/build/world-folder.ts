import { join, relative } from 'node:path';
import { worldFolderIn } from '@underhall/server/settings';
import { root } from '../root.ts';

const chosenFolder = worldFolderIn(process.env);

/** The folder of the world to compile and host: `WORLD_DIR`, or the default world. */
export const worldFolder = chosenFolder ?? join(root, 'world');

/** Arguments that select the world for commands of the language. The default world needs none. */
export const worldArguments = chosenFolder === undefined ? [] : ['--world', worldFolder];

/** The folder relative to the root, as `fingerprint` expects it. */
export const relativeWorldFolder = relative(root, worldFolder);
