import type { Picture } from '../drawing/picture.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawScene } from '../scene/draw-scene.ts';
import { AREA_SPECS, COLLECTIONS, filesOfArea } from './area-parts.ts';
import { areaSceneSpec } from './area-scene-spec.ts';
import { areaCalled } from './areas.ts';
import { LOCATION_CROPS, locationCrop } from './location-crop.ts';

const BANNER = { width: 1920, height: 480 };
const CUTS = [
  { width: 1920, quality: 40 },
  { width: 1280, quality: 42 },
  { width: 640, quality: 46 },
];

/** The banners over the pages of areas, and a square cut of each for small mentions of the place. */
export const headers: Family = {
  name: 'headers',
  recipe: import.meta.filename,
  parts: { collections: COLLECTIONS, filesOf: filesOfArea },
  specs: AREA_SPECS,
  render: async (name) => {
    const area = areaCalled(name);
    const banner = drawScene(areaSceneSpec(name, area), BANNER);
    const square = locationCrop(banner, area.at ?? 0.6);
    return [
      ...(await inSizes(banner, 'headers', name, CUTS)),
      ...(await inSizes(square, 'locations', name, LOCATION_CROPS)),
    ];
  },
  sample: async (): Promise<Picture> => {
    const area = areaCalled('tallow-wharf');
    return drawScene(areaSceneSpec('tallow-wharf', area), { width: BANNER.width / 4, height: BANNER.height / 4 });
  },
};
