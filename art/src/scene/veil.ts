import { clamp } from '../drawing/curves.ts';
import { airLight, type Plate, tint } from './plate.ts';
import { smoothField } from './smooth-field.ts';

const THICKNESS = 0.16;

/** A torn band of fog at a height (a share of the picture's) in front of all that was drawn so far. */
export function layVeil(plate: Plate, at: number, density: number, order: number): void {
  const { width, height, unit, noise, light, glow, strength } = plate;
  const torn = smoothField(width, height, 4, (x, y) =>
    noise.cloud((x * 0.0022) / unit + 31 * order, (y * 0.008) / unit + 7 * order, 4),
  );
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const cloud = torn[index] ?? 0;
      const away = (y - at * height + cloud * 60 * unit) / (THICKNESS * height);
      const share = clamp(density * Math.exp(-away * away) * (0.7 + 0.9 * cloud));
      if (share < 0.002) continue;
      tint(light, index, airLight(plate, glow[index] ?? 0, 0.35), share);
      strength[index] = (strength[index] ?? 0) * (1 - 0.6 * share);
    }
  }
}
