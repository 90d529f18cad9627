import { type Scale, shareOf, toldTick } from './scale.ts';
import { bothWidths, dot, line, path, type Said, svg, words } from './svg.ts';

export type Series = {
  /** Its class in the stylesheet, which gives it its look: `a`, `b`, `c`. */
  readonly look: string;
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly told?: string }[];
  readonly isLine: boolean;
};

/** A line across the plot to hold the others against. */
export type Guide = {
  readonly name: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
};

const [left, right, top, below] = [52, 14, 30, 46];

/** Points and lines along two scales, with their names above. */
export function xyPlot(
  said: Said,
  across: Scale,
  up: Scale,
  series: readonly Series[],
  guides: readonly Guide[] = [],
): string {
  return bothWidths((width) => {
    const height = Math.min(380, Math.round(width * 0.72));
    const x = (value: number): number => left + shareOf(across, value) * (width - left - right);
    const y = (value: number): number => height - below - shareOf(up, value) * (height - top - below);
    const grid = [
      ...up.ticks.map(
        (tick) =>
          line(left, y(tick), width - right, y(tick), 'grid') + words(left - 6, y(tick) + 4, toldTick(tick), 'end'),
      ),
      ...across.ticks.map((tick) => words(x(tick), height - below + 17, toldTick(tick), 'middle')),
      words((left + width) / 2, height - 8, across.label, 'middle', 'axis'),
      `<g transform="rotate(-90 14 ${height / 2})">${words(14, height / 2, up.label, 'middle', 'axis')}</g>`,
    ];
    const held = guides.map(({ from, to }) => line(x(from[0]), y(from[1]), x(to[0]), y(to[1]), 'guide'));
    const drawn = series.map(({ look, points, isLine }) =>
      isLine
        ? path(
            points.map((point) => [x(point.x), y(point.y)]),
            `line ${look}`,
          )
        : points.map((point) => dot(x(point.x), y(point.y), 4, `mark ${look}`, point.told)).join(''),
    );
    return svg(said, width, height, [...grid, ...held, ...drawn, key(series, guides, width)].join(''));
  });
}

/** The names of what is drawn, side by side. */
function key(series: readonly Series[], guides: readonly Guide[], width: number): string {
  const names = [
    ...series.map(({ name, look, isLine }) => ({ name, kind: isLine ? `line ${look}` : `mark ${look}`, isLine })),
    ...guides.map(({ name }) => ({ name, kind: 'guide', isLine: true })),
  ];
  const each = (width - left - right) / Math.max(1, names.length);
  return names
    .map(({ name, kind, isLine }, place) => {
      const x = left + place * each;
      const sample = isLine ? line(x, 12, x + 18, 12, kind) : dot(x + 9, 12, 4, kind);
      return sample + words(x + 24, 16, name, 'start', 'tick');
    })
    .join('');
}
