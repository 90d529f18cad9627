import type { Pack } from '@underhall/engine';
import { fittingRules } from '../check/all-rules.ts';
import type { Rule } from '../check/rule.ts';
import type { SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { checkTexts } from './check-texts.ts';
import { compilePack } from './compile-pack.ts';
import { contentsOf } from './contents.ts';

export type CompileResult = {
  /** Missing when there are problems. */
  readonly pack?: Pack;
  readonly problems: readonly Problem[];
  /** The lock as it must be kept from now on; unchanged when there are problems. */
  readonly lock: string;
};

/** Compiles a world from its files and the lock of its numbers. All problems that these checks tell are found, sorted by place. */
export function compileTexts(
  files: readonly SourceFile[],
  lock: string,
  rules: readonly Rule[] = fittingRules,
): CompileResult {
  const { sound, ...checked } = checkTexts(files, lock, rules);
  return sound ? { pack: compilePack(contentsOf(sound.world, sound.ids)), ...checked } : checked;
}
