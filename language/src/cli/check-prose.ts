import { allRules } from '../check/all-rules.ts';
import { readFolder } from '../compile/read-folder.ts';
import { exemptibleRules, levelOf } from '../meaning/house-style.ts';
import { readWorld } from '../meaning/read-world.ts';
import { measures, printReport } from '../prose-report/print-report.ts';
import { sampleOf } from '../prose-report/sample.ts';
import { didYouMean } from '../syntax/did-you-mean.ts';
import type { CommandContext } from './command-context.ts';

const measureNames = measures.map(({ name }) => name);

/**
 * Prints the prose report of the whole world and of each batch: a folder, or several files separated by commas. Then
 * counts the problems of the rules that allow exemptions. Measures only warn.
 * @returns the exit code: 1 if such a rule is an error in this world and finds a problem. Also 1 if a batch has no
 * storylets, or if the house style names an unknown measure
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
    context.print(`no storylets in "${empty.name}": name a folder, or files separated by commas, like areas/square`);
    return 1;
  }
  for (const line of printReport(columns, atFirst)) context.print(line);
  context.print('');
  let refused = 0;
  for (const name of Object.keys(atFirst).filter((each) => !measureNames.includes(each))) {
    refused++;
    context.print(`house-style.json: there is no measure called "${name}".${didYouMean(name, measureNames)}`);
  }
  for (const name of exemptibleRules) {
    const { length } = allRules.find((rule) => rule.name === name)?.check(world) ?? [];
    if (levelOf(name, world.houseStyle) === 'error') refused += length;
    context.print(`${name}: ${length === 1 ? '1 problem' : `${length} problems`}, ${exempt[name]?.length ?? 0} exempt`);
  }
  return refused > 0 ? 1 : 0;
}
