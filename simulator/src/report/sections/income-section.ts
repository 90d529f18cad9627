import { limitsOf, tiers } from '../../economy-plan.ts';
import type { Earnings } from '../../measures/income.ts';
import { isLoop, titleOf } from '../findings.ts';
import { collapsible, formatNumber, section, table, withCaption } from '../markup.ts';
import { type Row, rowsPlot } from '../plots/rows-plot.ts';
import { linearScaleTo } from '../plots/scale.ts';
import type { Report } from '../report.ts';

export function incomeSection({ worldIndex, measures }: Report): string {
  const { income } = measures;
  const rows = strategyRows([...income.byStrategy], worldIndex);
  const highest = Math.max(20, ...rows.map(({ point = 0, goal }) => Math.max(point, goal?.to ?? 0)));
  const plotTexts = { title: 'Income', description: rows.map(({ name, text }) => `${name}: ${text}`).join('; ') };
  const earned = [...income.byBranch.values()].filter(({ actions }) => actions > 0);
  const loops = earned.filter(isLoop).sort((a, b) => perAction(b) - perAction(a));
  return section('income', 'Income', leadOf(measures.income, worldIndex), [
    withCaption(
      rowsPlot(plotTexts, linearScaleTo(`${worldIndex.unit} for an action`, highest), rows),
      `By strategy and level of the best attribute. The dot is the mean pay for an action.${worldIndex.isPlanned ? ' The pale band goes from the planned mean of the tier to the limit for its loops.' : ''}`,
    ),
    table(
      'Best repeatable loops',
      columnsIn(worldIndex),
      loops.slice(0, 20).map((each) => rowOf(each, worldIndex)),
    ),
    collapsible(
      'Every branch that costs actions',
      table(
        'Branches',
        columnsIn(worldIndex),
        earned.sort((a, b) => perAction(b) - perAction(a)).map((each) => rowOf(each, worldIndex)),
      ),
    ),
    table(
      'Branches that pay and cost no action',
      [
        ['Branch', 'long'],
        [worldIndex.unit, 'figure'],
        ['Most by one player', 'figure'],
      ],
      [...income.freeBranches].map(([branch, { times, worth }]) => [
        titleOf(branch, worldIndex),
        formatNumber(worth),
        formatNumber(times),
      ]),
    ),
  ]);
}

const leadOf = ({ byTime, byTrade, byAgents }: Report['measures']['income'], { unit }: Report['worldIndex']): string =>
  'Money and goods at their selling price, less payments. A thing that no shop buys is worth half of what an errand pays for it. ' +
  `Not counted below: ${formatNumber(byTime)} ${unit} from passing time, ${formatNumber(byAgents)} from agents, and ${formatNumber(Math.abs(byTrade))} ${byTrade < 0 ? 'spent' : 'earned'} in trades without an action.`;

const columnsIn = ({ unit }: Report['worldIndex']) =>
  [
    ['Branch', 'long'],
    ['Best attribute'],
    [`${unit} an action`, 'figure'],
    ['Limit', 'figure'],
    ['Times', 'figure'],
    ['Most by one player', 'figure'],
  ] as const;

const perAction = ({ worth, actions }: Earnings): number => worth / actions;

function rowOf(earned: Earnings, worldIndex: Report['worldIndex']): readonly string[] {
  const tier = tiers[earned.tier];
  const limits = limitsOf(earned.tier, worldIndex);
  return [
    titleOf(earned.branch, worldIndex),
    tier?.name ?? '',
    perAction(earned).toFixed(1),
    limits ? formatNumber(limits.best) : '-',
    formatNumber(earned.times),
    formatNumber(earned.maxByOnePlayer),
  ];
}

/** One row for each strategy and each tier that it reached. */
function strategyRows(
  byStrategy: readonly (readonly [string, Earnings])[],
  worldIndex: Report['worldIndex'],
): readonly Row[] {
  return byStrategy
    .filter(([, { actions }]) => actions >= 50)
    .sort(([, a], [, b]) => a.tier - b.tier || perAction(b) - perAction(a))
    .map(([key, earned]) => {
      const tier = tiers[earned.tier];
      const limits = limitsOf(earned.tier, worldIndex);
      return {
        name: `${key.replace(/ \d+$/, '')}, ${tier?.name ?? ''}`,
        text: `${perAction(earned).toFixed(1)} (${formatNumber(earned.actions)} actions)`,
        goal: limits && { from: limits.mean, to: limits.best },
        point: perAction(earned),
      };
    });
}
