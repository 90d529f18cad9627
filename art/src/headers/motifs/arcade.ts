import { column } from '../../scene/parts/columns.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, type Motif } from '../motif.ts';
import { boardsAway } from './perspective.ts';

/** A vaulted room seen past the dark arches of an aisle, slender columns between. */
export const arcade: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    {
      depth: 0.65,
      fog: 0.1,
      base: 0.9,
      mist: 0.2,
      mistHeight: 0.2,
      ownLight: 12,
      brightness: 2.1,
      lit: 0.9,
      rim: 0.15,
      draw: (layer) => {
        const { width } = layer;
        layer.box(-5, -5, width + 10, HEIGHT + 10, 0.32);
        for (let course = 30; course < 300; course += 34) layer.box(-5, course, width + 10, 2, 0.26, 0);
        const view = { middle: cast.at * width, horizon: 0.44 * HEIGHT, above: 200, below: 150 };
        boardsAway(layer, view, { left: -1700, right: 1700, far: 1300, wide: 100 });
        cast.focal(layer, cast.at * width, 0.74 * HEIGHT, 300 * cast.size);
      },
    },
    {
      depth: 0.4,
      fog: 0.1,
      base: 1,
      mist: 0.12,
      brightness: 1.3,
      ownLight: 10,
      rim: 0.5,
      draw: (layer) =>
        arches(layer, { span: 620, shift: cast.at * layer.width + 310, thick: 30, spring: 128, foot: 396 }),
    },
    {
      depth: 0.1,
      fog: 0.02,
      mist: 0.05,
      brightness: 0.55,
      ownLight: 8,
      rim: 0.4,
      draw: (layer) =>
        arches(layer, { span: 1180, shift: cast.at * layer.width + 590, thick: 84, spring: 150, foot: HEIGHT + 20 }),
    },
    {
      depth: 0.04,
      fog: 0.01,
      mist: 0.04,
      brightness: 0.6,
      ownLight: 9,
      draw: (layer) => cast.near(layer, layer.width / 2, 0.99 * HEIGHT, 130),
    },
  ],
});

export type Arches = {
  readonly span: number;
  readonly shift: number;
  readonly thick: number;
  readonly spring: number;
  readonly foot: number;
};

/** Pointed arches in a row, on columns: a wall with holes in it. */
export function arches(layer: SceneLayer, { span, shift, thick, spring, foot }: Arches): void {
  const first = (shift % span) - span;
  const half = span / 2 - thick * 0.62;
  for (let x = first; x < layer.width + span; x += span) {
    const [left, right] = [x + span / 2 - half, x + span / 2 + half];
    const middle = x + span / 2;
    const crown = spring - half * 0.74;
    const rise = `C${left} ${spring - half * 0.36} ${middle - half * 0.5} ${crown + half * 0.12} ${middle} ${crown}C${middle + half * 0.5} ${crown + half * 0.12} ${right} ${spring - half * 0.36} ${right} ${spring}`;
    layer.fill(`M${x - 1} -9V${spring}H${left}${rise}H${x + span + 1}V-9Z`, 0.3, 30);
    layer.line(`M${left} ${spring}${rise}`, thick * 0.2, 0.56);
    layer.line(`M${left - thick * 0.26} ${spring}${rise}`, thick * 0.06, 0.16);
  }
  for (let x = first; x < layer.width + span; x += span) column(layer, x, spring, foot, thick, 0.42);
}
