import { person } from '../../scene/parts/figures.ts';
import { paving } from '../../scene/parts/ground.ts';
import { streetLamp } from '../../scene/parts/lamps.ts';
import { rockPillar } from '../../scene/parts/rocks.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { LayerSpec } from '../../scene/scene-spec.ts';
import { type Cast, HEIGHT, type Motif, nearLayer } from '../motif.ts';
import { type Spot, scaleAt, seen, slab, type View } from './perspective.ts';

const FIRST = 900;
const RUN = 62;
const RISE = 21;
const HALF = 270;
/** The great stair in reaches, the highest and farthest first. */
const REACHES = [
  { from: 44, to: 92, fog: 0.72, brightness: 1 },
  { from: 18, to: 44, fog: 0.42, brightness: 1.2 },
  { from: 0, to: 18, fog: 0.12, brightness: 1.5 },
] as const;

/** A court at the foot of a stair that climbs straight away from us, lamp after lamp, till it is lost. */
export const stairs: Motif = (cast) => ({
  horizon: 0.95,
  exposure: 1.4,
  layers: [
    {
      depth: 0.92,
      fog: 0.7,
      base: 1.1,
      mist: 0.2,
      veil: 0.2,
      veilAt: 0.4,
      draw: (layer) => {
        for (const x of [0.02, 0.1, 0.53, 0.66, 0.8, 0.97]) rockPillar(layer, x * layer.width, 96, -60, 560);
      },
    },
    ...REACHES.map(
      (reach, order): LayerSpec => ({
        depth: 0.85 - 0.2 * order,
        fog: reach.fog,
        base: 1.1,
        mist: 0.12,
        brightness: reach.brightness,
        ownLight: 10,
        veil: order < 2 ? 0.2 : 0.1,
        veilAt: [0.2, 0.46, 0.74][order] ?? 0.7,
        draw: (layer) => flight(layer, viewOf(cast, layer.width), reach.from, reach.to),
      }),
    ),
    {
      depth: 0.3,
      fog: 0.06,
      base: 1.15,
      mist: 0.15,
      brightness: 1.5,
      ownLight: 11,
      lit: 0.6,
      rim: 0.6,
      draw: (layer) => {
        rockPillar(layer, -0.01 * layer.width, 150, -60, 540);
        rockPillar(layer, 1.01 * layer.width, 120, -60, 540);
        paving(layer, 0.795 * HEIGHT, HEIGHT, cast.at * layer.width, 0.4, 8);
        cast.focal(layer, cast.at * layer.width, 0.8 * HEIGHT, 250 * cast.size);
        cast.mid(layer, cast.at * layer.width, 0.86 * HEIGHT, 90);
      },
    },
    nearLayer(cast, 0.985, 100),
  ],
});

function viewOf({ at }: Cast, width: number): View {
  return { middle: (at - 0.3) * width, horizon: 0.53 * HEIGHT, above: 0, below: 112 };
}

function treadOf({ below }: View, step: number): { readonly away: number; readonly up: number } {
  return { away: FIRST + step * RUN, up: -below + step * RISE };
}

/** Steps from one to another with their balustrades, a pair of lamps at every seventh, and people who come down. */
function flight(layer: SceneLayer, view: View, from: number, to: number): void {
  for (let step = to - 1; step >= from; step -= 1) {
    const { away, up } = treadOf(view, step);
    const half = HALF + (step < 4 ? (4 - step) * 26 : 0);
    const at = (across: number, high: number) => seen(view, [across, away], high);
    layer.fill([at(-half, up), at(half, up), at(half, up + RISE), at(-half, up + RISE)], 0.34, 90);
    if (up + RISE < 0) {
      const tread: readonly Spot[] = [
        [-half, away],
        [half, away],
        [half, away + RUN],
        [-half, away + RUN],
      ];
      layer.fill(slab(view, tread, up + RISE), 0.66, 0);
    }
    layer.line([at(-half, up + RISE), at(half, up + RISE)], Math.max(1, 4.2 * scaleAt(away)), 0.78, 0);
    for (const side of [-1, 1]) balustrade(layer, view, step, side);
    if (step % 7 === 3)
      for (const side of [-1, 1]) {
        const [x, y] = at(side * (HALF + 22), up + 46);
        streetLamp(layer, x, y, 118 * scaleAt(away), 0.26);
      }
    if (step % 5 === 2) comer(layer, view, step);
  }
}

function balustrade(layer: SceneLayer, view: View, step: number, side: number): void {
  const [here, next] = [treadOf(view, step), treadOf(view, step + 1)];
  const inner = side * (HALF + 4);
  const outer = side * (HALF + 44);
  const near = (across: number, high: number) => seen(view, [across, here.away], high);
  const far = (across: number, high: number) => seen(view, [across, next.away], high);
  layer.fill([near(inner, here.up), far(inner, next.up), far(inner, next.up + 52), near(inner, here.up + 52)], 0.3, 20);
  layer.fill(
    [near(inner, here.up + 52), far(inner, next.up + 52), far(outer, next.up + 52), near(outer, here.up + 52)],
    0.6,
    0,
  );
  layer.fill(
    [near(outer, here.up + 52), near(inner, here.up + 52), near(inner, -view.below), near(outer, -view.below)],
    0.24,
  );
}

function comer(layer: SceneLayer, view: View, step: number): void {
  const { away, up } = treadOf(view, step);
  for (let one = layer.random.whole(1, 2); one > 0; one -= 1) {
    const [x, y] = seen(view, [layer.random.between(-0.8, 0.8) * HALF, away], up + RISE);
    const skirt = layer.random.chance(0.45);
    person(layer, x, y + 1, 96 * scaleAt(away), {
      skirt,
      hat: skirt ? 'bonnet' : layer.random.pick(['top', 'bowler']),
    });
  }
}
