import type { Family, OutputFile } from '../rendering/family.ts';
import { sharpImage } from '../rendering/sizes.ts';
import { fogTile } from '../sheets/fog-tile.ts';
import { districtSprites, mainSprites } from '../sheets/looks.ts';
import { sheetFiles } from '../sheets/sheet-files.ts';
import { baseLayers } from './base-layers.ts';
import { drawCity } from './draw-city.ts';
import { cityGeometry, SHEETS } from './geometry.ts';
import { WHOLE_CITY } from './region.ts';
import { spots } from './spots.ts';
import { toneMap } from './tone-map.ts';
import { mainShape, wardShape } from './ward-shapes.ts';
import { wards } from './wards.ts';

/** The brightness of the fog over the city: darker than a ward that is closed. */
const FOG = 0.68;
const SAMPLE = { left: 1270, top: 560, width: 300, height: 190 };

/** The map of the city: sprites of its wards and main buildings, flat pictures, and where everything lies. */
export const city: Family = {
  name: 'city',
  recipe: import.meta.filename,
  specs: new Map([['london', { wards, spots }]]),
  render: async () => mapFiles(),
  sample: async () => toneMap(drawCity(SAMPLE).lit),
};

async function mapFiles(): Promise<readonly OutputFile[]> {
  const drawn = drawCity(WHOLE_CITY);
  const { plan, stage } = drawn;
  const unlit = toneMap(drawn.unlit);
  const lit = toneMap(drawn.lit);
  const sprites = wards.flatMap(({ name }, index) =>
    districtSprites(name, { unlit, lit }, wardShape(plan, stage, index)),
  );
  for (const [name, { ward, isMain }] of Object.entries(spots)) {
    if (isMain)
      sprites.push(
        ...mainSprites(
          name,
          lit,
          mainShape(
            plan,
            stage,
            wards.findIndex((each) => each.name === ward),
          ),
        ),
      );
  }
  const flat = (width: number, quality: number) =>
    sharpImage(lit).resize(width, null, { kernel: 'lanczos3' }).webp({ quality, effort: 5 }).toBuffer();
  return [
    ...(await sheetFiles('london', sprites, { count: SHEETS, quality: 62 })),
    ...(await baseLayers(toneMap(drawn.base), plan, drawn.furniture)),
    { path: 'london/flat-1600.webp', bytes: await flat(1600, 58) },
    { path: 'london/flat-2610.webp', bytes: await flat(2610, 52) },
    {
      path: 'london/fog-512.webp',
      bytes: await sharpImage(fogTile(512)).linear(FOG, 2).webp({ quality: 60 }).toBuffer(),
    },
    { path: '../../world/maps/london.json', bytes: `${JSON.stringify(cityGeometry(plan, sprites), null, 2)}\n` },
  ];
}
