import { drawCameo } from '../cameos/draw-cameo.ts';
import { CAMEO } from '../cameos/oval-frame.ts';
import { type Colour, times, toByte } from '../drawing/colour.ts';
import { smoothstep } from '../drawing/curves.ts';
import { fractalNoise } from '../drawing/fractal-noise.ts';
import type { Picture } from '../drawing/picture.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import { cardFrame } from '../icons/card-frame.ts';
import { cardGround } from '../icons/card-ground.ts';
import { CATEGORIES } from '../icons/category.ts';
import { sharpImage } from '../rendering/sizes.ts';
import type { PortraitSpec } from './portrait-specs.ts';

const CARD = { width: 100, height: 130 };
/** The height of the oval on a card of 130. */
const OVAL = 112;

/** A card with the cut-paper likeness of a person on it, `pixelRatio` times 100 by 130. */
export async function drawPortrait(name: string, spec: PortraitSpec, pixelRatio = 4): Promise<Picture> {
  const width = CARD.width * pixelRatio;
  const height = CARD.height * pixelRatio;
  const oval = Math.round(OVAL * pixelRatio);
  const cameo = sharpImage(drawCameo(name, spec.sitter, Math.ceil((oval / CAMEO.height) * 1.2)));
  const laid = await cameo.resize(null, oval, { kernel: 'lanczos3' }).png().toBuffer();
  const bytes = await sharpImage(cardOf(name, spec, pixelRatio))
    .composite([{ input: laid, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, channels: 3, bytes };
}

/** The bare card, with the shadow of the oval on it. */
function cardOf(name: string, spec: PortraitSpec, pixelRatio: number): Picture {
  const width = CARD.width * pixelRatio;
  const height = CARD.height * pixelRatio;
  const category = CATEGORIES[spec.category];
  const noise = fractalNoise(`portrait ${name}`);
  const random = seededRandom(name);
  const bytes = Buffer.alloc(width * height * 3);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, index += 1) {
      const x = column / pixelRatio;
      const y = row / pixelRatio;
      const fromMiddle = Math.hypot(1.22 * (x / CARD.width - 0.5), 1.02 * (y / CARD.height - 0.47));
      const ground = cardGround(category, noise, x, y, fromMiddle * 0.72, undefined);
      const shade = 1 - 0.6 * (1 - smoothstep(0.92, 1.12, placeInShadow(x, y)));
      const framed = cardFrame(
        category,
        times(ground, shade),
        Math.min(x, CARD.width - 1 / pixelRatio - x),
        Math.min(y, CARD.height - 1 / pixelRatio - y),
        0.55 + 0.6 * (0.4 * (1 - x / CARD.width) + 0.6 * (1 - y / CARD.height)) * (0.9 + 0.3 * noise(x / 9, y / 9, 2)),
      );
      put(bytes, index, framed, 1 + (random() - 0.5) * 0.06);
    }
  }
  return { width, height, channels: 3, bytes };
}

/** The place in the shadow of the oval: 0 in its middle, 1 on its edge. */
const placeInShadow = (x: number, y: number): number =>
  Math.hypot((x - 51.5) / (OVAL * 0.385), (y - 67.5) / (OVAL * 0.5));

function put(bytes: Buffer, index: number, light: Colour, grain: number): void {
  for (let part = 0; part < 3; part += 1) bytes[index * 3 + part] = toByte((light[part] ?? 0) * grain);
}
