import { lantern } from '../../scene/parts/lamps.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { type Cast, HEIGHT, type Motif } from '../motif.ts';
import { trunk } from '../pieces/luggage.ts';
import { nearInRoom } from './long-room.ts';
import { boardsAway, floorAt, type Spot, scaleAt, seen, type View } from './perspective.ts';

const HALF = 470;
const SPRING = -10;
const CROWN = 250;
/** The rings of brick, from far to near: where each bay begins and ends. */
const BAYS = [
  { from: 2500, to: 1800, fog: 0.34, brightness: 1.9 },
  { from: 1800, to: 1250, fog: 0.2, brightness: 1.7 },
  { from: 1250, to: 860, fog: 0.09, brightness: 1.9 },
  { from: 860, to: 560, fog: 0.03, brightness: 1.9 },
] as const;

/** A vault of brick that runs away under the street, ring by ring; the focal piece fills its far end, cargo its sides. */
export const tunnel: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    {
      depth: 0.8,
      fog: 0.3,
      base: 1,
      mist: 0.2,
      ownLight: 10,
      draw: (layer) => {
        const view = viewOf(cast, layer.width);
        layer.box(-5, -5, layer.width + 10, HEIGHT + 10, 0.14);
        const [x, y] = floorAt(view, [0, 2500]);
        cast.focal(layer, x, y, 175 * cast.size);
      },
    },
    ...BAYS.map(
      ({ from, to, fog, brightness }, order): LayerSpec => ({
        depth: 0.7 - 0.18 * order,
        fog,
        base: 0.95,
        mist: 0.16,
        brightness,
        ownLight: 11,
        rim: 0.3,
        ...(order < 3 ? { veil: 0.1, veilAt: 0.76 } : {}),
        draw: (layer) => {
          const view = viewOf(cast, layer.width);
          boardsAway(layer, view, { left: -HALF, right: HALF, far: from, near: order === 3 ? 190 : to, wide: 118 });
          bay(layer, view, from, order === 3 ? 330 : to);
          goods(layer, view, [from, to]);
          if (order === 2) cast.mid(layer, view.middle, floorAt(view, [0, 1100])[1], 150);
        },
      }),
    ),
    nearInRoom(cast),
  ],
});

function viewOf({ at }: Cast, width: number): View {
  return { middle: at * width, horizon: 0.5 * HEIGHT, above: CROWN, below: 120 };
}

/** A point of the vault's ring at a distance: 0 at the left foot of the curve, 1 at the right. */
function onRing(view: View, away: number, share: number): readonly [number, number] {
  const angle = Math.PI * share;
  return seen(view, [-HALF * Math.cos(angle), away], SPRING + (CROWN - SPRING) * Math.sin(angle));
}

function bay(layer: SceneLayer, view: View, from: number, to: number): void {
  const steps = 22;
  for (let step = 0; step < steps; step += 1) {
    const [start, end] = [step / steps, (step + 1) / steps];
    const corners = [
      onRing(view, from, start),
      onRing(view, from, end),
      onRing(view, to, end),
      onRing(view, to, start),
    ];
    layer.fill(corners, 0.3 * layer.random.between(0.82, 1.14), 180 * (0.5 - start));
    layer.line([corners[0] ?? [0, 0], corners[3] ?? [0, 0]], 1.2, 0.16);
  }
  for (const side of [-1, 1] as const) {
    const at = (away: number, up: number) => seen(view, [side * HALF, away], up);
    layer.fill([at(from, SPRING), at(to, SPRING), at(to, -120), at(from, -120)], 0.3, 90);
    for (const up of [-38, -66, -94]) layer.line([at(from, up), at(to, up)], 1.2, 0.18);
  }
  ring(layer, view, from, 26);
}

/** A rib of dressed stone round the vault. */
function ring(layer: SceneLayer, view: View, away: number, width: number): void {
  const curve = Array.from({ length: 33 }, (_, step) => onRing(view, away, step / 32));
  const foot = (side: number) => seen(view, [side * HALF, away], -120);
  layer.line([foot(-1), ...curve, foot(1)], width * scaleAt(away), 0.46, 20);
  for (let stone = 0; stone < 33; stone += 2) {
    const [x, y] = curve[stone] ?? [0, 0];
    const out = width * 0.5 * scaleAt(away);
    const [dx, dy] = [x - view.middle, y - view.horizon];
    const far = Math.hypot(dx, dy);
    layer.line(
      [
        [x - (dx / far) * out, y - (dy / far) * out],
        [x + (dx / far) * out, y + (dy / far) * out],
      ],
      1.2,
      0.22,
    );
  }
}

/** Trunks heaped along both sides, and lanterns over them. */
function goods(layer: SceneLayer, view: View, [from, to]: readonly [number, number]): void {
  for (let row = 0; row < 4; row += 1) {
    const away = from + ((to - from) * row) / 4;
    for (const side of [-1, 1]) {
      const spot: Spot = [side * (HALF - 74), away];
      const [x, y] = floorAt(view, spot);
      heap(layer, x, y, 62 * scaleAt(away));
    }
  }
  const side = layer.random.chance(0.5) ? 1 : -1;
  for (const each of [side, -side * 0.96]) {
    const [x, y] = seen(view, [each * (HALF - 40), (from + to) / 2], 44);
    lantern(layer, x, y, 15 * scaleAt((from + to) / 2));
  }
}

function heap(layer: SceneLayer, x: number, y: number, size: number): void {
  let foot = y;
  for (let high = layer.random.whole(2, 4); high > 0; high -= 1) {
    const tall = size * layer.random.between(0.5, 0.8);
    trunk(layer, x + size * layer.random.between(-0.15, 0.15), foot, size * layer.random.between(1.2, 1.8), tall);
    foot -= tall;
  }
}
