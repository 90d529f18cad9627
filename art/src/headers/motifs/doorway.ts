import type { SceneLayer } from '../../scene/scene-layer.ts';
import { HEIGHT, type Motif } from '../motif.ts';
import { boardsAway, type View } from './perspective.ts';

const HALF = 470;
const LINTEL = 34;
const SILL = 0.93;

/** A lit room seen from the dark through double doors that stand open, its light on the floor before us. */
export const doorway: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    {
      depth: 0.6,
      fog: 0.18,
      base: 0.9,
      mist: 0.2,
      mistHeight: 0.2,
      ownLight: 13,
      brightness: 2.3,
      rim: 0.15,
      lit: 0.9,
      draw: (layer) => {
        const { width } = layer;
        layer.box(-5, -5, width + 10, HEIGHT + 10, 0.38);
        for (let x = 0; x < width; x += 40) layer.box(x, 20, 3, 300, 0.32);
        layer.box(-5, 0.56 * HEIGHT, width + 10, 110, 0.31);
        layer.box(-5, 0.55 * HEIGHT, width + 10, 7, 0.58, 0);
        boardsAway(layer, roomView(cast.at * width), { left: -1600, right: 1600, far: 1500, wide: 70, shade: 0.42 });
        cast.focal(layer, cast.at * width, 0.77 * HEIGHT, 300 * cast.size);
      },
    },
    {
      depth: 0.2,
      fog: 0.03,
      mist: 0.05,
      brightness: 1.9,
      ownLight: 14,
      rim: 0.3,
      draw: (layer) => {
        darkFloor(layer, cast.at * layer.width);
        wall(layer, cast.at * layer.width);
      },
    },
    {
      depth: 0.04,
      fog: 0.01,
      mist: 0.04,
      brightness: 0.6,
      ownLight: 9,
      draw: (layer) => cast.near(layer, cast.at * layer.width, 1.0 * HEIGHT, 190),
    },
  ],
});

function roomView(middle: number): View {
  return { middle, horizon: 0.46 * HEIGHT, above: 200, below: 190 };
}

/** The floor on our side: dark, except where light falls through the doors. */
function darkFloor(layer: SceneLayer, middle: number): void {
  const top = SILL * HEIGHT;
  layer.box(-5, top, layer.width + 10, HEIGHT - top + 5, 0.16, 0);
  const light = [
    [middle - HALF + 20, top],
    [middle + HALF - 20, top],
    [middle + HALF + 130, HEIGHT + 5],
    [middle - HALF - 130, HEIGHT + 5],
  ] as const;
  layer.fill(light, 0.5, 0);
  layer.light(light, '#ffb45a', 0.1);
}

/** The wall we look past, with the doors' two leaves thrown back upon it. */
function wall(layer: SceneLayer, middle: number): void {
  const { width } = layer;
  const foot = SILL * HEIGHT;
  for (const side of [-1, 1]) {
    const jamb = middle + side * HALF;
    const edge = side < 0 ? -5 : width + 5;
    const left = Math.min(jamb, edge);
    layer.box(left, -5, Math.abs(edge - jamb), foot + 5, 0.2);
    for (let x = left; x < left + Math.abs(edge - jamb); x += 54) layer.box(x, LINTEL, 3, 0.52 * HEIGHT, 0.15);
    layer.box(left, foot - 132, Math.abs(edge - jamb), 132, 0.17);
    layer.box(left, foot - 138, Math.abs(edge - jamb), 8, 0.34, 0);
    layer.box(left, foot - 12, Math.abs(edge - jamb), 12, 0.28, 0);
    leaf(layer, jamb, side, foot);
    layer.box(jamb - 15, LINTEL - 16, 30, foot - LINTEL + 16, 0.5);
    layer.box(jamb - (side < 0 ? -6 : 15), LINTEL, 9, foot - LINTEL, 0.72);
    sconce(layer, jamb + side * 330);
  }
  layer.box(-5, -5, width + 10, LINTEL - 8, 0.2, 0);
  layer.box(middle - HALF - 30, LINTEL - 26, 2 * HALF + 60, 26, 0.5, 0);
  layer.box(middle - HALF - 40, LINTEL - 32, 2 * HALF + 80, 8, 0.66, 0);
}

/** A door's leaf, opened towards us: its edge takes the light. */
function leaf(layer: SceneLayer, jamb: number, side: number, foot: number): void {
  const far = jamb + side * 150;
  const at = (share: number, up: number): readonly [number, number] => [
    jamb + (far - jamb) * share,
    foot + 34 * share - (foot - LINTEL + 62 * share) * up,
  ];
  layer.fill([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], 0.34);
  for (const [low, high] of [
    [0.06, 0.36],
    [0.42, 0.94],
  ] as const) {
    layer.fill([at(0.16, low), at(0.86, low), at(0.86, high), at(0.16, high)], 0.24);
    layer.line([at(0.16, low), at(0.86, low), at(0.86, high), at(0.16, high), at(0.16, low)], 2, 0.5);
  }
  layer.line([at(1, 0), at(1, 1)], 5, 0.66, 90);
  const [x, y] = at(0.9, 0.45);
  layer.disc(x, y, 5, 0.85);
}

/** A small gas light, turned low. */
function sconce(layer: SceneLayer, x: number): void {
  layer.line(`M${x} 208Q${x} 226 ${x - 14} 222V204`, 3, 0.4);
  layer.flame(x - 14, 198, 8);
  layer.flame(x - 14, 198, 4.6, '#fff1cf');
}
