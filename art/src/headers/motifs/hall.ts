import { Path2D } from '@napi-rs/canvas';
import { chandelier } from '../../scene/parts/lamps.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { HEIGHT, type Motif } from '../motif.ts';

/**
 * The bays from far to near: the reach of the side wall from the middle at its far and its near end, where the pillar
 * stands, and the fog.
 */
const BAYS = [
  [0.3, 0.46, 0.45],
  [0.46, 0.72, 0.26],
  [0.72, 1.15, 0.12],
  [1.15, 1.75, 0.04],
] as const;

/** A long vaulted hall drawn to one point; the focal piece fills the side walls, bay by bay, and closes the far end. */
export const hall: Motif = (cast) => ({
  horizon: 0.85,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    {
      depth: 0.95,
      fog: 0.5,
      base: 0.75,
      mist: 0.3,
      lamps: 0.9,
      rim: 0.1,
      draw: (layer) => {
        layer.box(-5, -5, layer.width + 10, HEIGHT + 10, 0.3);
        floor(layer, cast.at * layer.width);
        cast.mid(layer, cast.at * layer.width, 0.6 * HEIGHT, 120 * cast.size);
      },
    },
    ...BAYS.map(
      ([from, to, fog], bay): LayerSpec => ({
        depth: 0.9 - 0.28 * bay,
        fog,
        base: 0.85,
        mist: 0.25,
        ...(bay < 3 ? { veil: 0.1 } : {}),
        rim: 0.4,
        brightness: bay === 3 ? 0.55 : 1,
        ownLight: 11,
        draw: (layer) => {
          const middle = cast.at * layer.width;
          for (const side of [-1, 1]) cast.focal(layer, middle, side * from, side * to);
          pillars(layer, middle, to);
          rib(layer, middle, to);
          if (bay === 1 || bay === 2) chandelier(layer, middle, (0.5 - to * 0.4) * HEIGHT, 58 * to);
        },
      }),
    ),
    {
      depth: 0.02,
      fog: 0.01,
      mist: 0.05,
      brightness: 0.6,
      ownLight: 9,
      draw: (layer) => cast.near(layer, cast.at * layer.width, 0.985 * HEIGHT, 130),
    },
  ],
});

/** The point of a side wall at `reach` from the middle (signed), `up` from 0 at the floor to 1 at the cornice. */
export function onWall(middle: number, reach: number, up: number): readonly [number, number] {
  const out = Math.abs(reach);
  const [foot, top] = [0.5 + 0.46 * out, 0.5 - 0.5 * out];
  return [middle + reach * 1.2 * HEIGHT, (foot + (top - foot) * up) * HEIGHT];
}

function floor(layer: SceneLayer, middle: number): void {
  const horizon = 0.62 * HEIGHT;
  layer.box(-5, horizon, layer.width + 10, HEIGHT - horizon + 5, 0.42, 0);
  for (let board = -16; board <= 16; board += 1) {
    layer.line(
      [
        [middle + board * 22, horizon],
        [middle + board * 190, HEIGHT],
      ],
      1.4,
      0.22,
      90,
    );
  }
  for (let row = 1; row < 9; row += 1) {
    const y = 0.5 * HEIGHT + 0.12 * HEIGHT * 1.3 ** row;
    layer.line(
      [
        [0, y],
        [layer.width, y],
      ],
      1.2,
      0.25,
    );
  }
}

function pillars(layer: SceneLayer, middle: number, reach: number): void {
  const width = 26 * reach;
  for (const side of [-1, 1]) {
    const [x, foot] = onWall(middle, side * reach, 0);
    const [, top] = onWall(middle, side * reach, 1);
    layer.box(x - width / 2, top - 60, width, foot - top + 80, 0.38);
    layer.box(x - width / 2, top - 60, width * 0.4, foot - top + 80, 0.5);
    layer.box(x - width * 0.75, top + (foot - top) * 0.18, width * 1.5, 10 * reach, 0.6, 0);
    layer.box(x - width * 0.75, foot - 12 * reach, width * 1.5, 16 * reach, 0.5, 0);
    if (reach > 1.2) continue;
    const lamp = [x - side * width * 1.5, foot - (foot - top) * 0.55] as const;
    layer.line(
      [
        [x, lamp[1] + 6 * reach],
        [lamp[0], lamp[1] + 4 * reach],
      ],
      3 * reach,
      0.5,
    );
    layer.flame(lamp[0], lamp[1], 5 * reach, '#ffcf86');
  }
}

function rib(layer: SceneLayer, middle: number, reach: number): void {
  const half = reach * 1.26 * HEIGHT;
  const spring = (0.5 - 0.32 * reach) * HEIGHT;
  const crown = (0.5 - 0.86 * reach) * HEIGHT;
  if (crown < -60) return;
  const path = new Path2D();
  path.moveTo(middle - half, -40);
  path.lineTo(middle - half, spring);
  path.bezierCurveTo(middle - half * 0.93, (spring + crown) / 2, middle - half * 0.43, crown + 10, middle, crown);
  path.bezierCurveTo(
    middle + half * 0.43,
    crown + 10,
    middle + half * 0.93,
    (spring + crown) / 2,
    middle + half,
    spring,
  );
  path.lineTo(middle + half, -40);
  path.closePath();
  layer.fill(path, 0.28, 30);
}
