import { figure, percent } from '../markup.ts';
import type { Report } from '../report.ts';
import { folded, section, table } from './page-parts.ts';

/** The section about commands: how often each was given, and how often and why it was refused. */
export function commandSection({ measures }: Report): string {
  const { commands, refusals } = measures;
  const all = [...commands.values()].reduce((sum, each) => sum + each, 0);
  const refused = [...refusals.values()].reduce((sum, each) => sum + each, 0);
  const lead = `${figure(refused)} of ${figure(all)} commands were refused, each of them one that the page does not offer: some players ask for what is not to be had.`;
  const sorted = (counts: ReadonlyMap<string, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return section('commands', 'Commands and refusals', lead, [
    table(
      'Commands',
      [['Command'], ['Steps', 'figure'], ['Share', 'figure']],
      sorted(commands).map(([name, times]) => [name, figure(times), percent(times / all)]),
    ),
    folded(
      'Every refusal',
      table(
        'Refusals',
        [['Refusal'], ['Times', 'figure']],
        sorted(refusals).map(([name, times]) => [name, figure(times)]),
      ),
    ),
  ]);
}
