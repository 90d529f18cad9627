import { clamp, distanceToLine, lerp, smoothstep } from './curves.ts';

const PERIOD = 1.76;

/**
 * The brightness of a point in an engraving: two crossing sets of white lines that widen with the tone and bend with
 * the height, so that the lines follow the form.
 */
export function engraved(tone: number, height: number, x: number, y: number): number {
  const cut = clamp((tone - 0.28) * 1.5);
  const first = distanceToLine((0.62 * x + 0.78 * y) / PERIOD + 2.4 * height);
  const second = distanceToLine((0.85 * x - 0.53 * y) / PERIOD + 1.4 * height);
  const firstWidth = clamp(1.15 * cut + 0.02, 0, 1.25);
  const secondWidth = clamp(2 * cut + 0.05, 0, 1.4);
  const lines =
    (1 - smoothstep(firstWidth - 0.2, firstWidth + 0.2, first)) *
    (1 - 0.85 * smoothstep(secondWidth - 0.18, secondWidth + 0.18, second));
  return lerp(tone * 0.72, lines * clamp(0.42 + 0.72 * tone), 0.86);
}
