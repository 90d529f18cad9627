import { blur } from '../drawing/blur.ts';
import { type Colour, colour, mix, plus, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import { at, fieldOf } from '../drawing/field.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { glyphField } from './glyph-field.ts';
import { paintPicture } from './paint.ts';

/** A seal: the wax it is of, and what the stamp has left in it. */
export type SealSpec = { readonly wax: keyof typeof WAXES; readonly glyph: string };

const WAXES = {
  oxblood: colour('#9a211a'),
  verdigris: colour('#22675d'),
  ink: colour('#3d3552'),
  ochre: colour('#a06a18'),
  green: colour('#466630'),
} as const;

const SIZE = 84;
const SHADOW: Colour = [0, 0, 0];
const GLEAM: Colour = [1, 0.88, 0.72];

/** A drop of wax with a device pressed into it, and the shadow that it casts. */
export async function drawSeal(name: string, { wax, glyph }: SealSpec, pixelRatio: number): Promise<Picture> {
  const side = SIZE * pixelRatio;
  const middle = side / 2;
  const noise = fractalNoise(`seal ${name}`);
  const device = await glyphField(glyph, { width: side, height: side }, { x: middle, y: middle, size: side * 0.42 });
  const pressed = blur(device, 0.55 * pixelRatio);
  const swell = blur(device, 1.7 * pixelRatio);
  const edgeAt = (around: number): number =>
    0.82 +
    0.06 * noise(4 + 1.2 * Math.cos(around), 4 + 1.2 * Math.sin(around), 1) +
    0.035 * noise(9 + 3 * Math.cos(around), 9 + 3 * Math.sin(around), 1);
  const height = fieldOf(side, side, (index) => {
    const across = ((index % side) + 0.5 - middle) / middle;
    const down = (Math.floor(index / side) + 0.5 - middle) / middle;
    const from = Math.hypot(across, down);
    const around = Math.atan2(down, across);
    const dome = 0.86 * Math.sqrt(clamp((edgeAt(around) - from) / 0.15));
    const inside = smoothstep(0.655, 0.605, from);
    const ring = 0.13 * Math.exp(-(((from - 0.575) / 0.014) ** 2));
    const beads = 0.1 * Math.exp(-(((from - 0.52) / 0.022) ** 2)) * (0.5 + 0.5 * Math.cos(around * 38));
    const floor = 0.4 + 0.025 * noise(across * 4 + 20, down * 4, 3) + ring + beads;
    const raised = 0.34 * (pressed.values[index] ?? 0) + 0.2 * (swell.values[index] ?? 0);
    return lerp(dome, floor + raised, inside);
  });
  const soft = blur(height, 0.6 * pixelRatio);
  const paint = WAXES[wax];
  return paintPicture({ width: SIZE, height: SIZE }, pixelRatio, (point, x, y) => {
    const column = Math.floor(x * pixelRatio);
    const row = Math.floor(y * pixelRatio);
    const across = (x - SIZE / 2) / (SIZE / 2);
    const down = (y - SIZE / 2) / (SIZE / 2);
    const edge = edgeAt(Math.atan2(down, across)) - Math.hypot(across, down);
    const cast = edgeAt(Math.atan2(down - 0.05, across - 0.03)) - Math.hypot(across - 0.03, down - 0.05);
    point.lay(SHADOW, 0.6 * smoothstep(-0.085, 0.03, cast));
    const cover = smoothstep(-0.008, 0.014, edge);
    if (cover === 0) return;
    const slope = side * 0.012;
    const right = (at(soft, column - 2, row) - at(soft, column + 2, row)) * slope;
    const lower = (at(soft, column, row - 2) - at(soft, column, row + 2)) * slope;
    const length = Math.hypot(right, lower, 1);
    const light = clamp((-0.5 * right - 0.66 * lower + 0.66) / length);
    const gleam = clamp((-0.36 * right - 0.5 * lower + 0.82) / length) ** 24;
    const tone = (0.02 + 1.05 * light) * (1 + 0.2 * noise(x / 9, y / 9, 4));
    const line = distanceToLine((0.62 * x + 0.78 * y) / 1.7 + 2 * at(soft, column, row));
    const width = clamp(1.3 * tone);
    const cut = tone * lerp(1, lerp(0.55, 1.15, 1 - smoothstep(width - 0.22, width + 0.22, line)), 0.5);
    // The stamp leaves the device bright and a dark line round it, or it is lost at the size of a thumbnail.
    const raised = at(pressed, column, row);
    const hollow = clamp(1.7 * at(swell, column, row) * (1 - raised));
    const shown = times(paint, cut * (1 + 0.75 * raised) * (1 - 0.6 * hollow));
    point.lay(plus(mix(shown, times(paint, 0.06), smoothstep(0.05, 0, edge) * 0.5), times(GLEAM, 0.22 * gleam)), cover);
  });
}
