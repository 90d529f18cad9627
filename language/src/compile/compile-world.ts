import type { Pack } from '@underhall/engine';
import { fittingRules } from '../check/all-rules.ts';
import { formRule, numbersRule, type Rule, ruleKinds } from '../check/rule.ts';
import { levelOf } from '../meaning/house-style.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import { type DrawnPictures, type KnownFiles, readWorld, type WrittenWorld } from '../meaning/read-world.ts';
import { type Comment, isError, type Problem } from '../syntax/block.ts';
import { assignIds, type RenamedThing } from './assign-ids.ts';
import { type Machine, machinesOf } from './compile-machine.ts';
import { compilePack } from './compile-pack.ts';
import { contentsOf } from './contents.ts';
import { parseIdsLock, printIdsLock } from './ids-lock.ts';
import { inMisreadThing, isOnWhole, isOnWords } from './one-cause.ts';
import { readFolder, readLock } from './read-folder.ts';
import { tellRemoved } from './removed-things.ts';

export type CheckResult = {
  /** Missing if there are errors. */
  readonly sound?: {
    readonly world: WrittenWorld;
    readonly ids: ReadonlyMap<object, number>;
    readonly renamed: readonly RenamedThing[];
  };
  /** Errors, warnings and hints. */
  readonly problems: readonly Problem[];
  readonly comments: readonly Comment[];
  /** The new contents of `ids.lock`. Unchanged if there are errors. */
  readonly lock: string;
};

type CheckOptions = {
  readonly drawn?: DrawnPictures | undefined;
  /** Also applies the rules of taste that the world has turned off. */
  readonly withHints?: boolean;
  /** What an earlier check has read. */
  readonly known?: KnownFiles | undefined;
};

/**
 * Finds all problems: syntax errors first, then by kind of rule, each sorted by position. Leaves out what may only follow
 * from an earlier one.
 */
export function checkTexts(
  files: readonly SourceFile[],
  lock: string,
  rules: readonly Rule[],
  { drawn, withHints = false, known }: CheckOptions = {},
): CheckResult {
  const { world, problems: ofForm, misread, comments, isWhole } = readWorld(files, drawn, known);
  const locked = parseIdsLock(lock);
  const ids = assignIds(world, locked.lines);
  const under = (rule: string, found: readonly Problem[]) => found.map((problem) => ({ ...problem, rule }));
  const misnumbered = [...locked.problems, ...ids.problems];
  const isInMisread = inMisreadThing(misread, files);
  const found = (chosen: readonly Rule[]): readonly Problem[] =>
    chosen.flatMap((rule) => {
      const all = under(rule.name, applyRule(rule, world, withHints));
      return isOnWords(rule) ? all : all.filter((problem) => !isInMisread(problem));
    });
  const stages: Problem[][] = [
    under(formRule, ofForm),
    // Much would seem to be removed or missing that stands in a file that was not read, or in a damaged lock.
    under(numbersRule, misnumbered.length > 0 || !isWhole ? misnumbered : tellRemoved(ids, lock)),
  ];
  let isRight = !ofForm.some(isError);
  for (const kind of isWhole ? ruleKinds : []) {
    const [onWhole, onParts] = partition(rules.filter((rule) => rule.kind === kind));
    const stage = [...found(onParts)];
    if (kind === 'fitting') isRight &&= !stage.some(isError);
    stages.push(isRight ? [...stage, ...found(onWhole)] : stage);
  }
  const problems = stages.flatMap((stage) => stage.sort(byPlace));
  if (problems.some(isError)) return { problems, comments, lock };
  return { sound: { world, ids: ids.of, renamed: ids.renamed }, problems, comments, lock: printIdsLock(ids.lines) };
}

const partition = (rules: readonly Rule[]) =>
  [rules.filter(isOnWhole), rules.filter((rule) => !isOnWhole(rule))] as const;

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
  /** For the simulator. Missing if there are errors. */
  readonly machines?: readonly Machine[];
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
  if (!sound) return checked;
  const machines = machinesOf(sound.world, sound.ids);
  return { pack: compilePack(contentsOf(sound.world, sound.ids)), machines, ...checked };
}

/** Writes nothing. */
export const compileWorld = (folder: string, rules: readonly Rule[] = fittingRules): CompileResult =>
  compileTexts(readFolder(folder), readLock(folder), rules);
