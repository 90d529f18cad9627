import { positionOn, type Scale, tickLabel } from './scale.ts';
import { bothWidths, circle, label, line, type PlotTexts, rect, svg } from './svg.ts';

export type Row = {
  readonly name: string;
  /** Shown at the right end of the row. */
  readonly text: string;
  /** Planned range. */
  readonly goal?: { readonly from: number; readonly to: number } | undefined;
  /** From the first to the third quartile. */
  readonly middle?: { readonly from: number; readonly to: number } | undefined;
  readonly point?: number | undefined;
};

const rowHeight = 36;
const below = 44;
const edge = 10;

/** Plots rows along a shared horizontal scale. Names are above their rows to leave enough room on a phone. */
export function rowsPlot(texts: PlotTexts, scale: Scale, rows: readonly Row[]): string {
  const height = rows.length * rowHeight + below;
  return bothWidths((width) => {
    const x = (value: number): number => edge + positionOn(scale, value) * (width - 2 * edge);
    const foot = rows.length * rowHeight + 6;
    const ticks = scale.ticks.map(
      (tick, place) =>
        line(x(tick), 4, x(tick), foot, 'grid') + label(x(tick), foot + 16, tickLabel(tick), anchorAt(place, scale)),
    );
    const drawn = rows.map((row, place) => drawRow(row, place * rowHeight, x, width));
    return svg(
      texts,
      width,
      height,
      [...ticks, label(width / 2, height - 6, scale.label, 'middle', 'axis'), ...drawn].join(''),
    );
  });
}

const anchorAt = (place: number, { ticks }: Scale) =>
  place === 0 ? 'start' : place === ticks.length - 1 ? 'end' : 'middle';

function drawRow(
  { name, text, goal, middle, point }: Row,
  top: number,
  x: (value: number) => number,
  width: number,
): string {
  const y = top + 26;
  return [
    label(edge, top + 14, name, 'start', 'name'),
    label(width - edge, top + 14, text, 'end', 'tick'),
    goal ? rect(x(goal.from), y - 7, x(goal.to) - x(goal.from), 14, 'goal') : '',
    middle ? line(x(middle.from), y, x(middle.to), y, 'middle') : '',
    point === undefined ? '' : circle(x(point), y, 5, 'point'),
  ].join('');
}
