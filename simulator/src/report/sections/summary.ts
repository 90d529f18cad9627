import { coverageOf } from '../../measures/never-reached.ts';
import { escaped, figure, percent, section, table } from '../markup.ts';
import type { Report } from '../report.ts';

/** The summary: totals of the run, rules broken, alarms, and the strategies that were played. */
export function summary(report: Report): string {
  const { measures, findings, violation, worldIndex, cpuSeconds } = report;
  const { lives } = measures;
  const coverage = coverageOf(worldIndex, measures);
  const alarms = findings.filter(({ weight }) => weight === 'alarm').length;
  const tiles = [
    ['Players', figure(lives.players), `${figure(lives.days / Math.max(1, lives.players))} days each`],
    ['Steps', figure(lives.steps), `${figure(lives.steps / cpuSeconds)} a second of a core`],
    ['Actions spent', figure(lives.actions), `${figure(lives.actions / Math.max(1, lives.players))} each`],
    ['Rules broken', violation ? '1' : '0', violation ? 'the run stopped' : 'in every step'],
    ['Alarms', figure(alarms), 'listed below'],
    ['Outcomes told', percent(coverage.outcome.reached / coverage.outcome.all), `of ${figure(coverage.outcome.all)}`],
  ];
  const tileList = tiles.map(
    ([name = '', value = '', more = '']) =>
      `<div class="tile"><dt>${escaped(name)}</dt><dd>${escaped(value)}<small>${escaped(more)}</small></dd></div>`,
  );
  const strategies = [...lives.byStrategy].map(([name, { players, steps, actions, about }]) => [
    name,
    about,
    figure(players),
    figure(steps),
    figure(actions),
  ]);
  return section('summary', 'What was lived', leadOf(report), [
    violation ? `<pre class="violation">${escaped(violation)}</pre>` : '',
    `<dl class="tiles">${tileList.join('')}</dl>`,
    table(
      'How they play',
      [['Strategy'], ['They ...', 'long'], ['Players', 'figure'], ['Steps', 'figure'], ['Actions', 'figure']],
      strategies,
    ),
  ]);
}

const leadOf = ({ world, worldIndex, run }: Report): string =>
  `${worldIndex.pack.storylets.length} storylets of “${worldIndex.pack.name}” (${world}/), lived in for ${run.days} days by players who come, ` +
  `spend their actions, and go away for hours or weeks. Seed ${run.seed}: the same seed is the same run. ` +
  'Each step is one command to the rules of the game, and every one of them was checked.';
