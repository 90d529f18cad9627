import { colour } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import { brightness, shoulder, toneMap, toSrgb } from '../scene/tone-map.ts';
import type { Wood } from './wood.ts';

const DEPTH = 0.78;
const CUT = { dark: 0.3, light: 1.26 };
const SATURATION = 0.9;
const DUOTONE = { dark: colour('#0a0a0c'), light: colour('#f6e8c8'), share: 0.2 };

/** Prints a block: white lines that widen with the light, on black; then the tints. */
export function print(wood: Wood, exposure: number): Picture {
  const { width, height, light, phase, depth, palette, random } = wood;
  const bytes = new Uint8Array(3 * width * height);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const [red, green, blue] = [light[0][index] ?? 0, light[1][index] ?? 0, light[2][index] ?? 0];
      const tone = clamp(1.22 * toSrgb(shoulder(exposure * brightness(red, green, blue))));
      const open = clamp(1.15 * tone - 0.01);
      const line = 1 - smoothstep(open - 0.22, open + 0.22, distanceToLine(phase[index] ?? 0));
      const cut = lerp(1, lerp(CUT.dark, CUT.light, line), DEPTH * (depth[index] ?? 0));
      const grain = 1 + 0.05 * (random() + random() - 1);
      const factor = exposure * cut * cornerAt(column / width, row / height) * grain;
      const [r, g, b] = toneMap(
        red * factor + 0.7 * palette.ink[0],
        green * factor + 0.7 * palette.ink[1],
        blue * factor + 0.7 * palette.ink[2],
      );
      const lit = brightness(r, g, b);
      const ramp = toSrgb(lit) ** 1.7;
      for (const [part, value] of [r, g, b].entries()) {
        const at = part as 0 | 1 | 2;
        const toned = lerp(DUOTONE.dark[at], DUOTONE.light[at], ramp);
        const last = lerp(lerp(lit, value, SATURATION), toned, DUOTONE.share);
        bytes[3 * index + part] = Math.round(255 * toSrgb(clamp(last)));
      }
    }
  }
  return { width, height, channels: 3, bytes };
}

/** The share of light that the corners keep. */
function cornerAt(across: number, down: number): number {
  const away = Math.hypot((across - 0.5) * 1.1, (down - 0.5) * 1.05) * 1.35;
  return 1 - 0.5 * clamp(away ** 2.6);
}
