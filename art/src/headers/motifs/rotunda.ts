import type { Point, SceneLayer } from '../../scene/scene-layer.ts';
import { type Cast, HEIGHT, type Motif } from '../motif.ts';
import { nearInRoom } from './long-room.ts';
import { FOCUS, scaleAt, seen, type View } from './perspective.ts';

const RADIUS = 880;
/** The distance of the middle of the floor. */
const MIDDLE = 760;
const NEAREST = 200;
/** Heights over the eye: the cornice of the wall, and the ring of windows under the dome. */
const CORNICE = 118;
const WINDOWS = { foot: 142, head: 218 };
const RIM = 236;
const BAY = 12;

/** A round hall under a dome, seen from its floor: arches round about, a ring of lit windows over them. */
export const rotunda: Motif = (cast) => ({
  horizon: 0.9,
  rock: 0.1,
  exposure: 1.5,
  layers: [
    {
      depth: 0.55,
      fog: 0.12,
      base: 0.95,
      mist: 0.2,
      mistHeight: 0.2,
      ownLight: 11,
      brightness: 1.9,
      rim: 0.15,
      lit: 0.9,
      veil: 0.1,
      veilAt: 0.7,
      draw: (layer) => {
        const view = viewOf(cast, layer.width);
        layer.box(-5, -5, layer.width + 10, HEIGHT + 10, 0.2);
        dome(layer, view);
        for (let turn = -90; turn < 90; turn += BAY) bay(layer, view, turn);
        slates(layer, view);
      },
    },
    {
      depth: 0.3,
      fog: 0.04,
      base: 1,
      mist: 0.1,
      ownLight: 10,
      brightness: 1.3,
      rim: 0.6,
      draw: (layer) => {
        const view = viewOf(cast, layer.width);
        const [x, y] = seen(view, [0, MIDDLE], -view.below);
        cast.mid(layer, x, y, 430 * scaleAt(MIDDLE));
        cast.focal(layer, x, y, 300 * cast.size);
      },
    },
    nearInRoom(cast),
  ],
});

function viewOf({ at }: Cast, width: number): View {
  return { middle: at * width, horizon: 0.53 * HEIGHT, above: RIM, below: 96 };
}

/** The point of the wall at a turn to the right of straight ahead, in degrees, and a height over the eye. */
function onRound(view: View, turn: number, up: number): Point {
  const angle = (turn * Math.PI) / 180;
  return seen(view, [RADIUS * Math.sin(angle), MIDDLE + RADIUS * Math.cos(angle)], up);
}

function band(view: View, from: number, to: number, low: number, high: number): readonly Point[] {
  return [onRound(view, from, low), onRound(view, to, low), onRound(view, to, high), onRound(view, from, high)];
}

/** One arch of the wall with the dark of a passage in it, and the window over it. */
function bay(layer: SceneLayer, view: View, turn: number): void {
  const end = turn + BAY;
  layer.fill(band(view, turn, end, -view.below, CORNICE), 0.36);
  const arch = archIn(view, turn + BAY * 0.24, end - BAY * 0.14, -view.below, CORNICE - 62, CORNICE - 26);
  layer.fill(arch, 0.1);
  if (layer.random.chance(0.45)) layer.light(arch, '#d98a3a', 0.1);
  layer.fill(band(view, turn, turn + BAY * 0.14, -view.below, CORNICE), 0.52);
  layer.fill(band(view, turn, end, CORNICE, CORNICE + 14), 0.66, 0);
  layer.fill(band(view, turn, end, CORNICE + 14, RIM), 0.42);
  const window = archIn(view, turn + BAY * 0.26, end - BAY * 0.26, WINDOWS.foot, WINDOWS.head - 24, WINDOWS.head);
  layer.fill(window, 0.1);
  layer.light(window, layer.lamp, layer.random.between(0.62, 0.85));
  layer.shadeLights([onRound(view, turn + BAY / 2, WINDOWS.foot), onRound(view, turn + BAY / 2, WINDOWS.head)], 3, 1);
  layer.fill(band(view, turn, end, RIM - 8, RIM + 4), 0.62, 0);
}

function archIn(view: View, from: number, to: number, foot: number, spring: number, crown: number): readonly Point[] {
  const curve = [1, 0.75, 0.5, 0.25, 0].map((share): Point => {
    const up = spring + (crown - spring) * Math.sqrt(1 - (2 * share - 1) ** 2);
    return onRound(view, from + (to - from) * share, up);
  });
  return [onRound(view, from, foot), onRound(view, to, foot), ...curve];
}

/** The dome's ribs, and rings of coffers between them, as far up as the picture goes. */
function dome(layer: SceneLayer, view: View): void {
  const at = (turn: number, rise: number): Point => {
    const angle = (turn * Math.PI) / 180;
    const out = RADIUS * Math.cos(rise);
    return seen(view, [out * Math.sin(angle), MIDDLE + out * Math.cos(angle)], RIM + 700 * Math.sin(rise));
  };
  for (let rise = 0; rise < 1; rise += 0.14)
    for (let turn = -90; turn < 90; turn += BAY) {
      const corners = [at(turn, rise), at(turn + BAY, rise), at(turn + BAY, rise + 0.14), at(turn, rise + 0.14)];
      layer.fill(corners, 0.3 - 0.14 * rise);
      const [inner, outer] = [rise + 0.03, rise + 0.11];
      layer.fill(
        [at(turn + 3, inner), at(turn + BAY - 2, inner), at(turn + BAY - 2, outer), at(turn + 3, outer)],
        0.16,
      );
    }
  for (let turn = -90; turn <= 90; turn += BAY)
    layer.line(
      [0, 0.2, 0.4, 0.6, 0.8].map((rise) => at(turn, rise)),
      5,
      0.5,
    );
}

/** A floor of slate in rings about its middle. */
function slates(layer: SceneLayer, view: View): void {
  const at = (turn: number, out: number): Point => {
    const angle = (turn * Math.PI) / 180;
    const away = Math.max(NEAREST, MIDDLE + out * Math.cos(angle));
    return seen(view, [out * Math.sin(angle), away], -view.below);
  };
  const foot = seen(view, [0, MIDDLE + RADIUS], -view.below)[1];
  layer.box(-5, foot, layer.width + 10, HEIGHT - foot + 5, 0.16, 0);
  for (let out = 70; out < 1500; out += 74) {
    const step = 360 / Math.round((out * 2 * Math.PI) / 120);
    for (let turn = 0; turn < 359.9; turn += step) {
      if (MIDDLE + out * Math.cos((turn * Math.PI) / 180) < NEAREST || isBeyond(turn, out)) continue;
      const corners = [
        at(turn, out),
        at(turn + step * 0.96, out),
        at(turn + step * 0.96, out + 70),
        at(turn, out + 70),
      ];
      layer.fill(corners, 0.5 * layer.random.between(0.74, 1.2), 0);
    }
  }
}

/** True if a slate would lie behind the wall, or too far to the side to be seen. */
function isBeyond(turn: number, out: number): boolean {
  const angle = (turn * Math.PI) / 180;
  const away = MIDDLE + out * Math.cos(angle);
  return out > RADIUS && (away > MIDDLE || Math.abs((out * Math.sin(angle) * FOCUS) / away) > 2400);
}
