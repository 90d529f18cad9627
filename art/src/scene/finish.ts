import { colour } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import type { Plate } from './plate.ts';
import { smoothField } from './smooth-field.ts';
import { brightness, toneMap, toSrgb } from './tone-map.ts';

const SATURATION = 0.96;
const DUOTONE = { dark: colour('#07090b'), light: colour('#f3e3c0'), share: 0.1 };
const GRAIN = 0.05;
const PAPER = 0.05;

/** The same finish for every scene: lifted ink, dark corners, grain and paper, a warm duotone; then bytes. */
export function finish(plate: Plate, exposure: number): Picture {
  const { width, height, unit, spec, palette, light, noise } = plate;
  const random = seededRandom(`${spec.seed} grain`);
  const paper = smoothField(width, height, 3, (x, y) => noise.plain((x * 0.11) / unit, (y * 0.08) / unit));
  const bytes = new Uint8Array(3 * width * height);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const [red, green, blue] = [light.red[index] ?? 0, light.green[index] ?? 0, light.blue[index] ?? 0];
      const lifted = 0.9 * (1 - smoothstep(0, 0.25, brightness(red, green, blue)));
      const corner = cornerAt(x / width, y / height, spec.vignette ?? 0.55);
      const grain = 1 + 2 * GRAIN * (random() + random() + random() - 1.5);
      const factor = exposure * corner * grain * (1 + PAPER * (paper[index] ?? 0));
      const [r, g, b] = toneMap(
        (red + palette.ink[0] * lifted) * factor,
        (green + palette.ink[1] * lifted) * factor,
        (blue + palette.ink[2] * lifted) * factor,
      );
      const lit = brightness(r, g, b);
      const tone = toSrgb(lit) ** 1.8;
      for (const [at, value] of [r, g, b].entries()) {
        const part = at as 0 | 1 | 2;
        const toned = lerp(DUOTONE.dark[part], DUOTONE.light[part], tone);
        const last = lerp(lerp(lit, value, SATURATION), toned, DUOTONE.share);
        bytes[3 * index + at] = Math.round(255 * toSrgb(clamp(last)));
      }
    }
  }
  return { width, height, channels: 3, bytes };
}

function cornerAt(across: number, down: number, darkness: number): number {
  const away = Math.hypot((across - 0.5) * 1.15, (down - 0.55) * 1.05) * 1.35;
  return 1 - darkness * clamp(away ** 2.2);
}
