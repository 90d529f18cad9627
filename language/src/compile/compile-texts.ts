import type { Pack } from '@underhall/engine';
import { fittingRules } from '../check/all-rules.ts';
import type { Rule } from '../check/rule.ts';
import { readWorld, type SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { compilePack } from './compile-pack.ts';
import { giveIds } from './give-ids.ts';
import { parseIdsLock, printIdsLock } from './ids-lock.ts';

export type Compiled = {
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
): Compiled {
  const { world, problems: misread } = readWorld(files);
  const locked = parseIdsLock(lock);
  const ids = giveIds(world, locked.lines);
  const found = rules.flatMap((rule) => rule(world));
  const problems = [...misread, ...locked.problems, ...ids.problems, ...found].sort(byPlace);
  if (problems.length > 0) return { problems, lock };
  return { pack: compilePack(world, ids.of), problems, lock: printIdsLock(ids.lines) };
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.at.file < b.at.file ? -1 : a.at.file > b.at.file ? 1 : 0) || a.at.line - b.at.line || a.at.column - b.at.column;
