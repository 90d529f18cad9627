import { fileURLToPath } from 'node:url';
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

const registered = new Set<string>();

function fell(file: string, name: string): string {
  if (!registered.has(name)) {
    GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)), name);
    registered.add(name);
  }
  return name;
}

/** The Fell types, as fonts of a canvas. */
export const italic = (): string =>
  fell('im-fell-english/files/im-fell-english-latin-400-italic.woff2', 'Chart Italic');
export const capitals = (): string =>
  fell('im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2', 'Chart Capitals');

export type Words = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly ink: string;
  /** Between letters, in letters' height. */
  readonly spaced?: number;
  /** The colour of a halo that sets the letters off from the ground. */
  readonly halo?: string;
};

/** One line of words about a point. */
export function letter(pen: SKRSContext2D, { text, x, y, size, font, ink, spaced = 0, halo }: Words): void {
  pen.save();
  pen.font = `${size}px ${font}`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'left';
  pen.letterSpacing = `${size * spaced}px`;
  const left = x - (pen.measureText(text).width - size * spaced) / 2;
  if (halo !== undefined) {
    pen.lineJoin = 'round';
    pen.strokeStyle = halo;
    pen.lineWidth = size * 0.22;
    pen.strokeText(text, left, y);
  }
  pen.fillStyle = ink;
  pen.fillText(text, left, y);
  pen.restore();
}
