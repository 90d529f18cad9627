import { glyphField } from '../chrome/glyph-field.ts';
import { paintPicture } from '../chrome/paint.ts';
import { blur } from '../drawing/blur.ts';
import { type Colour, colour, mix, plus, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import { at, fieldOf } from '../drawing/field.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';

/** A coin: what it is struck in, and what stands on it. */
export type CoinSpec = {
  readonly metal: keyof typeof METALS;
  readonly glyph: string;
  /** The size of the device, as a part of the coin's breadth. */
  readonly size?: number;
  readonly edge?: 'round' | 'scalloped';
};

type Metal = { readonly dark: Colour; readonly body: Colour; readonly gleam: Colour };

const metal = (dark: string, body: string, gleam: string): Metal => ({
  dark: colour(dark),
  body: colour(body),
  gleam: colour(gleam),
});

const METALS = {
  bronze: metal('#1f0f07', '#a8683a', '#f2c08a'),
  silver: metal('#12151a', '#a3abb0', '#f6f3e6'),
  gilt: metal('#221503', '#cf9f3c', '#fff0bd'),
} as const;

const SIZE = 48;
const SHADOW: Colour = [0, 0, 0];

/** A worn coin, lit from the upper left: rim, beads, field and device. */
export async function drawCoin(name: string, spec: CoinSpec, pixelRatio: number): Promise<Picture> {
  const side = SIZE * pixelRatio;
  const middle = side / 2;
  const { dark, body, gleam } = METALS[spec.metal];
  const noise = fractalNoise(`coin ${name}`);
  const place = { x: middle, y: middle, size: side * (spec.size ?? 0.52) };
  const device = await glyphField(spec.glyph, { width: side, height: side }, place);
  const crisp = blur(device, 0.35 * pixelRatio);
  const swell = blur(device, 1.3 * pixelRatio);
  const edgeAt = (around: number): number =>
    0.9 +
    0.012 * noise(3 + Math.cos(around), 3 + Math.sin(around), 2) +
    (spec.edge === 'scalloped' ? 0.028 * Math.cos(12 * around) : 0);
  const height = fieldOf(side, side, (index) => {
    const across = ((index % side) + 0.5 - middle) / middle;
    const down = (Math.floor(index / side) + 0.5 - middle) / middle;
    const from = Math.hypot(across, down);
    const around = Math.atan2(down, across);
    const rim = Math.sqrt(clamp((edgeAt(around) - from) / 0.06)) * smoothstep(0.745, 0.79, from);
    const beads =
      0.55 * Math.exp(-(((from - 0.7) / 0.032) ** 2)) * (0.35 + 0.65 * clamp(0.5 + 0.9 * Math.cos(around * 36)));
    const field = 0.06 * noise(across * 5 + 20, down * 5, 3);
    return (
      0.7 * rim +
      (beads + field) * smoothstep(0.79, 0.745, from) +
      0.34 * (crisp.values[index] ?? 0) +
      0.42 * (swell.values[index] ?? 0)
    );
  });
  const soft = blur(height, 0.4 * pixelRatio);
  return paintPicture({ width: SIZE, height: SIZE }, pixelRatio, (point, x, y) => {
    const [column, row] = [Math.floor(x * pixelRatio), Math.floor(y * pixelRatio)];
    const across = (x - SIZE / 2) / (SIZE / 2);
    const down = (y - SIZE / 2) / (SIZE / 2);
    const edge = edgeAt(Math.atan2(down, across)) - Math.hypot(across, down);
    const cast = edgeAt(Math.atan2(down - 0.05, across - 0.03)) - Math.hypot(across - 0.03, down - 0.05);
    point.lay(SHADOW, 0.65 * smoothstep(-0.05, 0.02, cast));
    const cover = smoothstep(-0.012, 0.018, edge);
    if (cover === 0) return;
    const slope = side * 0.017;
    const right = (at(soft, column - 2, row) - at(soft, column + 2, row)) * slope;
    const lower = (at(soft, column, row - 2) - at(soft, column, row + 2)) * slope;
    const length = Math.hypot(right, lower, 1);
    const light = clamp((-0.52 * right - 0.68 * lower + 0.56) / length);
    const shine = clamp((-0.4 * right - 0.52 * lower + 0.8) / length) ** 18;
    const raised = at(crisp, column, row);
    const hollow = clamp(1.5 * at(swell, column, row) * (1 - raised));
    // What hands have not polished has grown dark.
    const aged = 1 - 0.32 * (1 - raised) * smoothstep(0.77, 0.7, Math.hypot(across, down));
    const tone = clamp(
      aged * (0.06 + 0.95 * light + 0.12 * noise(x / 6, y / 6, 4)) * (1 + 0.4 * raised) * (1 - 0.55 * hollow),
    );
    const line = distanceToLine((0.62 * x + 0.78 * y) / 1.25 + 1.5 * at(soft, column, row));
    const width = clamp(1.25 * tone);
    const cut = tone * lerp(1, lerp(0.5, 1.18, 1 - smoothstep(width - 0.22, width + 0.22, line)), 0.6);
    const struck = cut < 0.6 ? mix(dark, body, cut / 0.6) : mix(body, gleam, (cut - 0.6) / 0.6);
    point.lay(plus(times(struck, lerp(0.4, 1, smoothstep(0, 0.04, edge))), times(gleam, 0.3 * shine)), cover);
  });
}
