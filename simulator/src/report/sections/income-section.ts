import { tiers } from '../../economy-plan.ts';
import type { Earnings } from '../../measures/income.ts';
import { isLoop, titleOf } from '../findings.ts';
import { collapsible, formatNumber, section, table, withCaption } from '../markup.ts';
import { type Row, rowsPlot } from '../plots/rows-plot.ts';
import { linearScaleTo } from '../plots/scale.ts';
import type { Report } from '../report.ts';

/** The section about income: the pay for an action, by strategy and by branch. */
export function incomeSection({ worldIndex, measures }: Report): string {
  const { income } = measures;
  const rows = strategyRows([...income.byStrategy]);
  const highest = Math.max(20, ...rows.map(({ point = 0, goal }) => Math.max(point, goal?.to ?? 0)));
  const plotTexts = { title: 'Income', description: rows.map(({ name, text }) => `${name}: ${text}`).join('; ') };
  const earned = [...income.byBranch.values()].filter(({ actions }) => actions > 0);
  const loops = earned.filter(isLoop).sort((a, b) => perAction(b) - perAction(a));
  return section('income', 'Income', leadOf(measures.income), [
    withCaption(
      rowsPlot(plotTexts, linearScaleTo('pence for an action', highest), rows),
      'By strategy and by the level of the best attribute: the dot is what an action paid in the mean; the pale band goes from the planned mean of the tier to what its best loop may pay.',
    ),
    table(
      'Best repeatable loops',
      columns,
      loops.slice(0, 20).map((each) => rowOf(each, worldIndex)),
    ),
    collapsible(
      'Every branch that costs actions',
      table(
        'Branches',
        columns,
        earned.sort((a, b) => perAction(b) - perAction(a)).map((each) => rowOf(each, worldIndex)),
      ),
    ),
    table(
      'Branches that pay and cost no action',
      [
        ['Branch', 'long'],
        ['Pays, in pence', 'figure'],
        ['Most often by one player', 'figure'],
      ],
      [...income.freeBranches].map(([branch, { times, worth }]) => [
        titleOf(branch, worldIndex),
        formatNumber(worth),
        formatNumber(times),
      ]),
    ),
  ]);
}

const leadOf = ({ byTime, byTrade, byAgents }: Report['measures']['income']): string =>
  'Money and goods at what they sell for, less what was paid. A thing no shop takes counts half of what an errand pays for it. ' +
  `Time brought ${formatNumber(byTime)} pence by itself, agents ${formatNumber(byAgents)}, and ${formatNumber(Math.abs(byTrade))} were ${byTrade < 0 ? 'spent' : 'taken in'} without an action, which is not counted below.`;

const columns = [
  ['Branch', 'long'],
  ['Best attribute'],
  ['Pence an action', 'figure'],
  ['Best planned', 'figure'],
  ['Times', 'figure'],
  ['Most by one player', 'figure'],
] as const;

const perAction = ({ worth, actions }: Earnings): number => worth / actions;

function rowOf(earned: Earnings, worldIndex: Report['worldIndex']): readonly string[] {
  const tier = tiers[earned.tier];
  return [
    titleOf(earned.branch, worldIndex),
    tier?.name ?? '',
    perAction(earned).toFixed(1),
    formatNumber(tier?.best ?? 0),
    formatNumber(earned.times),
    formatNumber(earned.maxByOnePlayer),
  ];
}

/** One row for each strategy in each tier it has reached. */
function strategyRows(byStrategy: readonly (readonly [string, Earnings])[]): readonly Row[] {
  return byStrategy
    .filter(([, { actions }]) => actions >= 50)
    .sort(([, a], [, b]) => a.tier - b.tier || perAction(b) - perAction(a))
    .map(([key, earned]) => {
      const tier = tiers[earned.tier];
      return {
        name: `${key.replace(/ \d+$/, '')}, ${tier?.name ?? ''}`,
        text: `${perAction(earned).toFixed(1)} (${formatNumber(earned.actions)} actions)`,
        goal: tier && { from: tier.mean, to: tier.best },
        point: perAction(earned),
      };
    });
}
