import { type Compiled, compileTexts } from './compile-texts.ts';
import { readFolder, readLock } from './read-folder.ts';

/** Compiles the world in a folder. Writes nothing. */
export const compileWorld = (folder: string): Compiled => compileTexts(readFolder(folder), readLock(folder));
