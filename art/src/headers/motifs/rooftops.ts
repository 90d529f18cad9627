import { dip, hump, skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** Roofs below and about us, one behind the other, close together and leaning. */
export const rooftops: Motif = (cast) => ({
  horizon: 0.8,
  layers: [
    farRoof(8, 40, 80),
    {
      depth: 0.9,
      fog: 0.78,
      base: 0.75,
      veil: 0.3,
      lit: 0.4,
      draw: (layer) =>
        skyline(layer, {
          y: 0.82 * HEIGHT,
          unit: 13,
          least: 110,
          most: 190,
          towers: 0.18,
          rise: hump(0.72, 0.2, 0.5, 0.8),
        }),
    },
    {
      depth: 0.65,
      fog: 0.5,
      base: 0.82,
      veil: 0.3,
      lit: 0.42,
      draw: (layer) =>
        skyline(layer, {
          y: 0.9 * HEIGHT,
          unit: 18,
          least: 100,
          most: 200,
          towers: 0.06,
          lean: 0.1,
          rise: hump(0.2, 0.2, 0.35, 0.85),
        }),
    },
    {
      depth: 0.42,
      fog: 0.22,
      base: 0.95,
      mist: 0.7,
      veil: 0.25,
      lit: 0.45,
      draw: (layer) => {
        skyline(layer, {
          y: HEIGHT,
          unit: 25,
          least: 120,
          most: 200,
          towers: 0.03,
          lean: 0.12,
          roofs: ['jetty', 'gable', 'side', 'hip', 'jetty'],
          rise: dip(cast.at, 0.6, 1.1),
        });
      },
    },
    {
      depth: 0.3,
      fog: 0.1,
      base: 1,
      mist: 0.35,
      lit: 0.5,
      draw: (layer) => cast.focal(layer, cast.at * layer.width, 0.86 * HEIGHT, 250 * cast.size),
    },
    {
      depth: 0.2,
      fog: 0.05,
      base: 1.05,
      mist: 0.35,
      lit: 0.5,
      draw: (layer) => {
        skyline(layer, {
          y: 1.06 * HEIGHT,
          unit: 36,
          least: 60,
          most: 120,
          towers: 0,
          lean: 0.14,
          roofs: ['jetty', 'gable', 'side'],
          rise: dip(cast.at, 0.35, 2.6),
        });
        cast.mid(layer, cast.at * layer.width, 0.9 * HEIGHT, 80);
      },
    },
    nearLayer(cast, 1.02, 100),
  ],
});
