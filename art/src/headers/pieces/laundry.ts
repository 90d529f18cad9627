import { lerp } from '../../drawing/curves.ts';
import { person } from '../../scene/parts/figures.ts';
import { house } from '../../scene/parts/house.ts';
import { chimney } from '../../scene/parts/rooftops.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';
import { island } from './near-ports.ts';

/** Pale Harbour: the Great Laundry in its steam, and from it two rows of sheets that come all the way to us. */
export const sheetAvenue: Piece = (layer, x, y, size) => {
  island(layer, x, y, size * 8, size * 0.14);
  greatLaundry(layer, x, y - size * 0.06, size);
  for (const side of [-1, 1])
    for (const [reach, high, count] of [
      [0.6, 0.7, 13],
      [1, 1, 10],
    ] as const)
      rowOfSheets(layer, { x, y, side, reach: (reach * layer.width) / 2 + size * 1.5, high: size * high, count });
  for (const [at, high] of [
    [-1.15, 0.2],
    [1.0, 0.18],
    [-2.15, 0.3],
    [2.35, 0.32],
  ] as const)
    person(layer, x + at * size, y + 4, size * high, { hat: 'bonnet', skirt: true, mirrored: at > 0, shade: 0.1 });
};

function greatLaundry(layer: SceneLayer, x: number, y: number, size: number): void {
  for (const [at, high] of [
    [-0.66, 0.66],
    [-0.34, 0.84],
    [0.36, 0.9],
    [0.7, 0.7],
  ] as const) {
    chimney(layer, x + at * size, y - size * 0.3, size * 0.09, size * high);
    layer.smoke(x + at * size, y - size * (0.3 + high), size * 0.22);
  }
  for (const at of [-0.86, 0.36])
    house(layer, x + at * size, y, size * 0.5, size * 0.34, { roof: 'side', storey: size * 0.15, lit: 1, shade: 0.4 });
  house(layer, x - size * 0.4, y + 2, size * 0.8, size * 0.46, {
    roof: 'gable',
    storey: size * 0.15,
    lit: 1,
    shade: 0.44,
  });
  const door = `M${x - size * 0.1} ${y + 4}V${y - size * 0.2}A${size * 0.1} ${size * 0.1} 0 0 1 ${x + size * 0.1} ${y - size * 0.2}V${y + 4}Z`;
  layer.light(door, '#ffc27a', 0.6);
  for (const at of [-0.5, 0.1, 0.55]) layer.smoke(x + at * size, y - size * 0.1, size * 0.3);
}

type Row = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** The sideways reach of the row, and the height of its line. */
  readonly reach: number;
  readonly high: number;
  readonly count: number;
};

/** Sheets on a line that runs from far off past us: poles, the line, and each sheet with its own belly of wind. */
function rowOfSheets(layer: SceneLayer, { x, y, side, reach, high, count }: Row): void {
  const { random } = layer;
  const scaleOf = (step: number): number => 1 / lerp(1 / 0.16, 1, step / count);
  const at = (scale: number, up: number): readonly [number, number] => [
    x + side * reach * scale,
    y - high * 0.16 * (1 - scale) + 8 * scale - up * high * scale,
  ];
  for (let step = 0; step < count; step += 1) {
    const [far, near] = [scaleOf(step + random.between(0.06, 0.16)), scaleOf(step + random.between(0.78, 0.93))];
    const [pole, next] = [scaleOf(step), scaleOf(step + 1)];
    layer.line([at(pole, -0.05), at(pole, 1.06)], Math.max(1.4, 9 * pole), 0.16, 90);
    layer.line([at(pole, 1), at(next, 1)], Math.max(0.8, 2.4 * near), 0.3);
    const belly = random.between(-0.05, 0.08);
    const drop = random.between(0.12, 0.42);
    const [topFar, topNear] = [at(far, 0.985), at(near, 0.985)];
    const [footFar, footNear] = [at(far, drop + random.between(0, 0.05)), at(near, drop + random.between(0, 0.05))];
    const wide = Math.abs(topNear[0] - topFar[0]);
    const sheet = `M${topFar.join(' ')}L${topNear.join(' ')}Q${topNear[0] + wide * belly} ${(topNear[1] + footNear[1]) / 2} ${footNear.join(' ')}Q${(footFar[0] + footNear[0]) / 2 + wide * belly} ${(footFar[1] + footNear[1]) / 2 + wide * 0.12} ${footFar.join(' ')}Q${topFar[0] + wide * belly} ${(topFar[1] + footFar[1]) / 2} ${topFar.join(' ')}Z`;
    layer.fill(sheet, random.pick([0.78, 0.9, 1, 1]), random.between(70, 110));
    if (random.chance(0.6)) layer.light(sheet, '#ffe6c4', random.between(0.04, 0.12));
    for (let fold = 1; fold < 8; fold += 1) {
      const share = fold / 8 + random.between(-0.04, 0.04);
      const [top, foot] = [
        [lerp(topFar[0], topNear[0], share), lerp(topFar[1], topNear[1], share)],
        [lerp(footFar[0], footNear[0], share), lerp(footFar[1], footNear[1], share) - 3],
      ] as const;
      layer.line(
        `M${top.join(' ')}Q${top[0] + wide * belly} ${(top[1] + foot[1]) / 2} ${foot.join(' ')}`,
        Math.max(0.7, random.between(1, 3.4) * near),
        0.5,
        90,
      );
    }
  }
}
