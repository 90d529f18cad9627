import { escaped, figure, percent } from '../markup.ts';
import { goals } from '../milestone-goals.ts';
import { rowsPlot } from '../plots/rows-plot.ts';
import { logScaleTo } from '../plots/scale.ts';
import type { Report } from '../report.ts';
import { quantile } from '../statistics.ts';
import { figureOf, section, table } from './page-parts.ts';

type MilestoneFigures = {
  readonly name: string;
  readonly share: number;
  readonly quartiles: readonly [number, number, number] | undefined;
};

/** The section about milestones: the actions that players need to reach each. */
export function milestoneSection({ measures }: Report): string {
  const { milestones, lives } = measures;
  const all = [...goals.keys()].map((name): MilestoneFigures => {
    const actions = milestones.actions.get(name) ?? [];
    const [low, half, high] = [0.25, 0.5, 0.75].map((share) => quantile(actions, share));
    const isReached = low !== undefined && half !== undefined && high !== undefined;
    return {
      name,
      share: actions.length / Math.max(1, lives.players),
      quartiles: isReached ? [low, half, high] : undefined,
    };
  });
  const reached = all.filter(({ quartiles }) => quartiles);
  const unreached = all.filter(({ quartiles }) => !quartiles).map(({ name }) => name);
  const highest = Math.max(
    10,
    ...reached.map(({ name, quartiles }) => Math.max(quartiles?.[2] ?? 0, goals.get(name)?.to ?? 0)),
  );
  const rows = reached.map(({ name, quartiles = [0, 0, 0], share }) => ({
    name,
    text: `${figure(quartiles[1])} (${percent(share)} of players)`,
    goal: goals.get(name),
    middle: { from: quartiles[0], to: quartiles[2] },
    point: quartiles[1],
  }));
  const plotTexts = { title: 'Actions to each milestone', description: 'The same figures stand in the table below' };
  return section('milestones', 'Milestones', 'Actions spent until a player comes to each for the first time.', [
    figureOf(
      rowsPlot(plotTexts, logScaleTo('actions spent, each step ten times the one before', highest), rows),
      'The dot is the median, the thick line the middle half of those who came to it; the pale band is what the plan of the world asks for.',
    ),
    table(
      'Milestones in actions',
      [
        ['Milestone'],
        ['Players', 'figure'],
        ['Quarter', 'figure'],
        ['Median', 'figure'],
        ['Three quarters', 'figure'],
        ['Planned', 'figure'],
      ],
      reached.map(({ name, share, quartiles }) => [name, percent(share), ...figures(quartiles), planned(name)]),
    ),
    unreached.length > 0 ? `<p>Nobody came to: ${escaped(unreached.join('; '))}.</p>` : '',
  ]);
}

const figures = (quartiles: MilestoneFigures['quartiles']): readonly string[] =>
  quartiles ? quartiles.map((each) => figure(Math.round(each))) : ['-', '-', '-'];

function planned(name: string): string {
  const goal = goals.get(name);
  return goal ? `${goal.from} to ${goal.to}` : '-';
}
