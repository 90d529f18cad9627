import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import type { Motif } from '../motif.ts';
import { hangingLamp } from './hanging-lamp.ts';
import { type LongRoom, nearInRoom, shell, viewOf } from './long-room.ts';
import { floorAt, type Spot, scaleAt, seen, type View } from './perspective.ts';

const ROOM: LongRoom = { half: 420, end: 1700, above: 120, below: 120 };
const RIDGE = 310;
const TRUSSES = [
  { away: [1560, 1290], fog: 0.2, brightness: 1.4 },
  { away: [1050, 850], fog: 0.08, brightness: 1 },
  { away: [680], fog: 0.03, brightness: 0.65 },
] as const;

/** A low shed under an open roof: the focal piece along both sides, tie-beams overhead from far to near. */
export const loft: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    shell(ROOM, cast, { mid: true, draw: roofs }),
    ...TRUSSES.map(
      ({ away, fog, brightness }, order): LayerSpec => ({
        depth: 0.48 - 0.2 * order,
        fog,
        base: 1,
        mist: 0.1,
        brightness,
        ownLight: 11,
        rim: 0.6,
        draw: (layer) => {
          const view = viewOf(ROOM, cast, layer.width);
          for (const distance of away) truss(layer, view, distance, order < 2);
        },
      }),
    ),
    nearInRoom(cast),
  ],
});

/** Both slopes of the roof, boarded, and the gable at the end with a round window in it. */
function roofs(layer: SceneLayer, view: View): void {
  const { half, end } = ROOM;
  const near = 190;
  const ridge = (away: number) => seen(view, [0, away], RIDGE);
  const eaves = (side: number, away: number) => seen(view, [side * half, away], view.above);
  for (const side of [-1, 1]) {
    layer.fill([eaves(side, end), ridge(end), ridge(near), eaves(side, near)], side < 0 ? 0.2 : 0.25, 60 * side);
    for (let board = 1; board < 9; board += 1) {
      const share = board / 9;
      const at = (away: number) =>
        seen(view, [side * half * (1 - share), away], view.above + (RIDGE - view.above) * share);
      layer.line([at(end), at(near)], 1.8, 0.12);
    }
  }
  layer.fill([eaves(-1, end), ridge(end), eaves(1, end)], 0.4);
  const [x, y] = seen(view, [0, end], view.above + 74);
  layer.disc(x, y, 24, 0.5);
  layer.flame(x, y, 19, layer.lamp, 0.5);
  layer.line(
    [
      [x - 20, y],
      [x + 20, y],
    ],
    3,
    0.4,
  );
  layer.line(
    [
      [x, y - 20],
      [x, y + 20],
    ],
    3,
    0.4,
    90,
  );
}

function truss(layer: SceneLayer, view: View, away: number, hasLamp: boolean): void {
  const scale = scaleAt(away);
  const { half } = ROOM;
  const spot = (across: number): Spot => [across, away];
  const tie = (across: number) => seen(view, spot(across), view.above + 4);
  const ridge = seen(view, spot(0), RIDGE - 8);
  for (const side of [-1, 1]) {
    layer.line([tie(side * half), ridge], 17 * scale, 0.36, 60 * side);
    layer.line([seen(view, spot(side * half), view.above - 70), tie(side * half * 0.76)], 11 * scale, 0.4, 45);
    layer.line([tie(side * half * 0.12), seen(view, spot(side * half * 0.5), 216)], 10 * scale, 0.34, 45);
    const [x, top] = tie(side * half);
    const [, foot] = floorAt(view, spot(side * half));
    layer.box(x - 11 * scale, top, 22 * scale, foot - top, 0.38);
  }
  layer.line([tie(-half), tie(half)], 24 * scale, 0.46, 0);
  layer.line([seen(view, spot(0), view.above), ridge], 15 * scale, 0.4, 90);
  if (!hasLamp) return;
  const [x, y] = seen(view, spot(half * 0.3), view.above - 54);
  hangingLamp(layer, x, y, { from: tie(0)[1], scale, floor: floorAt(view, spot(half * 0.3))[1] });
}
