import { type Colour, mix } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import type { Point } from './paint.ts';

const MIDDLE = 60;
const TALL = 37;
const WIDE = 8.1;
const EDGE: Colour = [1, 0.36, 0.05];
const BODY: Colour = [1, 0.74, 0.24];
const CORE: Colour = [1, 0.96, 0.76];
const ROOT: Colour = [0.06, 0.1, 0.34];
const HALO: Colour = [1, 0.58, 0.2];

/** A flame over the wick that stands at `foot`, and the light round it. */
export function paintFlame(point: Point, x: number, y: number, foot: number): void {
  const up = (foot - 4 - y) / TALL;
  const middle = MIDDLE + 0.8 + 1.6 * clamp(up) ** 2;
  paintHalo(point, x - middle, y - (foot - 20));
  const wide = WIDE * teardrop(up);
  if (wide <= 0) return;
  const out = Math.abs(x - middle) / wide;
  const cover = smoothstep(1.12, 0.74, out) * smoothstep(1.08, 0.97, up);
  if (cover === 0) return;
  const heart = smoothstep(0.95, 0.1, out);
  let light = mix(EDGE, BODY, smoothstep(0, 0.55, heart));
  light = mix(
    light,
    CORE,
    smoothstep(0.3, 1, heart) * lerp(0.55, 1, smoothstep(0.02, 0.3, up)) * smoothstep(1.05, 0.55, up),
  );
  light = mix(light, ROOT, 0.85 * smoothstep(0.2, -0.02, up) * (1 - 0.35 * heart));
  point.lay(light, cover * lerp(0.5, 1, smoothstep(-0.05, 0.16, up)));
}

/** Half of a flame's breadth, by how far up one is: 1 where it is broadest. */
function teardrop(up: number): number {
  if (up < -0.1 || up > 1.08) return 0;
  return 1.25 * (up + 0.1) ** 0.55 * (1.08 - up) ** 0.9;
}

function paintHalo(point: Point, across: number, down: number): void {
  const from = Math.hypot(across, down * 0.86);
  const glow = 0.34 * Math.exp(-from / 9) + 0.09 * Math.exp(-from / 20);
  point.shine(HALO, glow * smoothstep(42, 2, from) ** 2.4);
}
