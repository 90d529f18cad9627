import { formRule, printProblem, type Rule } from '../check/rule.ts';
import type { SourceFile } from '../meaning/read-world.ts';
import type { Problem } from '../syntax/block.ts';

export type CommandContext = {
  readonly folder: string;
  /** The name of the folder in messages. */
  readonly shownAs: string;
  readonly built: string;
  /** The folder of the pictures. If missing, picture names are not checked. */
  readonly pictures?: string;
  readonly checksPage?: string;
  readonly print: (line: string) => void;
  /** All rules by default. */
  readonly rules?: readonly Rule[];
};

export function printProblems(
  { print, shownAs }: CommandContext,
  files: readonly SourceFile[],
  problems: readonly Problem[],
): void {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const problem of problems) {
    print(`${printProblem(problem, texts.get(problem.at.file) ?? '', `${shownAs}/${problem.at.file}`)}\n`);
  }
  if (problems.length > 0) print(countByRule(problems));
}

/** `3 problems: 2 known-names, 1 form`, in the order of the problems. */
function countByRule(problems: readonly Problem[]): string {
  const counts = new Map<string, number>();
  for (const { rule = formRule } of problems) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const all = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return counts.size === 1 ? all : `${all}: ${[...counts].map(([rule, count]) => `${count} ${rule}`).join(', ')}`;
}
