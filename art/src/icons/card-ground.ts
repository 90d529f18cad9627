import { type Colour, mix, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import type { FractalNoise } from '../drawing/fractal-noise.ts';
import type { Category } from './category.ts';

const PERIOD = 2.15;

/** The card behind the glyph at a point given in card pixels: lit from the middle and ruled with fine level lines. */
export function cardGround(
  category: Category,
  noise: FractalNoise,
  x: number,
  y: number,
  fromMiddle: number,
  scene: number | undefined,
): Colour {
  const cloud = noise(x * 0.024, y * 0.024, 4);
  const fibre = noise(x * 0.2, y, 1);
  const plain = clamp(1.02 - fromMiddle * 1.75 + cloud * 0.45);
  const tone = scene === undefined ? plain : clamp(scene ** 0.85 * 2.4 * (1 - 0.5 * fromMiddle) + 0.1 * plain);
  const width = clamp(tone * 1.05);
  const line = 1 - smoothstep(width - 0.22, width + 0.22, distanceToLine(y / PERIOD + cloud * 0.9));
  const cut = lerp(tone, tone * lerp(0.55, 1.25, line), 0.75);
  return times(mix(category.dark, category.light, cut), 1 + 0.08 * fibre + 0.14 * cloud);
}
