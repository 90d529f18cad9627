import { actionsPerDay } from '../../days-of-play.ts';
import { goalOf, milestones, type PaceGoal } from '../../economy-plan.ts';
import { type Repeats, repeatShares } from '../../measures/repeats.ts';
import { escapeHtml, formatNumber, formatPercent, section, table, withCaption } from '../markup.ts';
import { rowsPlot } from '../plots/rows-plot.ts';
import { logScaleTo } from '../plots/scale.ts';
import type { Report } from '../report.ts';
import { quantile } from '../statistics.ts';

type PaceFigures = {
  readonly name: string;
  readonly share: number;
  readonly quartiles: readonly [number, number, number] | undefined;
};

export function paceSection({ worldIndex, measures }: Report): string {
  const { pace, totals, repeats } = measures;
  const all = milestones.map((name): PaceFigures => {
    const actions = pace.actions.get(name) ?? [];
    const [low, half, high] = [0.25, 0.5, 0.75].map((share) => quantile(actions, share));
    const isReached = low !== undefined && half !== undefined && high !== undefined;
    return {
      name,
      share: actions.length / Math.max(1, totals.players),
      quartiles: isReached ? [low, half, high] : undefined,
    };
  });
  const reached = all.filter(({ quartiles }) => quartiles);
  const unreached = all.filter(({ quartiles }) => !quartiles).map(({ name }) => name);
  const highest = Math.max(
    10,
    ...reached.map(({ name, quartiles }) => Math.max(quartiles?.[2] ?? 0, goalOf(name, worldIndex)?.to ?? 0)),
  );
  const rows = reached.map(({ name, quartiles = [0, 0, 0], share }) => ({
    name,
    text: `${formatNumber(quartiles[1])} (${formatPercent(share)} of players)`,
    goal: goalOf(name, worldIndex),
    middle: { from: quartiles[0], to: quartiles[2] },
    point: quartiles[1],
  }));
  const plotTexts = { title: 'Actions to each point', description: 'The table below has the same numbers' };
  return section('pace', 'Pace', 'Actions spent until a player first reaches each point.', [
    withCaption(
      rowsPlot(plotTexts, logScaleTo('actions spent (logarithmic)', highest), rows),
      `The dot is the median, and the thick line the middle half of the players who reached the point.${worldIndex.isPlanned ? ' The pale band is the plan of the world.' : ''}`,
    ),
    table(
      'Pace in actions',
      [
        ['Point'],
        ['Players', 'figure'],
        ['Quarter', 'figure'],
        ['Median', 'figure'],
        ['Three quarters', 'figure'],
        ['Planned', 'figure'],
      ],
      reached.map(({ name, share, quartiles }) => [
        name,
        formatPercent(share),
        ...figures(quartiles),
        planned(goalOf(name, worldIndex)),
      ]),
    ),
    table(
      `Share of actions spent on repeated results, by day of ${actionsPerDay} actions`,
      [['Day', 'figure'], ...[...repeats.days.keys()].map((name): [string, 'figure'] => [name, 'figure'])],
      repeatRows(repeats),
    ),
    unreached.length > 0 ? `<p>Not reached by any player: ${escapeHtml(unreached.join('; '))}.</p>` : '',
  ]);
}

const figures = (quartiles: PaceFigures['quartiles']): readonly string[] =>
  quartiles ? quartiles.map((each) => formatNumber(Math.round(each))) : ['-', '-', '-'];

function planned(goal: PaceGoal | undefined): string {
  return goal ? `${goal.from} to ${goal.to}` : '-';
}

/** One row per day of play, with one share per strategy. */
function repeatRows(repeats: Repeats): readonly (readonly string[])[] {
  const shares = [...repeats.days.keys()].map((strategy) => repeatShares(repeats, strategy));
  const days = Math.max(0, ...shares.map(({ length }) => length));
  return Array.from({ length: days }, (_, day) => [
    formatNumber(day + 1),
    ...shares.map((ofStrategy) => (ofStrategy[day] === undefined ? '-' : formatPercent(ofStrategy[day]))),
  ]);
}
