import { type Colour, colour, mix } from '../drawing/colour.ts';
import { clamp, smoothstep } from '../drawing/curves.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import { smoothField } from './ground.ts';
import type { Land } from './land.ts';
import type { Paint } from './paint.ts';

const ABYSS = colour('#061219');
const DEEP = colour('#0c222b');
const SHELF = colour('#163b45');
const SHOAL = colour('#2b6b6e');
const LINE = colour('#a9c9c0');
const LINES = 11;

/** The waterlines: their distance from the shore in map pixels, and their strength. */
const waterlines = Array.from({ length: LINES }, (_, line) => ({
  from: 3 + (4.1 * (1.17 ** line - 1)) / 0.17,
  strength: 0.8 ** line,
}));

/** The sea about the land: turquoise over the shoals, lined along every shore, blacker the farther out. */
export function paintWater({ light }: Paint, land: Land): void {
  const { width, height, scale, toLand } = land;
  const noise = fractalNoise('still water');
  const depth = smoothField(scale, (x, y) => noise(x * 0.0034, y * 0.0045, 5));
  const waver = smoothField(scale, (x, y) => noise(x * 0.03, y * 0.05, 2));
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const off = toLand.values[index] ?? 0;
      const bottom = depth.values[index] ?? 0;
      let tone = waterColour(clamp(0.3 + 0.42 * bottom), Math.exp(-off / 62), Math.exp(-off / 17));
      tone = mix(tone, LINE, 0.34 * lineAt(off, waver.values[index] ?? 0, scale));
      light.set(tone, index * 3);
    }
  }
}

function waterColour(bottom: number, shelf: number, shoal: number): Colour {
  const open = mix(ABYSS, DEEP, bottom);
  return mix(mix(open, SHELF, 0.85 * shelf), SHOAL, 0.5 * shoal);
}

function lineAt(off: number, waver: number, scale: number): number {
  let strongest = 0;
  for (const [line, { from, strength }] of waterlines.entries()) {
    const away = Math.abs(off + waver * 0.55 * line - from) * scale;
    if (away < 1.1) strongest = Math.max(strongest, strength * (1 - smoothstep(0.25, 1.1, away)));
  }
  return strongest;
}
