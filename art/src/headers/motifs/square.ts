import { paving } from '../../scene/parts/ground.ts';
import { dip, skyline } from '../../scene/parts/skyline.ts';
import { farRoof, HEIGHT, type Motif, nearLayer } from '../motif.ts';

/** A paved square in the city, houses on both sides, something large at the far end of it. */
export const square: Motif = (cast) => ({
  horizon: 0.72,
  layers: [
    farRoof(),
    {
      depth: 0.9,
      fog: 0.8,
      base: 0.66,
      veil: 0.3,
      lit: 0.3,
      draw: (layer) =>
        skyline(layer, { y: 0.7 * HEIGHT, unit: 12, least: 80, most: 150, towers: 0.3, rise: dip(cast.at, 0.8, 0.9) }),
    },
    {
      depth: 0.6,
      fog: 0.42,
      base: 0.78,
      veil: 0.26,
      lit: 0.34,
      draw: (layer) => {
        const gap = 150 * cast.size;
        const middle = cast.at * layer.width;
        const row = { y: 0.8 * HEIGHT, unit: 22, least: 90, most: 150, towers: 0.06, rise: dip(cast.at, 0.75, 1.1) };
        skyline(layer, { ...row, to: middle - gap });
        skyline(layer, { ...row, from: middle + gap });
      },
    },
    {
      depth: 0.35,
      fog: 0.12,
      base: 0.9,
      mist: 0.42,
      veil: 0.16,
      lit: 0.5,
      draw: (layer) => {
        paving(layer, 0.815 * HEIGHT, HEIGHT, cast.at * layer.width, 0.6);
        cast.focal(layer, cast.at * layer.width, 0.845 * HEIGHT, 270 * cast.size);
        cast.mid(layer, cast.at * layer.width, 0.87 * HEIGHT, 80);
      },
    },
    nearLayer(cast, 0.985, 100),
  ],
});
