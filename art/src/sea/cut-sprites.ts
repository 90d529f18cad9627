import { smoothstep } from '../drawing/curves.ts';
import { type Field, fieldOf } from '../drawing/field.ts';
import type { Picture } from '../drawing/picture.ts';
import { sharpImage } from '../rendering/sizes.ts';
import { districtSprites, MAP_PIXELS } from '../sheets/looks.ts';
import { withoutSpecks } from '../sheets/mask.ts';
import type { Sprite } from '../sheets/sprite.ts';
import type { Chart } from './chart.ts';
import { distanceTransform } from './distance-transform.ts';
import type { Land } from './land.ts';
import { type Paint, toPicture } from './paint.ts';

/**
 * The distance from an island up to which its sprite is solid, and that at which it has faded into the sea, in map
 * pixels.
 */
const SOLID = 34;
const FADED = 68;
/** The least size of a rock, in map pixels, to lie within the line about its island. */
const LEAST_ROCK = 40;

/** The islands of a full-scale chart as sprites: each with the shoals about it, fading into the open sea. */
export async function portSprites({ lit, unlit, land }: Chart, count: number): Promise<Sprite[]> {
  const maps = { lit: await halved(lit), unlit: await halved(unlit) };
  return land.ports.slice(0, count).flatMap((port, at) => {
    const mask = islandMask(land, at);
    const away = distanceTransform(mask.width, mask.height, (index) => (mask.values[index] ?? 0) > 0.5);
    const alpha = { ...away, values: away.values.map((off) => smoothstep(FADED, SOLID, off * MAP_PIXELS)) };
    return districtSprites(port.key, maps, { mask: withoutSpecks(mask, LEAST_ROCK / MAP_PIXELS ** 2), alpha });
  });
}

/** The coverage of a port's island (counted from 0), at half the scale of the full-scale chart. */
export function islandMask({ width, height, owner }: Land, at: number): Field {
  const half = { width: width / MAP_PIXELS, height: height / MAP_PIXELS };
  return fieldOf(half.width, half.height, (index) => {
    const x = index % half.width;
    const from = (((index - x) / half.width) * width + x) * MAP_PIXELS;
    const four = [from, from + 1, from + width, from + width + 1];
    return four.filter((pixel) => owner[pixel] === at + 1).length / four.length;
  });
}

async function halved(paint: Paint): Promise<Picture> {
  const picture = toPicture(paint);
  const { data, info } = await sharpImage(picture)
    .resize(picture.width / MAP_PIXELS, null, { kernel: 'lanczos3' })
    .sharpen({ sigma: 0.7 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, bytes: data };
}
