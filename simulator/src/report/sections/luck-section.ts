import { fairnessOf, likelinessOf, titleOf } from '../findings.ts';
import { figure, figureOf, folded, percent, section, table } from '../markup.ts';
import { xyPlot } from '../plots/xy-plot.ts';
import type { Report } from '../report.ts';

const tenths = [0, 20, 40, 60, 80, 100];

/** The section about luck: rolls passed beside the chances shown, and rare outcomes beside their expected number. */
export function luckSection(report: Report): string {
  const { worldIndex, measures } = report;
  const { challenges } = measures;
  const { sum, freedom, likely } = fairnessOf(measures);
  const points = challenges.rolled.flatMap((rolled, chance) => {
    const share = (100 * (challenges.passed[chance] ?? 0)) / rolled;
    return rolled < 30
      ? []
      : [{ x: chance, y: share, tooltip: `${chance} %: ${figure(share)} % of ${figure(rolled)} rolls passed` }];
  });
  const across = { label: 'chance told beforehand, in percent', from: 0, to: 100, ticks: tenths };
  const up = { label: 'rolls passed, in percent', from: 0, to: 100, ticks: tenths };
  const rolls = challenges.rolled.reduce((all, each) => all + each, 0);
  const lead =
    `${figure(rolls)} rolls. Chi-square ${figure(sum)} at ${freedom} degrees of freedom: by chance alone as far off or further in ${percent(likely)} of such runs. ` +
    `Second chances passed ${figure(challenges.again.get('passed') ?? 0)} times and failed ${figure(challenges.again.get('failed') ?? 0)} times.`;
  const plotTexts = {
    title: 'Challenges',
    description: 'Rolls passed against the chance that was told; dots on the line are fair',
  };
  const fair = { name: 'as told', from: [0, 0], to: [100, 100] } as const;
  return section('luck', 'Luck', lead, [
    figureOf(
      xyPlot(plotTexts, across, up, [{ look: 'a', name: 'rolls at one chance', isLine: false, points }], [fair]),
      'Each dot is all rolls at one chance, where there were thirty or more.',
    ),
    table(
      'Rare outcomes',
      [
        ['Branch', 'long'],
        ['Could come', 'figure'],
        ['Expected', 'figure'],
        ['Came', 'figure'],
        ['Odds of that, by chance', 'figure'],
      ],
      [...challenges.rare].map(([branch, { possible, occurred, expected, variance }]) => [
        titleOf(branch, worldIndex),
        figure(possible),
        figure(expected),
        figure(occurred),
        percent(likelinessOf({ drawn: occurred, expected, variance })),
      ]),
    ),
    folded('Challenges by branch', byBranch(report)),
  ]);
}

function byBranch({ worldIndex, measures }: Report): string {
  const rows = [...measures.challenges.byBranch].map(([branch, { rolled, passed, chanceSum, lowest, highest }]) => [
    titleOf(branch, worldIndex),
    figure(rolled),
    `${lowest} to ${highest} %`,
    percent(chanceSum / rolled / 100),
    percent(passed / rolled),
  ]);
  return table(
    'Challenges',
    [
      ['Branch', 'long'],
      ['Rolls', 'figure'],
      ['Chances told', 'figure'],
      ['Told in the mean', 'figure'],
      ['Passed', 'figure'],
    ],
    rows,
  );
}
