import { join } from 'node:path';
import sharp from 'sharp';
import { glyphField } from '../chrome/glyph-field.ts';
import { blur } from '../drawing/blur.ts';
import { type Colour, mix, plus, times, toByte } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { engraved } from '../drawing/engraved.ts';
import { at } from '../drawing/field.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { relief } from '../drawing/relief.ts';
import { cardFrame } from '../icons/card-frame.ts';
import { CATEGORIES, type CategoryName } from '../icons/category.ts';
import { IMAGES } from '../paths.ts';

/** A strip for the margin of a page: a banner seen dimly, with something to think of on it. */
export type SnippetSpec = {
  readonly glyph: string;
  readonly category: CategoryName;
  /** The area whose banner is behind it. */
  readonly scene: string;
  /** The start of the part of the banner that is shown, as a share of all possible starts. */
  readonly from: number;
  /** The side of the glyph; the other side has room for words. */
  readonly side: 'left' | 'right';
};

const SIZE = { width: 300, height: 100 };
const PIXEL_RATIO = 4;
const GLYPH = { fromEdge: 52, size: 68 };

/** A strip of 3 to 1, in lines like the icons' and in the colours of its banner. */
export async function drawSnippet(name: string, spec: SnippetSpec): Promise<Picture> {
  const width = SIZE.width * PIXEL_RATIO;
  const height = SIZE.height * PIXEL_RATIO;
  const category = CATEGORIES[spec.category];
  const noise = fractalNoise(`snippet ${name}`);
  const middle = (spec.side === 'left' ? GLYPH.fromEdge : SIZE.width - GLYPH.fromEdge) * PIXEL_RATIO;
  const place = { x: middle, y: height / 2, size: GLYPH.size * PIXEL_RATIO };
  const mask = await glyphField(spec.glyph, { width, height }, place);
  const form = relief(mask, PIXEL_RATIO);
  const shadow = blur(mask, 3.4 * PIXEL_RATIO);
  const halo = blur(mask, 12 * PIXEL_RATIO);
  const scene = await sceneOf(spec, width, height);
  const bytes = new Uint8Array(width * height * 3);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const [x, y] = [column / PIXEL_RATIO, row / PIXEL_RATIO];
      const inside = at(mask, column, row);
      const fromGlyph = Math.abs(column - middle) / PIXEL_RATIO;
      const tint = 0.85 * smoothstep(95, 20, fromGlyph);
      const seen = byteColour(scene, index * 3);
      const grey = 0.3 * seen[0] + 0.55 * seen[1] + 0.15 * seen[2];
      const ground = mix(category.dark, category.light, clamp(1.5 * grey ** 0.6));
      let light = mix(times(seen, 0.85), ground, tint);
      light = plus(light, times(category.mid, 0.22 * at(halo, column, row) * (1 - inside)));
      light = times(light, 1 - 0.75 * at(shadow, column - 6, row - 9) * (1 - inside));
      if (inside > 0) {
        const tone = clamp(0.14 + 0.86 * at(form.light, column, row) + 0.15 * noise(x / 40, y / 40, 4));
        const cut = engraved(tone, at(form.height, column, row), x, y);
        const ramp =
          cut < 0.5 ? mix(category.ink, category.mid, cut * 2) : mix(category.mid, category.ivory, cut * 2 - 1);
        const keyline = lerp(0.35, 1, smoothstep(0.55, 0.98, at(form.depth, column, row) * 1.05));
        light = mix(
          light,
          times(plus(ramp, times(category.ivory, 0.1 * at(form.gleam, column, row))), keyline),
          inside,
        );
      }
      const edge = { across: Math.min(x, SIZE.width - 0.25 - x), down: Math.min(y, SIZE.height - 0.25 - y) };
      light = times(light, lerp(0.45, 1, smoothstep(0, 30, Math.min(edge.across, 1.4 * edge.down))));
      const shine = 0.6 + 0.5 * (1 - x / SIZE.width) + 0.12 * noise(x / 9, y / 9, 2);
      const framed = cardFrame(category, light, edge.across, edge.down, shine);
      for (let part = 0; part < 3; part += 1) bytes[index * 3 + part] = toByte(framed[part] ?? 0);
    }
  }
  return { width, height, channels: 3, bytes };
}

/** The part of the banner that is seen: the middle of its height, where the houses are. */
async function sceneOf({ scene, from }: SnippetSpec, width: number, height: number): Promise<Buffer> {
  const banner = sharp(join(IMAGES, 'headers', `${scene}-1920.avif`));
  const { width: full = 0, height: tall = 0 } = await banner.metadata();
  const cut = Math.round(full * 0.55);
  const part = { width: cut, height: Math.round(cut / 3), left: Math.floor(from * (full - cut)) };
  return banner
    .extract({ ...part, top: Math.round((tall - part.height) * 0.75) })
    .resize(width, height, { kernel: 'lanczos3' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function byteColour(bytes: Uint8Array, index: number): Colour {
  const part = (offset: number): number => ((bytes[index + offset] ?? 0) / 255) ** 2.2;
  return [part(0), part(1), part(2)];
}
