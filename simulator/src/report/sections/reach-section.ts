import { outcomeNamed } from '@underhall/engine';
import { coverageOf } from '../../measures/never-reached.ts';
import { outcomeKey, outcomePlacesIn } from '../../measures/reach.ts';
import { unreachedByExcuse } from '../choice-lines.ts';
import { collapsible, formatNumber, formatPercent, section, table, withCaption } from '../markup.ts';
import { rowsPlot } from '../plots/rows-plot.ts';
import type { Report } from '../report.ts';

const everyTick = [0, 20, 40, 60, 80, 100];

export function reachSection(report: Report): string {
  const { worldIndex, measures } = report;
  const coverage = coverageOf(worldIndex, measures);
  const rows = Object.entries(coverage).map(([kind, { reached, all }]) => ({
    name: `${kind[0]?.toUpperCase()}${kind.slice(1)}${kind === 'branch' ? 'es' : 's'}`,
    text: `${formatNumber(reached)} of ${formatNumber(all)}`,
    goal: { from: 0, to: 100 },
    middle: { from: 0, to: (100 * reached) / Math.max(1, all) },
  }));
  const scale = { label: 'percent reached by any player', from: 0, to: 100, ticks: everyTick };
  const plotTexts = {
    title: 'Reach',
    description: rows.map(({ name, text }) => `${name}: ${text}`).join('; '),
  };
  const unreached = unreachedByExcuse(report).flatMap(({ title, parts }) =>
    parts.map(({ kind, name, why }) => [kind, name, title, why]),
  );
  const columns = [['Kind'], ['Name', 'long'], ['Because it'], ['Likely reason', 'long']] as const;
  const missing = table('Never reached', columns, unreached);
  return section('reach', 'Reach', 'Some player should see every storylet, branch and outcome.', [
    withCaption(rowsPlot(plotTexts, scale, rows), 'The part of the world that players reached.'),
    unreached.length > 25 ? collapsible(`${unreached.length} parts were never reached`, missing) : missing,
    collapsible('How often each storylet was begun', storyletTable({ worldIndex, measures })),
    collapsible('How often each ware was bought', wareTable({ worldIndex, measures })),
    collapsible('How often each outcome was seen', outcomeTable({ worldIndex, measures })),
  ]);
}

function outcomeTable({ worldIndex, measures }: Pick<Report, 'worldIndex' | 'measures'>): string {
  const rows = worldIndex.pack.storylets.flatMap((storylet) =>
    storylet.branches.flatMap((branch) =>
      outcomePlacesIn(branch).map((place) => [
        `${storylet.name}: ${branch.name}`,
        place.outcome,
        outcomeNamed(branch, place)?.title ?? '',
        formatNumber(measures.reach.outcomesSeen.get(outcomeKey(branch.id, place)) ?? 0),
      ]),
    ),
  );
  return table('Outcomes', [['Branch', 'long'], ['Outcome'], ['Title', 'long'], ['Seen', 'figure']], rows);
}

function storyletTable({ worldIndex, measures }: Pick<Report, 'worldIndex' | 'measures'>): string {
  const { storyletsBegun: times } = measures.reach;
  const all = [...times.values()].reduce((sum, each) => sum + each, 0);
  const rows = worldIndex.pack.storylets
    .map(({ id, name, deck }) => ({ name, deck, times: times.get(id) ?? 0 }))
    .sort((a, b) => b.times - a.times)
    .map((each) => [each.name, each.deck, formatNumber(each.times), formatPercent(each.times / all)]);
  return table('Storylets', [['Name', 'long'], ['Deck'], ['Begun', 'figure'], ['Share', 'figure']], rows);
}

function wareTable({ worldIndex, measures }: Pick<Report, 'worldIndex' | 'measures'>): string {
  const names = new Map(worldIndex.pack.qualities.map(({ id, name }) => [id, name]));
  const rows = worldIndex.pack.shops
    .flatMap((shop) => shop.wares.map((ware) => ({ shop: shop.name, ware })))
    .map(({ shop, ware }) => ({
      name: names.get(ware.quality) ?? '',
      shop,
      times: measures.reach.waresBought.get(ware.id) ?? 0,
    }))
    .sort((a, b) => b.times - a.times)
    .map(({ name, shop, times }) => [name, shop, formatNumber(times)]);
  return table(
    'Wares',
    [
      ['Name', 'long'],
      ['Shop', 'long'],
      ['Bought', 'figure'],
    ],
    rows,
  );
}
