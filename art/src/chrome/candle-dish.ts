import { type Colour, mix, plus, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import type { FractalNoise } from '../drawing/fractal-noise.ts';
import type { Point } from './paint.ts';

const DISH = { x: 60, y: 252, across: 48, down: 13 };
const LIP = { y: 257.5, across: 47.2, down: 12.4 };
const RING = { x: 114, y: 251, radius: 8.6, thick: 2.3 };
const DARK: Colour = [0.02, 0.011, 0.003];
const BRASS: Colour = [0.5, 0.29, 0.075];
const GLINT: Colour = [1, 0.79, 0.42];
const LAMP: Colour = [1, 0.52, 0.16];

/** A brass dish with a ring to carry it by, lit by the flame that stands over it. `warm` is how much of that there is. */
export function paintDish(point: Point, x: number, y: number, noise: FractalNoise, warm: number): void {
  paintRing(point, x, y);
  paintLip(point, x, y, noise);
  const across = (x - DISH.x) / DISH.across;
  const down = (y - DISH.y) / DISH.down;
  const out = Math.hypot(across, down);
  const cover = smoothstep(1.02, 0.985, out);
  if (cover === 0) return;
  const around = Math.atan2(down, across);
  const rim = smoothstep(0.84, 0.9, out);
  // The hollow is brightest where it rises away from us, the rim where it turns towards the lamp.
  const hollow = clamp(0.26 - 0.2 * across - 0.26 * down * (1 - rim) + 0.05 * noise(x / 9, y / 5, 3));
  const turned = clamp(0.5 + 0.4 * Math.cos(around + 2.3) + 0.22 * Math.cos(2 * around - 0.6));
  const tone = lerp(hollow, 0.25 + 0.6 * turned, rim);
  const lines = distanceToLine(out * 15 + 0.12 * noise(x / 12, y / 8, 1));
  const cut = tone * lerp(1, lerp(0.66, 1.1, smoothstep(0.1, 0.6, lines)), 0.55 * (1 - rim));
  const streak =
    Math.exp(-(((around + 2.5) / 0.3) ** 2)) +
    0.7 * Math.exp(-(((around - 0.9) / 0.22) ** 2)) +
    0.5 * Math.exp(-(((around - 2.3) / 0.14) ** 2));
  const glow = warm * Math.exp(-(2.6 * across * across + 1.6 * (down + 0.3) ** 2));
  let light = mix(DARK, BRASS, cut * 1.25);
  light = plus(light, times(GLINT, 0.75 * streak * rim + 0.14 * rim * smoothstep(0.93, 0.97, out) * turned));
  light = plus(light, times(LAMP, 0.3 * glow * lerp(0.6, 1, cut)));
  // Round the foot of the candle it is dark.
  const foot = Math.hypot((x - DISH.x) / 25, (y - DISH.y + 2) / 6.5);
  light = times(light, 1 - 0.62 * smoothstep(1.35, 0.8, foot));
  point.lay(light, cover);
}

function paintLip(point: Point, x: number, y: number, noise: FractalNoise): void {
  const across = (x - DISH.x) / LIP.across;
  const cover = smoothstep(1.02, 0.98, Math.hypot(across, (y - LIP.y) / LIP.down));
  if (cover === 0) return;
  const under = clamp((y - DISH.y - 6) / 13);
  const tone = clamp(0.42 - 0.42 * across - 0.3 * under + 0.18 * Math.exp(-(((across + 0.52) / 0.14) ** 2)));
  const lines = lerp(0.7, 1.1, smoothstep(0.1, 0.6, distanceToLine(y / 1.5 + 0.2 * noise(x / 9, y / 9, 2))));
  point.lay(mix(DARK, BRASS, tone * lines), cover);
}

function paintRing(point: Point, x: number, y: number): void {
  const from = Math.hypot(x - RING.x, (y - RING.y) * 1.12);
  const off = (from - RING.radius) / RING.thick;
  const cover = smoothstep(1.12, 0.86, Math.abs(off));
  if (cover === 0) return;
  const around = Math.atan2(y - RING.y, x - RING.x);
  const round = Math.sqrt(Math.max(0, 1 - off * off));
  const faced = clamp(0.45 * round + 0.4 * off * Math.cos(around + 2.2) + 0.25);
  point.lay(plus(mix(DARK, BRASS, faced), times(GLINT, 0.5 * clamp(faced - 0.62) * round)), cover);
}
