import type { Family, OutputFile } from '../rendering/family.ts';
import { sharpImage } from '../rendering/sizes.ts';
import { fogTile } from '../sheets/fog-tile.ts';
import { sheetFiles } from '../sheets/sheet-files.ts';
import { drawChart } from './chart.ts';
import { CHART } from './chart-size.ts';
import { portSprites } from './cut-sprites.ts';
import { EDITIONS } from './edition.ts';
import { SHEETS, seaGeometry } from './geometry.ts';
import { flatLayers } from './layers.ts';
import { toPicture } from './paint.ts';

/** The whole chart in one picture: as wide as the first look at it needs, and as fine as it is drawn. */
const FLATS = [1600, CHART.width];

/** The chart of the Still Sea in its two editions: flat pictures, sprites of the ports, and where they all lie. */
export const sea: Family = {
  name: 'sea',
  recipe: import.meta.filename,
  specs: EDITIONS,
  render: drawn,
  sample: async () => {
    const edition = editionOf('unterzee');
    return toPicture(drawChart(edition, edition.ports, 0.2).lit);
  },
};

async function drawn(rootPrefix: string): Promise<readonly OutputFile[]> {
  const edition = editionOf(rootPrefix);
  const { ports } = edition;
  const whole = drawChart(edition, ports, 1);
  const empty = drawChart(edition, [], 1);
  const sprites = await portSprites(whole, ports.length);
  const lit = sharpImage(toPicture(whole.lit));
  const flatAt = async (width: number): Promise<OutputFile> => {
    const picture = lit.clone().resize(width, null, { kernel: 'lanczos3' });
    return {
      path: `${rootPrefix}/flat-${width}.webp`,
      bytes: await picture.webp({ quality: 36, effort: 6 }).toBuffer(),
    };
  };
  return [
    ...(await sheetFiles(rootPrefix, sprites, { count: SHEETS, quality: 60 })),
    ...(await flatLayers(rootPrefix, empty, whole.land, ports.length)),
    ...(await Promise.all(FLATS.map(flatAt))),
    { path: `${rootPrefix}/fog-512.webp`, bytes: await sharpImage(fogTile(512)).webp({ quality: 60 }).toBuffer() },
    seaGeometry(edition, whole.land, sprites),
  ];
}

function editionOf(rootPrefix: string) {
  const edition = EDITIONS.get(rootPrefix);
  if (edition === undefined) throw new Error(`There is no chart called ${rootPrefix}`);
  return edition;
}
