import { fittingRules } from '../check/all-rules.ts';
import type { Rule } from '../check/rule.ts';
import { type CompileResult, compileTexts } from './compile-texts.ts';
import { readFolder, readLock } from './read-folder.ts';

/** Compiles the world in a folder. Writes nothing. */
export const compileWorld = (folder: string, rules: readonly Rule[] = fittingRules): CompileResult =>
  compileTexts(readFolder(folder), readLock(folder), rules);
