import { type Colour, mix, plus, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import type { FractalNoise } from '../drawing/fractal-noise.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import type { Point } from './paint.ts';

const MIDDLE = 60;
const HALF = 19.2;
const IVORY: Colour = [0.72, 0.6, 0.4];
const SHADE: Colour = [0.115, 0.08, 0.05];
const LAMP: Colour = [1, 0.57, 0.2];
const SOOT: Colour = [0.012, 0.009, 0.007];

/** A run of wax down the side: where it hangs, how far, and how thick. */
type Drip = { readonly x: number; readonly length: number; readonly radius: number };

const drips: readonly Drip[] = dripsOf('runs of wax');

/** The stick itself, from its melted top down to its foot; `lit` is how brightly the flame shines through it. */
export function paintWax(
  point: Point,
  x: number,
  y: number,
  noise: FractalNoise,
  { top, foot, lit }: { readonly top: number; readonly foot: number; readonly lit: number },
): void {
  const edge = HALF + 0.9 * noise(1.5, y * 0.045, 2) + 0.8 * smoothstep(20, 0, y - top);
  const across = (x - MIDDLE) / edge;
  const brim = top + 0.8 * noise(x * 0.13, 9, 2) - 3.4 * Math.sqrt(Math.max(0, 1 - across * across));
  const bottom = foot + 4.2 * Math.sqrt(Math.max(0, 1 - across * across));
  const stick =
    smoothstep(0.5, -0.5, Math.abs(x - MIDDLE) - edge) *
    smoothstep(-0.4, 0.5, y - brim) *
    smoothstep(0.5, -0.5, y - bottom);
  const run = dripAt(x, y, top, foot - top);
  const cover = Math.max(stick, run.cover);
  if (cover <= 0) return;
  const round = Math.sqrt(Math.max(0, 1 - Math.min(1, across * across)));
  const side = clamp(0.06 + 0.62 * round - 0.42 * across + 0.2 * run.slope);
  const through = lit * Math.exp(-Math.max(0, y - top) / 25);
  const tone = clamp(side + 0.05 * noise(x * 0.09, y * 0.025, 3) - 0.25 * smoothstep(16, 0, foot - y));
  // Lines that go round it, as a cooper's hoops do.
  const line = distanceToLine((y + 5 * round) / 2.3 + 0.25 * noise(x / 14, y / 14, 2) + run.height);
  const width = clamp(1.25 * tone + 0.6 * through + 0.06);
  const cut = tone * lerp(1, lerp(0.5, 1.14, 1 - smoothstep(width - 0.25, width + 0.25, line)), 0.8);
  let light = mix(SHADE, IVORY, cut * 1.2);
  light = plus(times(light, 1 - 0.35 * through), times(LAMP, 0.85 * through * lerp(0.5, 1, round)));
  light = plus(light, times(IVORY, 0.3 * Math.exp(-(((across + 0.52) / 0.1) ** 2)) * (0.5 + 0.5 * tone)));
  point.lay(light, cover);
  paintBrim(point, x, y, top, lit);
}

/** The pool at the top, seen from a little above. */
function paintBrim(point: Point, x: number, y: number, top: number, lit: number): void {
  const out = Math.hypot((x - MIDDLE) / 16.5, (y - top + 0.4) / 2.5);
  const cover = smoothstep(1.1, 0.85, out);
  if (cover === 0) return;
  const pool = plus(times(IVORY, 0.5), times(LAMP, lit * (1.1 - 0.5 * out)));
  point.lay(pool, 0.85 * cover);
}

/** The wick, from where it stands in the wax up to `length`, bent a little. */
export function paintWick(point: Point, x: number, y: number, foot: number, length: number): void {
  const up = foot - y;
  if (up < -1 || up > length) return;
  const bent = MIDDLE + 1.5 * (up / length) ** 2;
  point.lay(SOOT, smoothstep(1.35, 0.7, Math.abs(x - bent)));
}

function dripAt(
  x: number,
  y: number,
  top: number,
  wax: number,
): { readonly cover: number; readonly slope: number; readonly height: number } {
  let surface = { cover: 0, slope: 0, height: 0 };
  for (const { x: share, length, radius } of drips) {
    const middle = MIDDLE + share * HALF;
    const end = top + 2 + length * wax;
    const start = top + radius - 1.2 + 2.2 * Math.sqrt(Math.max(0, 1 - share * share));
    const swell = radius * lerp(0.7, 1.15, clamp((y - start) / Math.max(1, end - start)) ** 2);
    const off = (x - middle) / swell;
    const from = Math.hypot(off, (y > end ? y - end : y < start ? start - y : 0) / swell);
    const cover = smoothstep(1.12, 0.8, from);
    if (cover > surface.cover)
      surface = { cover, slope: -off * cover, height: 0.5 * Math.sqrt(Math.max(0, 1 - from * from)) };
  }
  return surface;
}

function dripsOf(seed: string): readonly Drip[] {
  const random = seededRandom(seed);
  return [-0.94, -0.74, -0.3, 0.16, 0.52, 0.79, 0.97].map((x) => ({
    x: x + 0.08 * (random() - 0.5),
    length: 0.06 + 0.6 * random() ** 2,
    radius: 1.9 + 1.9 * random(),
  }));
}
