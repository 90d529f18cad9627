import { join, relative } from 'node:path';
import { worldFolderIn } from '@underhall/server/settings';
import { root } from '../root.ts';

const chosenFolder = worldFolderIn(process.env);

/** The folder of the world that is compiled, started and written: `WORLD_DIR`, or the default world. */
export const worldFolder = chosenFolder ?? join(root, 'world');

/** The arguments that name the world to the commands of the language: none for the default world. */
export const worldArguments = chosenFolder === undefined ? [] : ['--world', worldFolder];

/** The folder as fingerprints name it, relative to the root. */
export const worldFromRoot = relative(root, worldFolder);
