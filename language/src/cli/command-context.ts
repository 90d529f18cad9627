import { formRule, printProblem, type Rule } from '../check/rule.ts';
import { readLock } from '../compile/read-folder.ts';
import type { SourceFile } from '../meaning/read-file.ts';
import type { KnownFiles } from '../meaning/read-world.ts';
import { isError, type Problem } from '../syntax/block.ts';

export type CommandContext = {
  readonly folder: string;
  /** The name of the folder in messages. */
  readonly shownAs: string;
  readonly built: string;
  /** The folder of the pictures. If missing, picture names are not checked. */
  readonly pictures?: string;
  readonly checksPage?: string;
  /** Instead of the `ids.lock` of the folder. */
  readonly lock?: string;
  readonly print: (line: string) => void;
  /** Runs the last steps of a command later, one at a time. Without it, the command runs them itself. */
  readonly finishLater?: (steps: Iterator<unknown>) => void;
  /** What earlier runs have read of the folder. */
  readonly known?: KnownFiles;
  /** All rules by default. */
  readonly rules?: readonly Rule[];
};

/** A longer list of problems is cut, so that the first ones stay in view. The counts by rule tell of the rest. */
const maxPrinted = 50;

export function printProblems(
  { print, shownAs, folder, lock = readLock(folder) }: CommandContext,
  files: readonly SourceFile[],
  problems: readonly Problem[],
): void {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  texts.set('ids.lock', lock);
  for (const problem of problems.slice(0, maxPrinted)) {
    print(`${printProblem(problem, texts.get(problem.at.file), `${shownAs}/${problem.at.file}`)}\n`);
  }
  if (problems.length > maxPrinted) print(`... and ${problems.length - maxPrinted} more\n`);
  const kinds: readonly (readonly [string, readonly Problem[]])[] = [
    ['problem', problems.filter(isError)],
    ['warning', problems.filter(({ severity }) => severity === 'warning')],
    ['hint', problems.filter(({ severity }) => severity === 'hint')],
  ];
  for (const [what, list] of kinds) if (list.length > 0) print(countByRule(what, list));
}

/** `3 problems: 2 known-names, 1 form`, in the order of the problems. */
function countByRule(what: string, problems: readonly Problem[]): string {
  const counts = new Map<string, number>();
  for (const { rule = formRule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const all = problems.length === 1 ? `1 ${what}` : `${problems.length} ${what}s`;
  return counts.size === 1 ? all : `${all}: ${[...counts].map(([rule, count]) => `${count} ${rule}`).join(', ')}`;
}
