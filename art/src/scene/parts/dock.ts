import { lerp } from '../../drawing/curves.ts';
import type { SceneLayer } from '../scene-layer.ts';

/** A harbour crane on a point, its arm out to the right unless mirrored. */
export function crane(
  layer: SceneLayer,
  x: number,
  y: number,
  height: number,
  { shade = 0.3, mirrored = false } = {},
): void {
  const [tipX, tipY] = [0.7, -1.15];
  layer.place(
    x,
    y,
    height,
    () => {
      layer.fill(
        [
          [-0.06, 0],
          [-0.03, -1],
          [0.03, -1],
          [0.06, 0],
        ],
        shade,
      );
      layer.line(
        [
          [0, -0.8],
          [tipX, tipY],
        ],
        0.035,
        shade,
      );
      layer.line(
        [
          [-0.2, -0.98],
          [0, -1],
          [tipX, tipY],
        ],
        0.02,
        shade,
      );
      for (let brace = 1; brace < 8; brace += 1) {
        const way = brace / 8;
        const low = [lerp(0, tipX, way), lerp(-0.8, tipY, way)] as const;
        layer.line([low, [lerp(0, tipX, way - 0.06), lerp(-1, tipY, way - 0.06)]], 0.01, shade);
      }
      layer.line(
        [
          [tipX, tipY],
          [tipX, -0.45],
        ],
        0.009,
        shade,
        90,
      );
      layer.box(tipX - 0.06, -0.45, 0.12, 0.1, shade, 0);
      layer.fill(
        [
          [-0.15, -0.62],
          [0.12, -0.62],
          [0.1, -0.8],
          [-0.13, -0.8],
        ],
        shade * 1.1,
      );
    },
    { mirrored },
  );
}

/** A jetty on piles. */
export function jetty(layer: SceneLayer, from: number, to: number, y: number, depth: number, shade = 0.3): void {
  layer.box(from, y, to - from, depth * 0.35, shade, 0);
  for (let x = from + 4; x < to; x += depth * 0.8) layer.box(x, y + depth * 0.3, depth * 0.16, depth, shade * 0.7);
}

export function barrel(layer: SceneLayer, x: number, y: number, size: number, shade = 0.3): void {
  layer.place(x, y, size, () => {
    layer.fill('M-.36 0C-.5-.35-.5-.65-.36-1H.36C.5-.65 .5-.35 .36 0Z', shade);
    for (const hoop of [-0.16, -0.38, -0.64, -0.86])
      layer.line(
        [
          [-0.43, hoop],
          [0.43, hoop],
        ],
        0.05,
        shade * 0.55,
      );
    layer.line(
      [
        [-0.36, -1],
        [0.36, -1],
      ],
      0.06,
      shade * 1.5,
    );
  });
}

export function crate(layer: SceneLayer, x: number, y: number, size: number, shade = 0.3): void {
  layer.box(x - size / 2, y - size, size, size, shade, 0);
  const edge = size * 0.1;
  layer.line(
    [
      [x - size * 0.45, y - size * 0.05],
      [x + size * 0.45, y - size * 0.95],
    ],
    edge,
    shade * 0.6,
    45,
  );
  for (const top of [0, 0.9]) layer.box(x - size / 2, y - size * (1 - top), size, edge, shade * 1.35, 0);
}

/** Crates and barrels piled against each other. */
export function cargo(layer: SceneLayer, x: number, y: number, size: number, shade = 0.25): void {
  const { random } = layer;
  for (let at = -2; at <= 2; at += 1) {
    const left = x + at * size * 0.92;
    const tone = shade * random.between(0.8, 1.2);
    const high = random.between(0.75, 1) * size;
    if (random.chance(0.5)) barrel(layer, left, y, high, tone);
    else crate(layer, left, y, high, tone);
    if (Math.abs(at) < 2 && random.chance(0.6))
      crate(layer, left + size * 0.3, y - high, size * random.between(0.5, 0.8), tone);
  }
}
