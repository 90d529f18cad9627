import { coverageOf } from '../../measures/never-reached.ts';
import { escapeHtml, formatNumber, formatPercent, section, table } from '../markup.ts';
import type { Report } from '../report.ts';

export function summary(report: Report): string {
  const { measures, findings, violation, worldIndex, cpuSeconds } = report;
  const { totals } = measures;
  const coverage = coverageOf(worldIndex, measures);
  const alarms = findings.filter(({ severity }) => severity === 'alarm').length;
  const tiles = [
    ['Players', formatNumber(totals.players), `${formatNumber(totals.days / Math.max(1, totals.players))} days each`],
    ['Steps', formatNumber(totals.steps), `${formatNumber(totals.steps / cpuSeconds)} per CPU second`],
    [
      'Actions spent',
      formatNumber(totals.actions),
      `${formatNumber(totals.actions / Math.max(1, totals.players))} each`,
    ],
    ['Rules broken', violation ? '1' : '0', violation ? 'the run stopped' : 'every step was checked'],
    ['Alarms', formatNumber(alarms), 'listed below'],
    [
      'Outcomes seen',
      formatPercent(coverage.outcome.reached / coverage.outcome.all),
      `of ${formatNumber(coverage.outcome.all)}`,
    ],
  ];
  const tileList = tiles.map(
    ([name = '', value = '', more = '']) =>
      `<div class="tile"><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}<small>${escapeHtml(more)}</small></dd></div>`,
  );
  const strategies = [...totals.byStrategy].map(([name, { players, steps, actions, description }]) => [
    name,
    description,
    formatNumber(players),
    formatNumber(steps),
    formatNumber(actions),
  ]);
  return section('summary', 'Summary', leadOf(report), [
    violation ? `<pre class="violation">${escapeHtml(violation)}</pre>` : '',
    `<dl class="tiles">${tileList.join('')}</dl>`,
    table(
      'Strategies',
      [['Strategy'], ['Description', 'long'], ['Players', 'figure'], ['Steps', 'figure'], ['Actions', 'figure']],
      strategies,
    ),
  ]);
}

const leadOf = ({ world, worldIndex, run }: Report): string =>
  `${worldIndex.pack.storylets.length} storylets of “${worldIndex.pack.name}” (${world}/), played for ${run.days} days. Players visit, ` +
  `spend their actions, and stay away for hours or weeks. Seed ${run.seed}: equal seeds give equal runs. ` +
  'Each step is one command to the rules of the game, and each was checked.';
