import { aboutChoices, weekLinesOf } from '../choice-lines.ts';
import { section, table } from '../markup.ts';
import type { Report } from '../report.ts';

export function choiceSection(report: Report): string {
  const rows = weekLinesOf(report).flatMap(({ strategy, week, machines, choices }) => [
    [strategy, `${week}`, machines.split(' ')[0] ?? '', `Runs of machines: ${machines}`],
    ...choices.map(({ share, title }) => [strategy, `${week}`, share, title]),
  ]);
  return section('choices', 'Choices', `${aboutChoices}, by strategy.`, [
    table('Most chosen', [['Strategy'], ['Week', 'figure'], ['Share', 'figure'], ['Choice', 'long']], rows),
  ]);
}
