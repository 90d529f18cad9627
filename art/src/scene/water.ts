import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { copyLight } from './light.ts';
import { linePeriod, type Plate } from './plate.ts';
import type { WaterSpec } from './scene-spec.ts';

const TAPS = [-2, -1, 0, 1, 2];

/** Water that mirrors the picture above it, shaken more the nearer it is, with lamps drawn out into streaks. */
export function layWater(plate: Plate, { water, shine = 1 }: WaterSpec): void {
  const { width, height, unit, palette, light, emitted, glow, phase, strength } = plate;
  const shore = Math.round(water * height);
  const above = copyLight(light);
  const period = linePeriod(plate) * 2.3;
  const ownColour = [palette.water[0], palette.water[1], palette.water[2]] as const;
  for (let y = shore; y < height; y += 1) {
    const near = (y - shore) / (height - shore);
    const sway = (2 + 26 * near) * unit;
    const carried = lerp(0.72, 0.42, near) * shine;
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const ripple = rippleAt(plate, x, y - shore, near);
      const column = Math.floor(clamp(x + ripple * sway * 0.35, 0, width - 1));
      const row = shore - (y - shore) * 0.85 + ripple * sway * 0.9;
      let [red, green, blue] = [0, 0, 0];
      for (const tap of TAPS) {
        const from = Math.floor(clamp(row + tap * sway * 0.5, 0, shore - 1)) * width + column;
        red += above.red[from] ?? 0;
        green += above.green[from] ?? 0;
        blue += above.blue[from] ?? 0;
      }
      const mirrored = (carried * (1 + 0.5 * ripple)) / TAPS.length;
      const air = glow[index] ?? 0;
      const body = 0.3 + 0.5 * air;
      const crest = smoothstep(0.55, 0.95, ripple) * 0.1 * (0.3 + air);
      light.red[index] = ownColour[0] * body + red * mirrored + palette.rim[0] * crest;
      light.green[index] = ownColour[1] * body + green * mirrored + palette.rim[1] * crest;
      light.blue[index] = ownColour[2] * body + blue * mirrored + palette.rim[2] * crest;
      phase[index] = (Math.log(1 + 9 * near) * (height - shore)) / period + 0.5 * ripple;
      strength[index] = 0.8;
      for (const plane of [emitted.red, emitted.green, emitted.blue]) plane[index] = 0;
    }
  }
  darkenShore(plate, shore);
}

function rippleAt({ noise, unit }: Plate, x: number, down: number, near: number): number {
  const reach = 1 / (near + 0.06);
  const broad = noise.plain((x * 0.0021 * reach) / unit + 3, (down * 0.09 * Math.sqrt(reach)) / unit);
  const fine = noise.plain((x * 0.006 * reach) / unit, (down * 0.22 * Math.sqrt(reach)) / unit + 90);
  return 0.65 * broad + 0.45 * fine;
}

function darkenShore({ width, height, unit, light }: Plate, shore: number): void {
  const reach = Math.round(3 * unit);
  const from = Math.max(0, shore - reach) * width;
  const to = Math.min(height, shore + reach + 1) * width;
  for (const plane of [light.red, light.green, light.blue]) {
    for (let index = from; index < to; index += 1) plane[index] = (plane[index] ?? 0) * 0.65;
  }
}
