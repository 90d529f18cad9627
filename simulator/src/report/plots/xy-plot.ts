import { positionOn, type Scale, tickLabel } from './scale.ts';
import { bothWidths, circle, label, line, type PlotTexts, path, svg } from './svg.ts';

export type Series = {
  /** Class in the stylesheet: `a`, `b` or `c`. */
  readonly className: string;
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly tooltip?: string }[];
  readonly isLine: boolean;
};

export type Guide = {
  readonly name: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
};

const [left, right, below] = [66, 20, 46];
const legendRow = 20;

/** Points and lines on two axes, with a legend above. */
export function xyPlot(
  texts: PlotTexts,
  across: Scale,
  up: Scale,
  series: readonly Series[],
  guides: readonly Guide[] = [],
): string {
  return bothWidths((width) => {
    const named = legendOf(series, guides, width);
    const top = named.rows * legendRow + 10;
    const height = Math.min(380, Math.round(width * 0.66)) + top;
    const x = (value: number): number => left + positionOn(across, value) * (width - left - right);
    const y = (value: number): number => height - below - positionOn(up, value) * (height - top - below);
    const foot = height - below + 17;
    const grid = [
      ...up.ticks.map(
        (tick) =>
          line(left, y(tick), width - right, y(tick), 'grid') + label(left - 6, y(tick) + 4, tickLabel(tick), 'end'),
      ),
      ...across.ticks.map((tick) => label(x(tick), foot, tickLabel(tick), 'middle')),
      label((left + width - right) / 2, height - 8, across.label, 'middle', 'axis'),
      `<g transform="rotate(-90 13 ${height / 2})">${label(13, height / 2, up.label, 'middle', 'axis')}</g>`,
    ];
    const guideLines = guides.map(({ from, to }) => line(x(from[0]), y(from[1]), x(to[0]), y(to[1]), 'guide'));
    const marks = series.map(({ className, points, isLine }) =>
      isLine
        ? path(
            points.map((point) => [x(point.x), y(point.y)]),
            `line ${className}`,
          )
        : points.map((point) => circle(x(point.x), y(point.y), 4, `mark ${className}`, point.tooltip)).join(''),
    );
    return svg(texts, width, height, [...grid, ...guideLines, ...marks, named.drawn].join(''));
  });
}

const sign = 7;

function legendOf(series: readonly Series[], guides: readonly Guide[], width: number): { drawn: string; rows: number } {
  const names = [
    ...series.map(({ name, className, isLine }) => ({
      name,
      kind: `${isLine ? 'line' : 'mark'} ${className}`,
      isLine,
    })),
    ...guides.map(({ name }) => ({ name, kind: 'guide', isLine: true })),
  ];
  let [x, rows] = [left, 1];
  const drawn = names.map(({ name, kind, isLine }) => {
    const room = 44 + name.length * sign;
    if (x > left && x + room > width) [x, rows] = [left, rows + 1];
    const [from, y] = [x, rows * legendRow - 8];
    x += room;
    const sample = isLine ? line(from, y, from + 20, y, kind) : circle(from + 10, y, 4, kind);
    return sample + label(from + 27, y + 4, name);
  });
  return { drawn: drawn.join(''), rows };
}
