import { type Colour, mix, plus, times, toByte } from '../drawing/colour.ts';
import { clamp } from '../drawing/curves.ts';
import type { Picture } from '../drawing/picture.ts';

/** One point of a picture with holes, painted from the back to the front. */
export class Point {
  /** In linear light, already weighed by how much of it is there. */
  private light: Colour = [0, 0, 0];
  private cover = 0;

  /** Lays paint over what is there; `cover` from 0 to 1. */
  lay(paint: Colour, cover: number): void {
    if (cover <= 0) return;
    this.light = mix(this.light, paint, cover);
    this.cover += (1 - this.cover) * cover;
  }

  /** Adds light, which hides nothing of what shines through behind the picture. */
  shine(light: Colour, strength: number): void {
    if (strength <= 0) return;
    // The page mixes in the bytes of the screen, where half the light is three quarters of the tone.
    const seen = clamp(strength) ** (1 / 2.2);
    this.light = plus(this.light, times(light, seen * (1 - this.cover) + strength * this.cover));
    this.cover += (1 - this.cover) * seen;
  }

  write(bytes: Uint8Array, at: number): void {
    const share = this.cover > 0 ? 1 / Math.max(this.cover, 1e-4) : 0;
    for (let part = 0; part < 3; part += 1) bytes[at + part] = toByte((this.light[part] ?? 0) * share);
    bytes[at + 3] = Math.round(clamp(this.cover) * 255);
  }
}

/** Paints a picture point by point; `x` and `y` count in units of `pixelRatio` pixels. */
export function paintPicture(
  size: { readonly width: number; readonly height: number },
  pixelRatio: number,
  paint: (point: Point, x: number, y: number) => void,
): Picture {
  const width = Math.round(size.width * pixelRatio);
  const height = Math.round(size.height * pixelRatio);
  const bytes = new Uint8Array(width * height * 4);
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 4) {
      const point = new Point();
      paint(point, (column + 0.5) / pixelRatio, (row + 0.5) / pixelRatio);
      point.write(bytes, at);
    }
  }
  return { width, height, channels: 4, bytes };
}
