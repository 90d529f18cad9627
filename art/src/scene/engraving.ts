import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import type { Plate } from './plate.ts';
import { brightness, shoulder, toSrgb } from './tone-map.ts';

const DEPTH = 0.55;
const CUT = { dark: 0.42, light: 1.22 };

/** Cuts the picture as wood: white lines that widen with the light, hair-thin in the dark, mean tone kept. */
export function engrave({ light, phase, strength }: Plate, exposure: number): void {
  for (let index = 0; index < phase.length; index += 1) {
    const [red, green, blue] = [light.red[index] ?? 0, light.green[index] ?? 0, light.blue[index] ?? 0];
    const tone = clamp(1.25 * toSrgb(shoulder(exposure * brightness(red, green, blue))));
    const width = clamp(1.15 * tone - 0.02);
    const line = 1 - smoothstep(width - 0.2, width + 0.2, distanceToLine(phase[index] ?? 0));
    const factor = lerp(1, lerp(CUT.dark, CUT.light, line), DEPTH * (strength[index] ?? 0));
    light.red[index] = red * factor;
    light.green[index] = green * factor;
    light.blue[index] = blue * factor;
  }
}
