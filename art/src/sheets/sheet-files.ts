import type { OutputFile } from '../rendering/family.ts';
import { sharpImage } from '../rendering/sizes.ts';
import { MAP_PIXELS } from './looks.ts';
import { type PackedSheet, pack } from './pack.ts';
import type { Sprite } from './sprite.ts';

/** Of how many sheets a map has to be, and how well they are kept (WebP's quality). */
export type SheetOrder = { readonly count: number; readonly quality: number };

type Packed = { readonly sprite: Sprite; readonly width: number; readonly height: number };

/**
 * The sheets of a map, `{rootPrefix}/spritesheets/{rootPrefix}-{n}.webp` from 1, each with a `.json` that says where
 * every sprite lies on it (`frame`, sheet pixels) and on the map (`world`, map pixels).
 */
export async function sheetFiles(
  rootPrefix: string,
  sprites: readonly Sprite[],
  { count, quality }: SheetOrder,
): Promise<readonly OutputFile[]> {
  const things = sprites.map((sprite) => ({
    sprite,
    width: sprite.picture.width,
    height: sprite.picture.height,
  }));
  const files = pack(things, { count }).map(async (sheet, at) => {
    const name = `${rootPrefix}-${at + 1}`;
    const path = `${rootPrefix}/spritesheets/${name}`;
    return [
      { path: `${path}.webp`, bytes: await sheetPicture(sheet, quality) },
      { path: `${path}.json`, bytes: `${JSON.stringify(described(sheet, `${name}.webp`))}\n` },
    ];
  });
  return (await Promise.all(files)).flat();
}

function sheetPicture({ width, height, placed }: PackedSheet<Packed>, quality: number): Promise<Buffer> {
  const bytes = Buffer.alloc(width * height * 4);
  for (const { thing, x, y } of placed) {
    const { picture } = thing.sprite;
    for (let row = 0; row < picture.height; row += 1) {
      const line = picture.bytes.subarray(row * picture.width * 4, (row + 1) * picture.width * 4);
      bytes.set(line, ((y + row) * width + x) * 4);
    }
  }
  const image = sharpImage({ width, height, channels: 4, bytes });
  return image.webp({ quality, alphaQuality: 75, effort: 6, smartSubsample: true }).toBuffer();
}

function described({ width, height, placed }: PackedSheet<Packed>, image: string): object {
  const frames = placed.map(({ thing, x, y }) => {
    const { sprite } = thing;
    return [
      sprite.name,
      { frame: { x, y, w: thing.width, h: thing.height }, world: { x: sprite.x, y: sprite.y } },
    ] as const;
  });
  const byName = frames.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    frames: Object.fromEntries(byName),
    meta: { image, scale: String(1 / MAP_PIXELS), size: { w: width, h: height } },
  };
}
