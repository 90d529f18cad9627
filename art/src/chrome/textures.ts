import { type Colour, colour, mix, times, toByte } from '../drawing/colour.ts';
import { distanceToLine, smoothstep } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';
import { type TiledNoise, tiledNoise } from './tiled-noise.ts';

/** A texture that covers a page: even all over, and without a seam. */
export type TextureSpec = { readonly dark: string; readonly light: string; readonly stuff: keyof typeof STUFFS };

const SIDE = 384;

/** Noise without a visible lattice: its points are displaced by more noise. */
const warped = (fine: TiledNoise, x: number, y: number, cells: number): number =>
  fine(x + 0.035 * fine(x, y, 9), y + 0.035 * fine(x + 0.5, y + 0.5, 9), cells);

/**
 * The lightness of each material at a point, about 1, without the clouds that all of them have; `x` and `y` go from 0
 * to 1 over the tile.
 */
const STUFFS = {
  velvet: (fine: TiledNoise, x: number, y: number) => 1 + 0.16 * fine(x, y, 192) + 0.1 * fine(2 * x, y, 96),
  slate: (fine: TiledNoise, x: number, y: number) =>
    1 + 0.05 * fine(x, y, 128) + 0.07 * smoothstep(0.3, 0, distanceToLine(5 * y + 2 * x + 0.5 * fine(x, y, 6))),
  leather: (fine: TiledNoise, x: number, y: number) =>
    1 -
    0.18 * smoothstep(0.34, 0, Math.abs(warped(fine, x, y, 38) + 0.6 * warped(fine, y, x, 61))) +
    0.08 * fine(x, y, 192),
  paper: (fine: TiledNoise, x: number, y: number) =>
    1 + 0.035 * fine(x, y, 192) + 0.02 * fine(x, 6 * y, 24) + 0.05 * smoothstep(0.55, 0.95, fine(x + 0.5, y, 40)),
  linen: (fine: TiledNoise, x: number, y: number) =>
    1 +
    0.05 * Math.sin(x * 96 * 2 * Math.PI) * Math.sin(y * 96 * 2 * Math.PI) +
    0.035 * fine(x * 8, y, 24) +
    0.035 * fine(x, y * 8, 24),
} as const;

/** A square of cloth, stone, hide or paper whose edges meet. Contrast is low: words lie on it. */
export function drawTexture(name: string, { dark, light, stuff }: TextureSpec): Picture {
  const [from, to] = [colour(dark), colour(light)];
  const fine = tiledNoise(`${name} grain`);
  const clouds = tiledNoise(`${name} clouds`);
  const bytes = new Uint8Array(SIDE * SIDE * 3);
  for (let row = 0, at = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1, at += 3) {
      const [x, y] = [column / SIDE, row / SIDE];
      const paint = times(mix(from, to, 0.5 + 0.24 * cloudy(clouds, x, y)), STUFFS[stuff](fine, x, y));
      write(bytes, at, paint);
    }
  }
  return { width: SIDE, height: SIDE, channels: 3, bytes };
}

function cloudy(noise: TiledNoise, x: number, y: number): number {
  return [6, 12, 24, 48, 96].reduce((sum, cells, octave) => sum + noise(x, y, cells) * 0.4 * 0.85 ** octave, 0);
}

function write(bytes: Uint8Array, at: number, paint: Colour): void {
  for (let part = 0; part < 3; part += 1) bytes[at + part] = toByte(paint[part] ?? 0);
}
