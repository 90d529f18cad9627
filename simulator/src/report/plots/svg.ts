import { escaped } from '../markup.ts';

/** The title and the text alternative of a plot. */
export type PlotTexts = { readonly title: string; readonly description: string };

/** The widths a plot is drawn in, for a desk and for a telephone: the page shows the one that fits. */
const widths = [
  { name: 'wide', width: 900 },
  { name: 'narrow', width: 350 },
] as const;

/** A picture, drawn once for each width so that its words keep their size. */
export const bothWidths = (draw: (width: number) => string): string =>
  widths.map(({ name, width }) => `<div class="${name}">${draw(width)}</div>`).join('');

export const svg = ({ title, description }: PlotTexts, width: number, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(`${title}. ${description}`)}">${inside}</svg>`;

type Anchor = 'start' | 'middle' | 'end';

export const words = (x: number, y: number, text: string, anchor: Anchor = 'start', kind = 'tick'): string =>
  `<text class="${kind}" x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escaped(text)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`;

export const box = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect class="${kind}" x="${at(x)}" y="${at(y)}" width="${at(Math.max(width, 1))}" height="${at(height)}" rx="2"/>`;

export const dot = (x: number, y: number, size: number, kind: string, tooltip?: string): string =>
  `<circle class="${kind}" cx="${at(x)}" cy="${at(y)}" r="${size}">${tooltip === undefined ? '' : `<title>${escaped(tooltip)}</title>`}</circle>`;

export const path = (points: readonly (readonly [x: number, y: number])[], kind: string): string =>
  `<polyline class="${kind}" points="${points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ')}"/>`;

const at = (value: number): string => String(Math.round(value * 10) / 10);
