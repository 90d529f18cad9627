import { fairnessOf, probabilityOf, titleOf } from '../findings.ts';
import { collapsible, formatNumber, formatPercent, section, table, withCaption } from '../markup.ts';
import { xyPlot } from '../plots/xy-plot.ts';
import type { Report } from '../report.ts';

const tenths = [0, 20, 40, 60, 80, 100];

export function luckSection(report: Report): string {
  const { worldIndex, measures } = report;
  const { challenges } = measures;
  const { chiSquare, degreesOfFreedom, probability } = fairnessOf(measures);
  const points = challenges.rolled.flatMap((rolled, chance) => {
    const share = (100 * (challenges.passed[chance] ?? 0)) / rolled;
    return rolled < 30
      ? []
      : [
          {
            x: chance,
            y: share,
            tooltip: `${chance} %: ${formatNumber(share)} % of ${formatNumber(rolled)} rolls passed`,
          },
        ];
  });
  const across = { label: 'chance shown, in percent', from: 0, to: 100, ticks: tenths };
  const up = { label: 'rolls passed, in percent', from: 0, to: 100, ticks: tenths };
  const rolls = challenges.rolled.reduce((all, each) => all + each, 0);
  const lead =
    `${formatNumber(rolls)} rolls. Chi-square ${formatNumber(chiSquare)} at ${degreesOfFreedom} degrees of freedom; the probability of this or a larger value is ${formatPercent(probability)}. ` +
    `Second chances passed ${formatNumber(challenges.secondChances.get('passed') ?? 0)} times and failed ${formatNumber(challenges.secondChances.get('failed') ?? 0)} times.`;
  const plotTexts = {
    title: 'Challenges',
    description: 'Rolls passed by the chance shown; dots on the line are fair',
  };
  const fair = { name: 'as shown', from: [0, 0], to: [100, 100] } as const;
  return section('luck', 'Luck', lead, [
    withCaption(
      xyPlot(plotTexts, across, up, [{ className: 'a', name: 'rolls at one chance', isLine: false, points }], [fair]),
      'Each dot is one chance with 30 rolls or more.',
    ),
    table(
      'Rare outcomes',
      [
        ['Branch', 'long'],
        ['Possible', 'figure'],
        ['Expected', 'figure'],
        ['Occurred', 'figure'],
        ['Probability', 'figure'],
      ],
      [...challenges.rare].map(([branch, { possible, occurred, expected, variance }]) => [
        titleOf(branch, worldIndex),
        formatNumber(possible),
        formatNumber(expected),
        formatNumber(occurred),
        formatPercent(probabilityOf({ drawn: occurred, expected, variance })),
      ]),
    ),
    collapsible('Challenges by branch', byBranch(report)),
  ]);
}

function byBranch({ worldIndex, measures }: Report): string {
  const rows = [...measures.challenges.byBranch].map(([branch, { rolled, passed, chanceSum, lowest, highest }]) => [
    titleOf(branch, worldIndex),
    formatNumber(rolled),
    `${lowest} to ${highest} %`,
    formatPercent(chanceSum / rolled / 100),
    formatPercent(passed / rolled),
  ]);
  return table(
    'Challenges',
    [
      ['Branch', 'long'],
      ['Rolls', 'figure'],
      ['Chances shown', 'figure'],
      ['Mean chance shown', 'figure'],
      ['Passed', 'figure'],
    ],
    rows,
  );
}
