import { fittingRules } from '../check/all-rules.ts';
import type { Rule } from '../check/rule.ts';
import { type Compiled, compileTexts } from './compile-texts.ts';
import { readFolder, readLock } from './read-folder.ts';

/** Compiles the world in a folder. Writes nothing. */
export const compileWorld = (folder: string, rules: readonly Rule[] = fittingRules): Compiled =>
  compileTexts(readFolder(folder), readLock(folder), rules);
