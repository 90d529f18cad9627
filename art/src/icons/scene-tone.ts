import { join } from 'node:path';
import sharp from 'sharp';
import { type Field, fieldOf } from '../drawing/field.ts';
import { seededRandom } from '../drawing/seeded-random.ts';
import { HEADERS } from '../paths.ts';

const CUT = { width: 250, height: 325 };

/** The tones of an area's banner behind a card: an upright cut of it, at a place chosen by the card's name. */
export async function sceneTone(area: string, card: string, width: number, height: number): Promise<Field> {
  const banner = sharp(join(HEADERS, `${area}-1280.avif`));
  const { width: full = 0, height: tall = 0 } = await banner.metadata();
  const random = seededRandom(`${area} behind ${card}`);
  const tones = await banner
    .extract({
      left: Math.floor(random() * (full - CUT.width)),
      top: tall > CUT.height ? tall - CUT.height : 0,
      width: CUT.width,
      height: Math.min(CUT.height, tall),
    })
    .resize(width, height, { fit: 'cover' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fieldOf(width, height, (index) => (tones.data[index * tones.info.channels] ?? 0) / 255);
}
