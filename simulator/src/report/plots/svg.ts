import { escapeHtml } from '../markup.ts';

export type PlotTexts = { readonly title: string; readonly description: string };

/** Plot widths for desktop and phone. The stylesheet shows the one that fits the viewport. */
const widths = [
  { name: 'wide', width: 900 },
  { name: 'narrow', width: 350 },
] as const;

/** Draws a plot once for each width, so that its text is not scaled. */
export const bothWidths = (draw: (width: number) => string): string =>
  widths.map(({ name, width }) => `<div class="${name}">${draw(width)}</div>`).join('');

export const svg = ({ title, description }: PlotTexts, width: number, height: number, inside: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(`${title}. ${description}`)}">${inside}</svg>`;

type Anchor = 'start' | 'middle' | 'end';

export const label = (x: number, y: number, text: string, anchor: Anchor = 'start', kind = 'tick'): string =>
  `<text class="${kind}" x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;

export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line class="${kind}" x1="${rounded(x1)}" y1="${rounded(y1)}" x2="${rounded(x2)}" y2="${rounded(y2)}"/>`;

export const rect = (x: number, y: number, width: number, height: number, kind: string): string =>
  `<rect class="${kind}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(Math.max(width, 1))}" height="${rounded(height)}" rx="2"/>`;

export const circle = (x: number, y: number, size: number, kind: string, tooltip?: string): string =>
  `<circle class="${kind}" cx="${rounded(x)}" cy="${rounded(y)}" r="${size}">${tooltip === undefined ? '' : `<title>${escapeHtml(tooltip)}</title>`}</circle>`;

export const path = (points: readonly (readonly [x: number, y: number])[], kind: string): string =>
  `<polyline class="${kind}" points="${points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')}"/>`;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);
