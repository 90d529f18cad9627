import { smoothstep } from '../drawing/curves.ts';
import type { Light } from './light.ts';
import { CITY_SIZE, type Region } from './region.ts';

const DARKEST = 0.55;

/** The city lies in a pool of light: towards the map's corners all goes dark. */
export function darkenCorners({ parts }: Light, { left, top, width, height }: Region): void {
  for (let y = 0, index = 0; y < height; y += 1) {
    const down = (y + top) / CITY_SIZE.height - 0.5;
    for (let x = 0; x < width; x += 1, index += 1) {
      const across = (x + left) / CITY_SIZE.width - 0.5;
      const brightness = 1 - DARKEST * smoothstep(0.42, 0.74, Math.hypot(across, down * 0.92));
      for (const part of parts) part[index] = (part[index] ?? 0) * brightness;
    }
  }
}
