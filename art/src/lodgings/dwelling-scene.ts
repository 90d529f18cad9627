import { crowd, person } from '../scene/parts/figures.ts';
import { paving } from '../scene/parts/ground.ts';
import { streetLamp } from '../scene/parts/lamps.ts';
import { railing } from '../scene/parts/railing.ts';
import { ceiling } from '../scene/parts/rocks.ts';
import { skyline } from '../scene/parts/skyline.ts';
import type { SceneSpec } from '../scene/scene-spec.ts';
import { BUILDINGS } from './buildings.ts';
import type { Dwelling } from './dwelling.ts';

const HEIGHT = 480;
const GROUND = 0.9;

/** A dwelling in its street: the city behind it, a lamp and railings before it, and its tenant. */
export function dwellingScene(name: string, { palette, building, standing }: Dwelling): SceneSpec {
  return {
    seed: name,
    palette,
    horizon: 0.75,
    linePeriod: 3.5,
    glows: [
      { x: 0.5, y: 0.6, reachX: 0.55, reachY: 0.42, strength: 0.44 + 0.05 * standing },
      { x: 0.1, y: 0.8, reachX: 0.3, reachY: 0.25, strength: 0.2 },
    ],
    layers: [
      {
        depth: 0.85,
        fog: 0.5,
        mist: 0,
        rim: 0.12,
        draw: (layer) => ceiling(layer, { drop: 8, roughness: 34, spikes: 90, longest: 66 }),
      },
      {
        depth: 0.9,
        fog: 0.76,
        base: 0.75,
        veil: 0.3,
        lit: 0.25 + 0.06 * standing,
        draw: (layer) =>
          skyline(layer, { y: 0.8 * HEIGHT, unit: 13, least: 110, most: 190, towers: 0.12 + 0.06 * standing }),
      },
      {
        depth: 0.55,
        fog: 0.38,
        base: 0.85,
        veil: 0.25,
        lit: 0.3,
        draw: (layer) => skyline(layer, { y: 0.9 * HEIGHT, unit: 20, least: 90, most: 160, towers: 0.05 }),
      },
      {
        depth: 0.22,
        fog: 0.06,
        base: 1,
        mist: 0.3,
        lit: 0.4 + 0.1 * standing,
        ownLight: 9,
        draw: (layer) => {
          paving(layer, GROUND * HEIGHT - 3, HEIGHT, layer.width / 2, 0.5, 5);
          BUILDINGS[building](layer, layer.width / 2, GROUND * HEIGHT);
        },
      },
      {
        depth: 0.04,
        fog: 0.01,
        mist: 0.05,
        brightness: 0.55,
        draw: (layer) => {
          const { width } = layer;
          const y = 0.985 * HEIGHT;
          layer.box(-5, y - 3, width + 10, 30, 0.12, 0);
          ceiling(layer, { drop: -22, roughness: 12, spikes: 100, longest: 70, shade: 0.16 });
          railing(layer, -5, 0.3 * width, y, 44);
          railing(layer, 0.74 * width, width + 5, y, 44);
          streetLamp(layer, 0.86 * width, y, 128);
          if (standing > 3) streetLamp(layer, 0.12 * width, y, 128);
          person(layer, 0.66 * width, y, 74, { hat: 'top', mirrored: true, cane: standing > 2 });
          if (standing === 5) crowd(layer, 2, [0.32 * width, 0.42 * width], y, [66, 74]);
        },
      },
    ],
  };
}
