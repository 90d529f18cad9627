import type { Picture } from '../drawing/picture.ts';
import { COLLECTIONS, filesOfArea, WORLD_AREA_SPECS } from '../headers/area-parts.ts';
import { areaSceneSpec } from '../headers/area-scene-spec.ts';
import { areaCalled } from '../headers/areas.ts';
import type { Family } from '../rendering/family.ts';
import { inSizes } from '../rendering/sizes.ts';
import { drawScene } from '../scene/draw-scene.ts';

const PLATE = { width: 1170, height: 780 };
const CUTS = [
  { width: 1170, quality: 40 },
  { width: 780, quality: 42 },
];

/** Banners of the areas for phones, which would show only the middle of the wide ones. The scenes are composed at three by two. */
export const phoneHeaders: Family = {
  name: 'phone-headers',
  recipe: import.meta.filename,
  parts: { collections: COLLECTIONS, filesOf: filesOfArea },
  specs: WORLD_AREA_SPECS,
  render: (name) => inSizes(drawScene(areaSceneSpec(name, areaCalled(name)), PLATE), 'phone-headers', name, CUTS),
  sample: async (): Promise<Picture> => {
    const area = areaCalled('lampwick');
    return drawScene(areaSceneSpec('lampwick', area), { width: PLATE.width / 4, height: PLATE.height / 4 });
  },
};
