import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { type Cast, HEIGHT, type Motif } from '../motif.ts';
import { hangingLamp } from './hanging-lamp.ts';
import {
  boardsAway,
  ceilingAt,
  FOCUS,
  floorAt,
  type Spot,
  scaleAt,
  seen,
  slab,
  type View,
  wallBetween,
} from './perspective.ts';
import { paintWall, shadeWall } from './slanted-wall.ts';

/** A long room to one point: how wide (half), how far its end. */
export type LongRoom = { readonly half: number; readonly end: number; readonly above: number; readonly below: number };

const GALLERY: LongRoom = { half: 540, end: 1850, above: 190, below: 120 };

/** A long gallery: the focal piece on both its side walls, and also at its end. */
export const gallery: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    shell(GALLERY, cast, { mid: true, draw: (layer, view) => flatCeiling(layer, view, GALLERY) }),
    nearInRoom(cast),
  ],
});

export function viewOf({ above, below }: LongRoom, { at }: Cast, width: number): View {
  return { middle: at * width, horizon: 0.47 * HEIGHT, above, below };
}

type Shell = {
  /** True if the piece of the middle distance is drawn on its floor. */
  readonly mid: boolean;
  /** The ceiling, and what else there is. */
  readonly draw: (layer: SceneLayer, view: View) => void;
};

/** Side walls, end wall and floor, far parts lightest. */
export function shell(room: LongRoom, cast: Cast, { mid, draw }: Shell): LayerSpec {
  const { half, end } = room;
  return {
    depth: 0.55,
    fog: 0.14,
    base: 0.95,
    mist: 0.2,
    mistHeight: 0.2,
    ownLight: 12,
    brightness: 1.9,
    rim: 0.1,
    lit: 0.9,
    veil: 0.1,
    veilAt: 0.72,
    draw: (layer) => {
      const view = viewOf(room, cast, layer.width);
      layer.box(-5, -5, layer.width + 10, HEIGHT + 10, 0.14);
      boardsAway(layer, view, { left: -half, right: half, far: end, wide: 60 });
      for (const side of [-1, 1]) {
        const wall = wallBetween(view, [side * half, end], [side * half, nearest(view, side * half, layer.width)]);
        paintWall(layer, wall, `wall ${side}`, (face) => {
          wainscot(face);
          cast.focal(face, -9 * HEIGHT, 452, 400);
        });
        shadeWall(layer, wall, side < 0 ? 0.5 : 1, side < 0 ? 1 : 0.5);
      }
      const back = wallBetween(view, [-half, end], [half, end]);
      paintWall(layer, back, 'end wall', (face) => {
        wainscot(face);
        cast.focal(face, face.width / 2, 452, 400 * cast.size);
      });
      draw(layer, view);
      if (mid) cast.mid(layer, view.middle, floorAt(view, [0, 1250])[1], 190);
    },
  };
}

/** The distance at which a side wall leaves the picture. */
function nearest(view: View, across: number, width: number): number {
  const [edge, out] = [across < 0 ? -24 : width + 24, across];
  return (out * FOCUS) / (edge - view.middle);
}

export function nearInRoom(cast: Cast): LayerSpec {
  return {
    depth: 0.04,
    fog: 0.01,
    mist: 0.04,
    brightness: 0.6,
    ownLight: 9,
    draw: (layer) => cast.near(layer, layer.width / 2, 0.99 * HEIGHT, 135),
  };
}

/** Coffers to the far end, and lamps down the middle. */
function flatCeiling(layer: SceneLayer, view: View, { half, end }: LongRoom): void {
  const corners: readonly Spot[] = [
    [-half, end],
    [half, end],
    [half, 190],
    [-half, 190],
  ];
  layer.fill(slab(view, corners, view.above), 0.2, 0);
  for (let away = end; away > 260; away *= 0.83) {
    const beam: readonly Spot[] = [
      [-half, away],
      [half, away],
    ];
    layer.line(slab(view, beam, view.above), 7 * scaleAt(away), 0.34);
  }
  for (const across of [-half, -half / 3, half / 3, half])
    layer.line(
      slab(
        view,
        [
          [across, end],
          [across, 190],
        ],
        view.above,
      ),
      3,
      0.34,
    );
  for (const away of [1500, 1020, 690])
    hangingLamp(layer, view.middle, seen(view, [0, away], view.above - 62)[1], {
      from: ceilingAt(view, [0, away])[1],
      scale: scaleAt(away),
      floor: floorAt(view, [0, away])[1],
    });
}

function wainscot(face: SceneLayer): void {
  const { width } = face;
  face.box(-5, -5, width + 10, HEIGHT + 10, 0.34);
  face.box(-5, 384, width + 10, 100, 0.28);
  for (let x = 8; x < width; x += 96) face.box(x, 400, 80, 60, 0.36, 0);
  face.box(-5, 376, width + 10, 9, 0.55, 0);
  face.box(-5, 0, width + 10, 14, 0.5, 0);
}
