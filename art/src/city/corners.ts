import { rise } from '../drawing/curves.ts';
import { CITY, type Cut } from './cut.ts';
import type { Light } from './light.ts';

const DARKEST = 0.55;

/** The city lies in a pool of light: towards the map's corners all goes dark. */
export function darkenCorners({ parts }: Light, { left, top, width, height }: Cut): void {
  for (let y = 0, index = 0; y < height; y += 1) {
    const down = (y + top) / CITY.height - 0.5;
    for (let x = 0; x < width; x += 1, index += 1) {
      const across = (x + left) / CITY.width - 0.5;
      const brightness = 1 - DARKEST * rise(0.42, 0.74, Math.hypot(across, down * 0.92));
      for (const part of parts) part[index] = (part[index] ?? 0) * brightness;
    }
  }
}
