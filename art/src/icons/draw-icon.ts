import { blur } from '../drawing/blur.ts';
import { type Colour, mix, plus, times, toByte } from '../drawing/colour.ts';
import { clamp, lerp, smoothstep } from '../drawing/curves.ts';
import { engraved } from '../drawing/engraved.ts';
import { at, type Field } from '../drawing/field.ts';
import { type FractalNoise, fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { type Relief, relief } from '../drawing/relief.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import { cardFrame } from './card-frame.ts';
import { cardGround } from './card-ground.ts';
import { CATEGORIES, type Category } from './category.ts';
import { glyphMask } from './glyph-mask.ts';
import type { IconSpec } from './icon-spec.ts';
import { sceneTone } from './scene-tone.ts';

export const CARD = { width: 100, height: 130 };
const PIXEL_RATIO = 4;

/** A finished card, four times as wide and high as the card. */
export async function drawIcon(name: string, spec: IconSpec): Promise<Picture> {
  const width = CARD.width * PIXEL_RATIO;
  const height = CARD.height * PIXEL_RATIO;
  const category = CATEGORIES[spec.category];
  const noise = fractalNoise(`${name} ${spec.category}`);
  const mask = await glyphMask(spec, width, height);
  const scene = spec.scene === undefined ? undefined : await sceneTone(spec.scene, name, width, height);
  const glyph = {
    mask,
    form: relief(mask, PIXEL_RATIO),
    shadow: blur(mask, 3.2 * PIXEL_RATIO),
    halo: blur(mask, 11 * PIXEL_RATIO),
  };
  const random = seededRandom(name);
  const bytes = Buffer.alloc(width * height * 3);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const x = column / PIXEL_RATIO;
      const y = row / PIXEL_RATIO;
      const light = point(category, noise, glyph, column, row, scene && at(scene, column, row));
      const framed = cardFrame(
        category,
        light,
        Math.min(x, CARD.width - 1 / PIXEL_RATIO - x),
        Math.min(y, CARD.height - 1 / PIXEL_RATIO - y),
        0.55 + 0.6 * (0.4 * (1 - x / CARD.width) + 0.6 * (1 - y / CARD.height)) * (0.9 + 0.3 * noise(x / 9, y / 9, 2)),
      );
      const grain = 1 + (random() - 0.5) * 0.06;
      for (let part = 0; part < 3; part += 1) bytes[index * 3 + part] = toByte((framed[part] ?? 0) * grain);
    }
  }
  return { width, height, channels: 3, bytes };
}

interface Glyph {
  readonly mask: Field;
  readonly form: Relief;
  readonly shadow: Field;
  readonly halo: Field;
}

function point(
  category: Category,
  noise: FractalNoise,
  glyph: Glyph,
  column: number,
  row: number,
  scene: number | undefined,
): Colour {
  const x = column / PIXEL_RATIO;
  const y = row / PIXEL_RATIO;
  const fromMiddle = Math.hypot(1.22 * (x / CARD.width - 0.5), 1.02 * (y / CARD.height - 0.47));
  const inside = at(glyph.mask, column, row);
  const shadow = at(glyph.shadow, column - Math.round(1.5 * PIXEL_RATIO), row - Math.round(2.2 * PIXEL_RATIO));
  let light = cardGround(category, noise, x, y, fromMiddle, scene);
  light = plus(light, times(category.mid, at(glyph.halo, column, row) * 0.2 * (1 - inside)));
  light = times(light, 1 - 0.75 * shadow * (1 - inside));
  if (inside > 0) light = mix(light, surface(category, noise, glyph, column, row), inside);
  return times(light, 1 - 0.55 * smoothstep(0.35, 0.72, fromMiddle));
}

function surface(category: Category, noise: FractalNoise, glyph: Glyph, column: number, row: number): Colour {
  const x = column / PIXEL_RATIO;
  const y = row / PIXEL_RATIO;
  const { form } = glyph;
  const tone = clamp(0.14 + 0.86 * at(form.light, column, row) + 0.15 * noise(x * 0.024, y * 0.024, 4));
  const cut = engraved(tone, at(form.height, column, row), x, y);
  const ramp =
    cut < 0.5 ? mix(category.ink, category.mid, cut * 2) : mix(category.mid, category.ivory, (cut - 0.5) * 2);
  const gleam = times(category.ivory, 0.1 * at(form.gleam, column, row));
  const keyline = lerp(0.35, 1, smoothstep(0.55, 0.98, at(form.depth, column, row) * 1.05));
  return times(plus(ramp, gleam), keyline);
}
