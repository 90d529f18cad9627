import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { HEIGHT, type Motif } from '../motif.ts';
import { type LongRoom, nearInRoom, shell, viewOf } from './long-room.ts';
import { ceilingAt, edgeAt, type Spot, scaleAt, slab, type View } from './perspective.ts';

const ROOM: LongRoom = { half: 700, end: 2250, above: 240, below: 120 };
const AISLE = 430;
/** The distances of the pairs of columns, by layers from far to near. */
const PAIRS = [
  { away: [2050, 1650], fog: 0.24, brightness: 1.5 },
  { away: [1300, 1010], fog: 0.1, brightness: 1.2 },
  { away: [770, 570], fog: 0.03, brightness: 0.7 },
] as const;

/** A hall with round columns down both sides and arches from each to the next; what it is for lies on its floor. */
export const colonnade: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    shell(ROOM, cast, { mid: true, draw: (layer, view) => roof(layer, view) }),
    ...PAIRS.map(
      ({ away, fog, brightness }, pair): LayerSpec => ({
        depth: 0.5 - 0.2 * pair,
        fog,
        base: 1,
        mist: 0.12,
        brightness,
        ownLight: 11,
        rim: 0.5,
        ...(pair < 2 ? { veil: 0.08, veilAt: 0.8 } : {}),
        draw: (layer) => {
          const view = viewOf(ROOM, cast, layer.width);
          for (const distance of away) {
            arch(layer, view, distance);
            for (const side of [-1, 1]) pillar(layer, view, [side * AISLE, distance]);
          }
        },
      }),
    ),
    nearInRoom(cast),
  ],
});

function roof(layer: SceneLayer, view: View): void {
  const corners: readonly Spot[] = [
    [-ROOM.half, ROOM.end],
    [ROOM.half, ROOM.end],
    [ROOM.half, 190],
    [-ROOM.half, 190],
  ];
  layer.fill(slab(view, corners, view.above), 0.16, 0);
}

/** A column on its plinth, lit from the middle of the hall, with a lamp on a bracket. */
function pillar(layer: SceneLayer, view: View, spot: Spot): void {
  const { x, top, foot } = edgeAt(view, spot);
  const scale = scaleAt(spot[1]);
  const inward = spot[0] < 0 ? 1 : -1;
  const half = 27 * scale;
  const spring = foot - 0.68 * (foot - top);
  layer.box(x - half, spring, 2 * half, foot - spring, 0.4);
  layer.box(inward > 0 ? x : x - half, spring, half, foot - spring, 0.56);
  for (const flute of [-0.6, -0.2, 0.2, 0.6])
    layer.line(
      [
        [x + flute * half, spring],
        [x + flute * half, foot],
      ],
      2.4 * scale,
      0.3,
      90,
    );
  layer.box(x - half * 1.4, foot - 26 * scale, half * 2.8, 30 * scale, 0.46, 0);
  layer.box(x - half * 1.2, foot - 36 * scale, half * 2.4, 12 * scale, 0.6, 0);
  layer.fill(
    [
      [x - half * 1.5, spring - 26 * scale],
      [x + half * 1.5, spring - 26 * scale],
      [x + half, spring + 6 * scale],
      [x - half, spring + 6 * scale],
    ],
    0.56,
    0,
  );
  const [lampX, lampY] = [x + inward * half * 1.9, foot - 118 * scale];
  layer.line(
    [
      [x + inward * half, lampY + 12 * scale],
      [lampX, lampY + 7 * scale],
    ],
    3 * scale,
    0.5,
  );
  layer.flame(lampX, lampY, 6.5 * scale);
  layer.flame(lampX, lampY, 3.8 * scale, '#fff1cf');
}

/** The arch over a pair of columns, with all that is above it. */
function arch(layer: SceneLayer, view: View, away: number): void {
  const left = edgeAt(view, [-AISLE, away]);
  const right = edgeAt(view, [AISLE, away]);
  const spring = left.foot - 0.7 * (left.foot - left.top);
  const [, crown] = ceilingAt(view, [0, away]);
  const scale = scaleAt(away);
  const reach = 330 * scale;
  const curve = `C${left.x} ${crown + 12 * scale} ${view.middle - 150 * scale} ${crown + 12 * scale} ${view.middle} ${crown + 12 * scale}C${view.middle + 150 * scale} ${crown + 12 * scale} ${right.x} ${crown + 12 * scale} ${right.x} ${spring}`;
  layer.fill(
    `M${left.x - reach} -9V${spring}Q${left.x - reach * 0.5} ${crown} ${left.x} ${spring}${curve}Q${right.x + reach * 0.5} ${crown} ${right.x + reach} ${spring}V-9Z`,
    0.3,
    20,
  );
  layer.line(`M${left.x} ${spring}${curve}`, 8 * scale, 0.52);
  if (spring > HEIGHT) return;
  for (const [from, side] of [
    [left.x, -1],
    [right.x, 1],
  ] as const)
    layer.line(
      `M${from} ${spring}Q${from + side * reach * 0.5} ${crown} ${from + side * reach} ${spring}`,
      6 * scale,
      0.46,
    );
}
