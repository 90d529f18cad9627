import { probabilityOf } from '../findings.ts';
import { formatNumber, formatPercent, section, table, withCaption } from '../markup.ts';
import { linearScaleTo } from '../plots/scale.ts';
import { xyPlot } from '../plots/xy-plot.ts';
import type { Report } from '../report.ts';

export function cardSection({ worldIndex, measures }: Report): string {
  const { cards } = measures;
  if (cards.draws === 0)
    return section('cards', 'Cards', 'No card was drawn: the world has none yet, or no player could hold one.', []);
  const drawn = [...cards.byCard].map(([id, each]) => ({
    name: worldIndex.pack.storylets.find((storylet) => storylet.id === id)?.name ?? `card ${id}`,
    ...each,
  }));
  const highest = Math.max(...drawn.map((each) => Math.max(each.drawn, each.expected)));
  const points = drawn.map(({ name, drawn: y, expected: x }) => ({
    x,
    y,
    tooltip: `${name}: ${formatNumber(y)} drawn, ${formatNumber(x)} expected`,
  }));
  const plotTexts = {
    title: 'Cards',
    description: `${drawn.length} cards, drawn ${formatNumber(cards.draws)} times; the table has the numbers`,
  };
  const across = linearScaleTo('draws expected by frequency', highest);
  const up = linearScaleTo('times drawn', highest);
  const fair = { name: 'as expected', from: [0, 0], to: [across.to, up.to] } as const;
  return section('cards', 'Cards', leadOf(cards), [
    withCaption(
      xyPlot(plotTexts, across, up, [{ className: 'a', name: 'a card', isLine: false, points }], [fair]),
      'Each dot is a card. Cards on the line were drawn as often as expected from the frequencies of all cards that fitted.',
    ),
    table(
      'Draws by card',
      [['Card'], ['Possible', 'figure'], ['Expected', 'figure'], ['Drawn', 'figure'], ['Probability', 'figure']],
      drawn
        .sort((a, b) => b.drawn - a.drawn)
        .map((each) => [
          each.name,
          formatNumber(each.fitting),
          formatNumber(each.expected),
          formatNumber(each.drawn),
          formatPercent(probabilityOf(each)),
        ]),
    ),
    table(
      'How cards left the hand',
      [['Reason'], ['Cards', 'figure']],
      [...cards.removals].map(([why, times]) => [why, formatNumber(times)]),
    ),
  ]);
}

const leadOf = ({ draws, cardsHeld, placesInHands }: Report['measures']['cards']): string =>
  `${formatNumber(draws)} cards were drawn. At the end of a visit ${formatPercent(cardsHeld / Math.max(1, placesInHands))} of the places in the hands were taken.`;
