import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { type Cast, HEIGHT, type Motif } from '../motif.ts';
import { hangingLamp } from './hanging-lamp.ts';
import {
  edgeAt,
  FOCUS,
  floorAt,
  reachTo,
  type Spot,
  seen,
  slab,
  type View,
  type Wall,
  wallBetween,
} from './perspective.ts';
import { alongAt, paintWall, shadeWall } from './slanted-wall.ts';

/** A corner as it is seen: where it stands, how large it is there, and how far the long wall turns from us. */
type CornerPlan = { readonly at: number; readonly scale: number; readonly turn: number; readonly ceiling: number };

/** A corner, with what is needed to draw in it: the unit steps along its two walls, away from the corner. */
type Corner = {
  readonly view: View;
  readonly spot: Spot;
  readonly along: Spot;
  readonly aside: Spot;
  readonly long: Wall;
  readonly short: Wall;
  readonly isMirrored: boolean;
};

const ABOVE = 190;
const BELOW = 130;
const HORIZON = 0.5;

/** A room seen into its corner: the long wall on the focal piece's side. */
export const corner = cornerRoom({ at: 0.27, scale: 0.94, turn: 24, ceiling: 0.2 });

/** A passage along one wall that runs away from us to a far end. */
export const passage = cornerRoom({ at: 0.13, scale: 0.5, turn: 36, ceiling: 0.16 });

function cornerRoom(plan: CornerPlan): Motif {
  return (cast) => ({
    horizon: 0.9,
    rock: 0.1,
    exposure: 1.45,
    layers: [walls(plan, cast), floorLayer(plan, cast), front(plan, cast)],
  });
}

function walls(plan: CornerPlan, cast: Cast): LayerSpec {
  return {
    depth: 0.55,
    fog: 0.14,
    base: 0.95,
    mist: 0.22,
    mistHeight: 0.2,
    ownLight: 12,
    brightness: 1.9,
    rim: 0.1,
    lit: 0.9,
    draw: (layer) => {
      const room = cornerOf(plan, layer.width, cast.at);
      layer.box(-5, -5, layer.width + 10, HEIGHT + 10, 0.16);
      paintWall(layer, room.short, 'short wall', (face) => {
        plaster(face, 0.3);
        cast.focal(face, -9 * HEIGHT, 452, 400 * cast.size);
      });
      paintWall(layer, room.long, 'long wall', (face) => {
        plaster(face, 0.36);
        cast.focal(face, alongAt(room.long, cast.at * layer.width) * face.width, 452, 400 * cast.size);
      });
      const { long, short, isMirrored } = room;
      shadeWall(layer, long, isMirrored ? 0.62 : 1, isMirrored ? 1 : 0.62);
      shadeWall(layer, short, isMirrored ? 0.66 : 0.42, isMirrored ? 0.42 : 0.66);
      ceiling(layer, room, plan.ceiling);
      for (const share of [0.38, 0.62, 0.88])
        if (Math.abs(share - lampSide(room, cast.at)) > 0.1) lampAlong(layer, room, share, 120);
    },
  };
}

function floorLayer(plan: CornerPlan, cast: Cast): LayerSpec {
  return {
    depth: 0.3,
    fog: 0.05,
    base: 1,
    mist: 0.12,
    ownLight: 10,
    brightness: 1.75,
    lit: 0.9,
    draw: (layer) => {
      const room = cornerOf(plan, layer.width, cast.at);
      boards(layer, room);
      const x = cast.at * layer.width;
      const [, foot] = floorAt(room.view, standing(room, x, 150));
      cast.mid(layer, x, foot, 250 * cast.size);
    },
  };
}

function front(_plan: CornerPlan, cast: Cast): LayerSpec {
  return {
    depth: 0.04,
    fog: 0.01,
    mist: 0.04,
    brightness: 0.6,
    ownLight: 9,
    draw: (layer) => cast.near(layer, layer.width / 2, 0.99 * HEIGHT, 135),
  };
}

/** The corner opposite the focal piece. */
function cornerOf(plan: CornerPlan, width: number, at: number): Corner {
  const isMirrored = at < 0.5;
  const side = isMirrored ? -1 : 1;
  const view = { middle: width / 2, horizon: HORIZON * HEIGHT, above: ABOVE, below: BELOW };
  const away = FOCUS / plan.scale;
  const spot: Spot = [(side * (plan.at - 0.5) * width) / plan.scale, away];
  const turn = (plan.turn * Math.PI) / 180;
  const along: Spot = [side * Math.cos(turn), -Math.sin(turn)];
  const aside: Spot = [-side * Math.sin(turn), -Math.cos(turn)];
  const edge = 24;
  const [right, left] = isMirrored ? [-edge, width + edge] : [width + edge, -edge];
  const end = step(spot, along, reachTo(view, spot, along, right));
  const near = step(spot, aside, reachTo(view, spot, aside, left));
  return {
    view,
    spot,
    along,
    aside,
    isMirrored,
    long: wallBetween(view, spot, end),
    short: wallBetween(view, spot, near),
  };
}

function step([across, away]: Spot, [right, back]: Spot, reach: number): Spot {
  return [across + right * reach, away + back * reach];
}

/** A place on the floor under a column of the picture, so far out from the long wall. */
function standing({ view, spot, along, aside }: Corner, x: number, out: number): Spot {
  const start = step(spot, aside, out);
  return step(start, along, reachTo(view, start, along, x));
}

/** Boards that run along the long wall. */
function boards(layer: SceneLayer, { view, spot, along, aside, long, short }: Corner): void {
  const { width } = layer;
  const joined: readonly (readonly [number, number])[] = [
    [-5, HEIGHT + 5],
    [-5, short.from.x < long.from.x ? short.from.foot : long.from.foot],
    edgePoint(view, spot),
    [width + 5, long.to.x > short.to.x ? long.to.foot : short.to.foot],
    [width + 5, HEIGHT + 5],
  ];
  layer.fill(joined, 0.16, 0);
  for (let row = 0; row < 26; row += 1) {
    const [near, far] = [(row + 1) * 44 - 2.4, row * 44];
    const first = step(spot, aside, far);
    const next = step(spot, aside, near);
    if (next[1] < 260) break;
    const reach = (from: Spot): number => Math.min(4000, (from[1] - 230) / -along[1]);
    const corners = [first, step(first, along, reach(first)), step(next, along, reach(next)), next];
    layer.fill(slab(view, corners, -view.below), 0.36 * layer.random.between(0.74, 1.2), layer.random.between(0, 12));
    for (let joint = 0; joint < 5; joint += 1) {
      const at = layer.random.between(0, 1400);
      const ends = [step(first, along, at), step(next, along, at)];
      if (ends.some(([, away]) => away < 240)) continue;
      layer.line(slab(view, ends, -view.below), 1.6, 0.1);
    }
  }
}

function edgePoint(view: View, spot: Spot): readonly [number, number] {
  const { x, foot } = edgeAt(view, spot);
  return [x, foot];
}

/** A ceiling with beams across from the long wall. */
function ceiling(layer: SceneLayer, { view, spot, along, aside, long, short }: Corner, shade: number): void {
  const { width } = layer;
  const { x, top } = edgeAt(view, spot);
  layer.fill(
    [
      [-5, -5],
      [-5, short.from.x < long.from.x ? short.from.top : long.from.top],
      [x, top],
      [width + 5, long.to.x > short.to.x ? long.to.top : short.to.top],
      [width + 5, -5],
    ],
    shade,
    0,
  );
  for (let at = 60; at < 2400; at += 150) {
    const foot = step(spot, along, at);
    if (foot[1] < 260) break;
    const reach = Math.min(900, (foot[1] - 200) / -aside[1]);
    const [end, deep] = [step(foot, aside, reach), step(foot, along, 22)];
    layer.fill(slab(view, [foot, deep, step(deep, aside, reach), end], view.above - 16), shade * 0.55, 90);
    layer.line(slab(view, [deep, step(deep, aside, reach)], view.above - 16), 1.4, shade * 1.9);
  }
}

/** A share of the width, counted from the corner's side. */
function lampSide({ isMirrored }: Corner, at: number): number {
  return isMirrored ? 1 - at : at;
}

function lampAlong(layer: SceneLayer, room: Corner, share: number, out: number): void {
  const x = (room.isMirrored ? 1 - share : share) * layer.width;
  const spot = standing(room, x, out);
  if (spot[1] < 300 || spot[1] > FOCUS * 2.6) return;
  const [, y] = seen(room.view, spot, room.view.above - 78);
  const [, from] = seen(room.view, spot, room.view.above);
  hangingLamp(layer, x, y, { from, scale: FOCUS / spot[1], floor: floorAt(room.view, spot)[1] });
}

/** Papered above, panelled below. */
function plaster(face: SceneLayer, shade: number): void {
  const { width } = face;
  face.box(-5, -5, width + 10, HEIGHT + 10, shade);
  for (let x = 0; x < width; x += 46) face.box(x, 20, 3, 360, shade * 0.86);
  face.box(-5, 372, width + 10, 110, shade * 0.82);
  for (let x = 8; x < width; x += 96) face.box(x, 390, 80, 66, shade, 0);
  face.box(-5, 366, width + 10, 8, shade * 1.5, 0);
  face.box(-5, 466, width + 10, 14, shade * 1.3, 0);
  face.box(-5, 0, width + 10, 16, shade * 1.4, 0);
}
