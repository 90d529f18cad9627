import { allRules } from '../check/all-rules.ts';
import { readFolder } from '../compile/read-folder.ts';
import { readWorld } from '../meaning/read-world.ts';
import { printReport } from '../prose-report/print-report.ts';
import { sampleOf } from '../prose-report/sample.ts';
import type { CommandContext } from './command-context.ts';

/** Rules whose problems fail the command. Measures only warn. */
export const errorRules = [
  'endings-differ',
  'reserved-numbers',
  'passages-stand-once',
  'habits-vary',
  'given-qualities-are-asked',
] as const;

/**
 * Prints the prose report of the whole world and of each batch: a folder, or several files separated by commas.
 * @returns the exit code: 1 if an error rule finds a problem, or if a batch has no storylets
 */
export function checkProse(batches: readonly string[], context: CommandContext): number {
  const { world } = readWorld(readFolder(context.folder));
  const { atFirst, exempt } = world.houseStyle;
  const columns = [
    { name: 'all', sample: sampleOf(world) },
    ...batches.map((batch) => ({
      name: batch,
      sample: sampleOf(
        world,
        batch.split(',').map((path) =>
          path
            .trim()
            .replace(/^(\.\/)?world\//, '')
            .replace(/\/$/, ''),
        ),
      ),
    })),
  ];
  const empty = columns.find(({ name, sample }) => name !== 'all' && sample.storylets.length === 0);
  if (empty) {
    context.print(`no storylets in "${empty.name}": name a folder, or files separated by commas, like areas/lampwick`);
    return 1;
  }
  for (const line of printReport(columns, atFirst)) context.print(line);
  context.print('');
  let refused = 0;
  for (const name of errorRules) {
    const { length } = allRules.find((rule) => rule.name === name)?.check(world) ?? [];
    refused += length;
    context.print(`${name}: ${length === 1 ? '1 problem' : `${length} problems`}, ${exempt[name]?.length ?? 0} exempt`);
  }
  return refused > 0 ? 1 : 0;
}
