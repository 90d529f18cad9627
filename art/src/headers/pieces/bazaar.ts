import { person } from '../../scene/parts/figures.ts';
import { candle, lantern } from '../../scene/parts/lamps.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** One stall of the sale of work right before us, lit from inside, and flags made of what there was. */
export const stallAndFlags: Piece = (layer, x, y, size) => {
  const { width } = layer;
  layer.box(-5, y - 4, width + 10, 40, 0.12, 0);
  const middle = x + (0.58 - 0.5) * width;
  stallBefore(layer, middle, y, size);
  for (const [from, to, top] of [
    [-40, 0.34 * width, 46],
    [0.34 * width, 0.72 * width, 30],
    [0.72 * width, width + 40, 44],
  ] as const)
    flags(layer, [from, top], [to, top - 6], size);
  person(layer, middle - size * 1.62, y, size * 1.1, { hat: 'bonnet', skirt: true, shade: 0.05 });
  person(layer, middle - size * 1.98, y, size * 0.62, { hat: 'none', skirt: true, shade: 0.05 });
  person(layer, middle + size * 2.5, y, size * 1.16, { hat: 'top', cane: true, shade: 0.05, mirrored: true });
};

function stallBefore(layer: SceneLayer, x: number, y: number, size: number): void {
  const [half, counter, eaves, head] = [size * 1.9, y - size * 0.92, y - size * 2.35, y - size * 3.1];
  const inside = [
    [x - half * 0.92, counter],
    [x + half * 0.92, counter],
    [x + half * 0.92, eaves],
    [x - half * 0.92, eaves],
  ] as const;
  layer.fill(inside, 0.4);
  layer.light(inside, '#ffb257', 0.26);
  for (const shelf of [0.42, 0.74]) {
    layer.box(x - half * 0.86, counter - size * shelf, half * 1.72, size * 0.05, 0.7, 0);
    for (let at = -0.8; at < 0.8; at += 0.115)
      ware(layer, x + at * half, counter - size * shelf, size * layer.random.between(0.16, 0.26), 0.2);
  }
  person(layer, x + size * 0.62, counter + size * 0.42, size * 1.36, { hat: 'bonnet', skirt: true, shade: 0.08 });
  layer.fill(
    [
      [x - half, y],
      [x - half, counter],
      [x + half, counter],
      [x + half, y],
    ],
    0.42,
  );
  for (let fold = -0.94; fold < 1; fold += 0.13) layer.box(x + fold * half, counter + 8, 5, size * 0.88, 0.28);
  layer.box(x - half * 1.04, counter - size * 0.05, half * 2.08, size * 0.1, 0.84, 0);
  for (let at = -0.92; at < 0.95; at += 0.12)
    if (Math.abs(at * half - size * 0.62) > size * 0.3)
      ware(layer, x + at * half, counter - size * 0.05, size * layer.random.between(0.24, 0.4), 0.5);
  for (const side of [-1, 1]) {
    layer.box(x + side * half * 0.95 - 6, eaves, 12, y - eaves, 0.4);
    lantern(layer, x + side * half * 0.6, eaves + size * 0.42, size * 0.24);
  }
  awning(layer, x, eaves, half * 1.16, eaves - head, size);
}

/** A striped awning with a scalloped edge. */
function awning(layer: SceneLayer, x: number, eaves: number, half: number, high: number, size: number): void {
  const stripes = 15;
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const edge = (at: number): number => x - half + (2 * half * at) / stripes;
    const ridge = (at: number): number => x + (edge(at) - x) * 0.82;
    const [left, right, shade] = [edge(stripe), edge(stripe + 1), stripe % 2 === 0 ? 0.92 : 0.3];
    layer.fill(
      [
        [left, eaves],
        [right, eaves],
        [ridge(stripe + 1), eaves - high],
        [ridge(stripe), eaves - high],
      ],
      shade,
      84,
    );
    layer.fill(
      `M${left} ${eaves}V${eaves + size * 0.12}A${half / stripes} ${half / stripes} 0 0 0 ${right} ${eaves + size * 0.12}V${eaves}Z`,
      shade * 0.9,
      0,
    );
  }
}

/** Something for sale: a pot, a bishop that wipes pens, a candle, a cushion. */
function ware(layer: SceneLayer, x: number, y: number, size: number, shade: number): void {
  const kind = layer.random.pick(['pot', 'bishop', 'candle', 'cushion', 'bishop']);
  if (kind === 'candle') {
    candle(layer, x, y, size * 0.9, size * 0.16);
    return;
  }
  layer.place(x, y, size, () => {
    if (kind === 'pot') {
      layer.fill('M-.3 0C-.46-.3-.4-.6-.2-.66H.2C.4-.6 .46-.3 .3 0Z', shade);
      layer.line('M.34-.5C.62-.5 .6-.16 .34-.16', 0.08, shade);
    } else if (kind === 'bishop')
      layer.fill('M-.26 0L-.16-.55C-.24-.7-.16-.84 0-1.05C.16-.84 .24-.7 .16-.55L.26 0Z', shade * 1.25);
    else layer.fill('M-.4 0Q-.48-.2-.4-.42Q0-.54 .4-.42Q.48-.2 .4 0Q0 .06-.4 0Z', shade);
  });
}

/** Flags on a slack string: a petticoat, a regiment's facings, a pennant, four inches of curtain. */
function flags(layer: SceneLayer, from: readonly [number, number], to: readonly [number, number], size: number): void {
  const sag = size * 0.34;
  const on = (way: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * way,
    from[1] + (to[1] - from[1]) * way + 4 * sag * way * (1 - way),
  ];
  layer.line(
    Array.from({ length: 25 }, (_, at) => on(at / 24)),
    3,
    0.5,
  );
  const count = Math.round(Math.abs(to[0] - from[0]) / (size * 0.62));
  for (let flag = 0; flag < count; flag += 1) {
    const [x, y] = on((flag + 0.5) / count);
    const shade = [0.95, 0.5, 0.8][flag % 3] ?? 0.8;
    layer.place(x, y, size * layer.random.between(0.44, 0.54), () => cloth(layer, flag % 4, shade), {
      turn: layer.random.between(-5, 5),
    });
  }
}

function cloth(layer: SceneLayer, kind: number, shade: number): void {
  if (kind === 0) layer.fill('M-.46 0H.46L0 1.1Z', shade, 60);
  else if (kind === 1) {
    layer.fill('M-.3 0H.3L.5 .86Q.33 1 .17 .86Q0 1 -.17 .86Q-.33 1 -.5 .86Z', shade);
    layer.line('M-.47 .74H.47', 0.06, shade * 0.4);
  } else if (kind === 2) {
    layer.box(-0.42, 0, 0.84, 0.92, shade);
    layer.box(-0.42, 0, 0.28, 0.92, shade * 0.4);
    layer.fill(discOf(0.16, 0.46, 0.16), shade * 0.4);
  } else layer.fill('M-.44 0H.44V1L0 .66L-.44 1Z', shade, 120);
}
