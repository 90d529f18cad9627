import { join, relative, resolve } from 'node:path';
import { root } from '../root.ts';

/** The folder of the world that is compiled, started and written: `WORLD_DIR`, or our own. */
export const worldFolder = resolve(process.env.WORLD_DIR ?? join(root, 'world'));

/** The words that name the world to the language's own commands: none where it is our own. */
export const worldArguments = process.env.WORLD_DIR === undefined ? [] : ['--world', worldFolder];

/** The folder as fingerprints name it: seen from the root. */
export const worldFromRoot = relative(root, worldFolder);
