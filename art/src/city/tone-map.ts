import { clamp, smoothstep } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import type { Light } from './light.ts';

const WHITE_OF_LAMPS = [1, 0.84, 0.52] as const;
const EXPOSURE = 1.25;
const STEPS = 4096;

/**
 * Tone mapping, from light of any strength to the bytes of a screen: the curve is over brightness alone, so that colours
 * keep their hue, and the brightest go over to the white of a lamp.
 */
export function toneMap({ width, height, parts: [red, green, blue] }: Light): Picture {
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < red.length; index += 1) {
    const light = [red[index] ?? 0, green[index] ?? 0, blue[index] ?? 0].map((part) => Math.max(0, part) * EXPOSURE);
    const [r = 0, g = 0, b = 0] = light;
    const brightness = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    if (brightness <= 1e-6) continue;
    const shown = curve(brightness);
    const factor = shown / brightness;
    const most = Math.max(r, g, b) * factor;
    const towardsWhite = 0.8 * smoothstep(0.7, 2.6, most);
    const white = Math.min(1, shown * 1.15);
    for (let part = 0; part < 3; part += 1) {
      const own = (light[part] ?? 0) * factor;
      bytes[index * 3 + part] = byteOf(own + ((WHITE_OF_LAMPS[part] ?? 1) * white - own) * towardsWhite);
    }
  }
  return { width, height, channels: 3, bytes };
}

function curve(value: number): number {
  return clamp((value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14));
}

function byteOf(value: number): number {
  return bytes[Math.round(clamp(value) * STEPS)] ?? 0;
}

const bytes = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});
