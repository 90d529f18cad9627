import { maxCountedLevel } from '../../measures/menaces.ts';
import { formatPercent, section, table, withCaption } from '../markup.ts';
import { linearScaleTo } from '../plots/scale.ts';
import { xyPlot } from '../plots/xy-plot.ts';
import type { Report } from '../report.ts';
import { quantileOfCounts } from '../statistics.ts';

const lines = [
  { className: 'a', name: 'half of visits', share: 0.5 },
  { className: 'b', name: 'three in four', share: 0.75 },
  { className: 'c', name: '19 in 20', share: 0.95 },
] as const;

export function menaceSection({ worldIndex, measures }: Report): string {
  const plots = worldIndex.menaces.map(({ id, name }) => plotOf(name, measures.menaces.get(id) ?? []));
  const rows = worldIndex.menaces.map(({ id, name }) => rowOf(name, measures.menaces.get(id) ?? []));
  return section(
    'menaces',
    'Menaces',
    `Levels at the end of visits, by days since arrival.${worldIndex.isPlanned ? ' By the plan of the world, a player is taken away at 8.' : ''}`,
    [
      `<div class="pair">${plots.join('')}</div>`,
      table(
        'Share of visits that ended with a menace at a level or above',
        [['Menace'], ['1', 'figure'], ['3', 'figure'], ['5', 'figure'], ['8', 'figure']],
        rows,
      ),
    ],
  );
}

function plotOf(name: string, days: readonly (readonly number[])[]): string {
  const series = lines.map(({ className, name: label, share }) => ({
    className,
    name: label,
    isLine: true,
    points: days.map((counts, x) => ({ x, y: quantileOfCounts(counts, share) ?? 0 })),
  }));
  const across = linearScaleTo('days since arrival', Math.max(5, days.length - 1));
  const up = { label: 'level', from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10] };
  const last = days.at(-1) ?? [];
  const plotTexts = {
    title: name,
    description: `On the last day, half of the visits ended at ${quantileOfCounts(last, 0.5) ?? 0} or below`,
  };
  const limit = { name: 'taken away', from: [across.from, 8], to: [across.to, 8] } as const;
  return withCaption(
    xyPlot(plotTexts, across, up, series, [limit]),
    `${name}: the level that this share of visits did not exceed.`,
  );
}

function rowOf(name: string, days: readonly (readonly number[])[]): readonly string[] {
  const counts = Array.from({ length: maxCountedLevel + 1 }, (_, level) =>
    days.reduce((sum, day) => sum + (day[level] ?? 0), 0),
  );
  const all = counts.reduce((sum, each) => sum + each, 0);
  const above = (level: number): string =>
    formatPercent(counts.slice(level).reduce((sum, each) => sum + each, 0) / Math.max(1, all));
  return [name, above(1), above(3), above(5), above(8)];
}
