import { blur } from './blur.ts';
import { clamp } from './curves.ts';
import { at, type Field, fieldOf } from './field.ts';

const STEEPNESS = 0.24;
const LIGHT = { x: -0.55, y: -0.72, z: 0.62 };
const REACH = 3;

/** A flat shape turned into a low relief: how high each point stands, and how the lamp at the upper left falls on it. */
export interface Relief {
  readonly height: Field;
  readonly light: Field;
  readonly gleam: Field;
  /** 1 well inside the shape, 0 on its edge. */
  readonly depth: Field;
}

export function relief(mask: Field, pixel: number): Relief {
  const fine = blur(mask, 1.2 * pixel);
  const round = blur(mask, 3 * pixel);
  const broad = blur(mask, 7 * pixel);
  const raw = fieldOf(mask.width, mask.height, (index) => {
    const swell = of(fine, index) * 0.5 + of(round, index) * 0.9 + of(broad, index) * 1.1;
    return of(mask, index) * swell;
  });
  const height = blur(raw, 1.1 * pixel);
  const light = fieldOf(mask.width, mask.height, () => 0);
  const gleam = fieldOf(mask.width, mask.height, () => 0);
  const slope = (9 * pixel * STEEPNESS) / REACH;
  for (let y = 0, index = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1, index += 1) {
      if (of(mask, index) === 0) continue;
      const across = (at(height, x - REACH, y) - at(height, x + REACH, y)) * slope;
      const down = (at(height, x, y - REACH) - at(height, x, y + REACH)) * slope;
      const length = Math.hypot(across, down, 1);
      light.values[index] = clamp((across * LIGHT.x + down * LIGHT.y + LIGHT.z) / length);
      gleam.values[index] = clamp((across * -0.5 + down * -0.62 + 0.75) / length) ** 14;
    }
  }
  return { height, light, gleam, depth: fine };
}

function of(field: Field, index: number): number {
  return field.values[index] ?? 0;
}
