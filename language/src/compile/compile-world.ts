import type { Pack } from '@underhall/engine';
import { fittingRules } from '../check/all-rules.ts';
import { formRule, numbersRule, type Rule, ruleKinds } from '../check/rule.ts';
import { levelOf } from '../meaning/house-style.ts';
import { type DrawnPictures, readWorld, type SourceFile, type WrittenWorld } from '../meaning/read-world.ts';
import { type Comment, isError, type Problem } from '../syntax/block.ts';
import { assignIds } from './assign-ids.ts';
import { compilePack } from './compile-pack.ts';
import { contentsOf } from './contents.ts';
import { parseIdsLock, printIdsLock } from './ids-lock.ts';
import { readFolder, readLock } from './read-folder.ts';

export type CheckResult = {
  /** Missing if there are errors. */
  readonly sound?: { readonly world: WrittenWorld; readonly ids: ReadonlyMap<object, number> };
  /** Errors, warnings and hints. */
  readonly problems: readonly Problem[];
  readonly comments: readonly Comment[];
  /** The new contents of `ids.lock`. Unchanged if there are errors. */
  readonly lock: string;
};

/**
 * Finds all problems: syntax errors first, then by kind of rule, each sorted by position.
 * @param withHints also applies the rules of taste that the world has turned off
 */
export function checkTexts(
  files: readonly SourceFile[],
  lock: string,
  rules: readonly Rule[],
  drawn?: DrawnPictures,
  withHints = false,
): CheckResult {
  const { world, problems: misread, comments, isWhole } = readWorld(files, drawn);
  const locked = parseIdsLock(lock);
  const ids = assignIds(world, locked.lines);
  const under = (rule: string, found: readonly Problem[]) => found.map((problem) => ({ ...problem, rule }));
  const problems = [
    under(formRule, misread),
    under(numbersRule, [...locked.problems, ...ids.problems]),
    // Much would seem to be missing that stands in a file that was not read.
    ...(isWhole ? ruleKinds : []).map((kind) =>
      rules.filter((rule) => rule.kind === kind).flatMap((rule) => under(rule.name, applyRule(rule, world, withHints))),
    ),
  ].flatMap((stage) => stage.sort(byPlace));
  if (problems.some(isError)) return { problems, comments, lock };
  return { sound: { world, ids: ids.of }, problems, comments, lock: printIdsLock(ids.lines) };
}

function applyRule({ name, check }: Rule, world: WrittenWorld, withHints: boolean): readonly Problem[] {
  const level = levelOf(name, world.houseStyle);
  if (level === 'error') return check(world);
  if (level === 'off' && !withHints) return [];
  const severity = level === 'off' ? 'hint' : 'warning';
  return check(world).map((problem) => ({ ...problem, severity }));
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.at.file < b.at.file ? -1 : a.at.file > b.at.file ? 1 : 0) || a.at.line - b.at.line || a.at.column - b.at.column;

export type CompileResult = {
  /** Missing if there are errors. */
  readonly pack?: Pack;
  readonly problems: readonly Problem[];
  /** The new contents of `ids.lock`. Unchanged if there are errors. */
  readonly lock: string;
};

export function compileTexts(
  files: readonly SourceFile[],
  lock: string,
  rules: readonly Rule[] = fittingRules,
): CompileResult {
  const { sound, ...checked } = checkTexts(files, lock, rules);
  return sound ? { pack: compilePack(contentsOf(sound.world, sound.ids)), ...checked } : checked;
}

/** Writes nothing. */
export const compileWorld = (folder: string, rules: readonly Rule[] = fittingRules): CompileResult =>
  compileTexts(readFolder(folder), readLock(folder), rules);
