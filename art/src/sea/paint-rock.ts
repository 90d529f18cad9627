import { type Colour, colour, mix, times } from '../drawing/colour.ts';
import { clamp, distanceToLine, lerp, smoothstep } from '../drawing/curves.ts';
import { at, type Field } from '../drawing/field.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import { smoothField } from './ground.ts';
import type { Land } from './land.ts';
import type { Paint } from './paint.ts';

const ROCK = { dark: colour('#0b0907'), light: colour('#857250') };
const FOOT = colour('#d8c9a0');
const PERIOD = 5.2;

/** The rock that the sea lies in: lit from the water, lost in the dark at the border. */
export function paintWall({ light }: Paint, { width, height, scale, wall, toWater }: Land): void {
  const folds = foldsOf('wall folds', scale, 0.0095);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      if ((wall.values[index] ?? 0) <= 0) continue;
      const inland = toWater.values[index] ?? 0;
      const dark = 1 - 0.86 * smoothstep(6, 86, inland);
      const tone = clamp((0.46 + slopeAt(folds, x, y, scale, 5.2)) * dark);
      const phase = inland / PERIOD + 0.7 * (folds.values[index] ?? 0);
      const cut = whiteLine(phase, tone);
      const stone = mix(ROCK.dark, ROCK.light, clamp(tone * lerp(0.35, 1.25, cut)));
      light.set(mix(stone, FOOT, 0.62 * smoothstep(4, 0.8, inland)), index * 3);
    }
  }
}

/** The islands: ground in form lines seen from above, over cliffs hatched downwards. */
export function paintIslands({ light }: Paint, land: Land): void {
  const { width, height, scale, owner, climb, ports } = land;
  const folds = foldsOf('island folds', scale, 0.016);
  const grass = fractalNoise('what grows on stone');
  const faces = smoothField(scale, (x) => grass(x * 0.06, 3, 3));
  const stones = ports.map(({ stone, ground }) => ({ stone: colour(stone), ground: colour(ground) }));
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const island = stones[(owner[index] ?? 0) - 1];
      if (island === undefined) continue;
      const up = climb[index] ?? 0;
      const turn = (at(faces, x + 2, y) - at(faces, x - 2, y)) * 2.2;
      light.set(up < 1 ? cliff(island.stone, up, x / scale, turn) : ground(island, folds, x, y, scale), index * 3);
      if (up === 1 && isBrink(land, index)) light.set(mix(island.stone, [1, 0.94, 0.8], 0.25), index * 3);
    }
  }
}

type Stone = { readonly stone: Colour; readonly ground: Colour };

function ground({ stone, ground }: Stone, folds: Field, x: number, y: number, scale: number): Colour {
  const fold = at(folds, x, y);
  const tone = clamp(0.5 + slopeAt(folds, x, y, scale, 4.6));
  const cut = whiteLine(y / scale / PERIOD + 4.2 * fold, tone);
  const growth = mix(ground, stone, smoothstep(0.42, 0.85, tone));
  return times(growth, lerp(0.16, 0.85, tone) * lerp(0.5, 1.18, cut));
}

/** Paler at the brink, dark half-way, and pale again where the water throws light on it. */
function cliff(stone: Colour, up: number, x: number, turn: number): Colour {
  const tone = clamp(0.2 + 0.3 * up ** 2 - turn + 0.12 * smoothstep(0.3, 0, up));
  const cut = whiteLine(x / 3.4 + turn * 2.2, tone + 0.12);
  return times(stone, clamp(tone, 0.06, 0.9) * lerp(0.35, 1.25, cut));
}

function isBrink({ climb, owner, width }: Land, index: number): boolean {
  const below = index + width;
  return (climb[below] ?? 1) < 1 || owner[below] !== owner[index];
}

/** 1 within the engraver's white line, which is the wider the lighter the tone. */
function whiteLine(phase: number, tone: number): number {
  const breadth = clamp(1.15 * tone - 0.02);
  return 1 - smoothstep(breadth - 0.22, breadth + 0.22, distanceToLine(phase));
}

function foldsOf(seed: string, scale: number, size: number): Field {
  const noise = fractalNoise(seed);
  return smoothField(scale, (x, y) => {
    const bend = 22 * noise(x * size * 0.5, y * size * 0.5, 2);
    const ridge = 1 - 1.7 * Math.abs(noise((x + bend) * size, (y - bend) * size * 1.25, 4));
    return ridge + 0.2 * noise(x * size * 4, y * size * 4, 2);
  });
}

/** Light from the upper left on a field of heights. */
function slopeAt(folds: Field, x: number, y: number, scale: number, steep: number): number {
  const step = Math.max(1, Math.round(2 * scale));
  const here = at(folds, x, y);
  const across = here - at(folds, x + step, y);
  const down = here - at(folds, x, y + step);
  return (steep * scale * (-0.75 * across - 1.05 * down)) / step;
}
