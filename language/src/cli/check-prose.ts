import { allRules } from '../check/all-rules.ts';
import { readFolder } from '../compile/read-folder.ts';
import { readWorld } from '../meaning/read-world.ts';
import { printReport } from '../prose-report/print-report.ts';
import { sampleOf } from '../prose-report/sample.ts';
import type { CommandContext } from './command-context.ts';

/** Rules of the prose report that refuse; everything else it counts is a warning. */
export const errorRules = [
  'endings-differ',
  'reserved-numbers',
  'passages-stand-once',
  'habits-vary',
  'given-qualities-are-asked',
] as const;

/**
 * Prints the prose report: of the whole world, and of each batch, which is a folder or several files parted by commas.
 * Answers the exit code: 1 where one of the refusing rules finds something, or a batch holds nothing.
 */
export function checkProse(batches: readonly string[], desk: CommandContext): number {
  const { world } = readWorld(readFolder(desk.folder));
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
    desk.print(`no storylets in "${empty.name}": name a folder, or files parted by commas, like areas/lampwick`);
    return 1;
  }
  for (const line of printReport(columns, atFirst)) desk.print(line);
  desk.print('');
  let refused = 0;
  for (const name of errorRules) {
    const { length } = allRules.find((rule) => rule.name === name)?.check(world) ?? [];
    refused += length;
    desk.print(`${name}: ${length} refused, ${exempt[name]?.length ?? 0} exempt`);
  }
  return refused > 0 ? 1 : 0;
}
