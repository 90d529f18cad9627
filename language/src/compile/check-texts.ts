import type { Rule } from '../check/rule.ts';
import { type DrawnPictures, readWorld, type SourceFile, type WrittenWorld } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';
import { giveIds } from './give-ids.ts';
import { parseIdsLock, printIdsLock } from './ids-lock.ts';

export type Checked = {
  /** Missing when there are problems. */
  readonly sound?: { readonly world: WrittenWorld; readonly ids: ReadonlyMap<object, number> };
  readonly problems: readonly Problem[];
  /** The lock as it must be kept from now on; unchanged when there are problems. */
  readonly lock: string;
};

/** Reads a world from its files and the lock of its numbers. All problems that these checks tell are found, sorted by place. */
export function checkTexts(
  files: readonly SourceFile[],
  lock: string,
  rules: readonly Rule[],
  drawn?: DrawnPictures,
): Checked {
  const { world, problems: misread } = readWorld(files, drawn);
  const locked = parseIdsLock(lock);
  const ids = giveIds(world, locked.lines);
  const found = rules.flatMap((rule) => rule(world));
  const problems = [...misread, ...locked.problems, ...ids.problems, ...found].sort(byPlace);
  if (problems.length > 0) return { problems, lock };
  return { sound: { world, ids: ids.of }, problems, lock: printIdsLock(ids.lines) };
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.at.file < b.at.file ? -1 : a.at.file > b.at.file ? 1 : 0) || a.at.line - b.at.line || a.at.column - b.at.column;
