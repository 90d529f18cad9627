import { column } from '../../scene/parts/columns.ts';
import { person } from '../../scene/parts/figures.ts';
import { lantern, streetLamp } from '../../scene/parts/lamps.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

const STEPS = 13;

/** The side of the law courts: columns away to the right, and the steps that come down from them to the left. */
export const courtSteps: Piece = (layer, x, y, size) => {
  const { width, random } = layer;
  const [rise, run] = [(size * 0.5) / STEPS, size * 0.125];
  const top = y - size * 0.5;
  layer.box(x, top, width - x + 10, size, 0.34, 0);
  for (let joint = 1; joint < 6; joint += 1) layer.box(x, top + joint * size * 0.09, width - x + 10, 2, 0.24, 0);
  for (let step = 0; step < STEPS; step += 1) {
    const left = x - (step + 1) * run;
    const tread = top + (step + 1) * rise;
    layer.box(left, tread, run + 2, size, 0.26, 0);
    layer.box(left - 3, tread - 1.5, run + 3, 4.5, 0.8, 0);
  }
  layer.box(-5, y, width + 10, 90, 0.22, 0);
  layer.box(x - 8, top - 5, width - x + 20, 9, 0.74, 0);
  hallSide(layer, x + size * 0.14, top, size);
  for (const step of [2, 7]) streetLamp(layer, x - (step + 0.5) * run, top + (step + 1) * rise, size * 0.44, 0.24);
  for (const step of [0.5, 1.3, 3.5, 4.4, 5.5, 8.4, 9.5, 10.6]) {
    const foot = top + (Math.floor(step) + 1) * rise;
    const skirt = random.chance(0.35);
    person(layer, x - step * run, foot, size * random.between(0.2, 0.23), {
      skirt,
      hat: skirt ? 'bonnet' : random.pick(['top', 'bowler', 'cap']),
      cane: random.chance(0.3),
    });
  }
};

/** Columns in a row with tall lit doors behind them, under a beam and a tiled roof. */
function hallSide(layer: SceneLayer, x: number, foot: number, size: number): void {
  const { width } = layer;
  const [head, bay] = [foot - size * 0.62, size * 0.36];
  layer.box(x + bay * 0.3, head, width - x, size * 0.62, 0.16);
  for (let at = x + bay * 0.5, door = 0; at < width + bay; at += bay, door += 1) {
    const [left, wide] = [at - bay * 0.17, bay * 0.34];
    const shape = `M${left} ${foot}V${foot - size * 0.4}Q${left + wide / 2} ${foot - size * 0.52} ${left + wide} ${foot - size * 0.4}V${foot}Z`;
    layer.fill(shape, 0.08);
    if (door % 3 !== 1) layer.light(shape, '#ffc27a', door % 3 === 0 ? 0.55 : 0.3);
  }
  for (let at = x; at < width + bay; at += bay) column(layer, at, head, foot, size * 0.115, 0.56);
  layer.box(x - size * 0.12, head - size * 0.12, width - x + size, size * 0.12, 0.52, 0);
  layer.box(x - size * 0.17, head - size * 0.16, width - x + size, size * 0.045, 0.78, 0);
  for (let at = x; at < width; at += bay / 3) layer.box(at, head - size * 0.1, size * 0.03, size * 0.07, 0.3, 90);
  layer.fill(
    [
      [x - size * 0.17, head - size * 0.16],
      [x + size * 0.3, head - size * 0.31],
      [width + 20, head - size * 0.31],
      [width + 20, head - size * 0.16],
    ],
    0.36,
    60,
  );
  justice(layer, x - size * 0.06, head - size * 0.17, size * 0.3);
}

/** The figure on the corner of the roof, blindfold, with her arm out. */
function justice(layer: SceneLayer, x: number, y: number, size: number): void {
  person(layer, x, y, size, { skirt: true, hat: 'none', shade: 0.5, mirrored: true });
  layer.line(
    [
      [x, y - size * 0.72],
      [x - size * 0.34, y - size * 0.9],
    ],
    size * 0.05,
    0.5,
  );
}

/** A great pair of scales at the foot of the steps: a lamp in one pan, a bundle of papers in the other. */
export const greatScales: Piece = (layer, _x, y, size) => {
  const x = 0.2 * layer.width;
  const [top, reach] = [y - size * 3.5, size * 1.16];
  layer.box(-5, y - 4, layer.width + 10, 40, 0.1, 0);
  layer.box(x - size * 0.62, y - size * 0.34, size * 1.24, size * 0.36, 0.3, 0);
  layer.box(x - size * 0.48, y - size * 0.62, size * 0.96, size * 0.3, 0.36);
  layer.box(x - size * 0.54, y - size * 0.66, size * 1.08, size * 0.06, 0.7, 0);
  column(layer, x, top + size * 0.1, y - size * 0.64, size * 0.26, 0.44);
  layer.disc(x, top, size * 0.15, 0.6);
  for (const [side, dip] of [
    [-1, 0.26],
    [1, -0.26],
  ] as const) {
    const [endX, endY] = [x + side * reach, top + dip * size];
    layer.line(
      `M${x} ${top}Q${x + side * reach * 0.5} ${top + dip * size * 0.2 - size * 0.16} ${endX} ${endY}`,
      size * 0.085,
      0.6,
    );
    pan(layer, endX, endY, size, side);
  }
};

function pan(layer: SceneLayer, x: number, y: number, size: number, side: number): void {
  const dish = y + size * 1.3;
  for (const edge of [-1, 0, 1])
    layer.line(
      [
        [x, y],
        [x + edge * size * 0.46, dish],
      ],
      size * 0.026,
      0.5,
      90,
    );
  if (side < 0) lantern(layer, x, dish - size * 0.22, size * 0.3);
  else
    for (let paper = 0; paper < 5; paper += 1)
      layer.box(
        x - size * 0.26 + (paper % 2) * size * 0.05,
        dish - size * (0.09 + paper * 0.085),
        size * 0.5,
        size * 0.065,
        0.85 - 0.1 * (paper % 2),
        0,
      );
  layer.fill(`M${x - size * 0.52} ${dish}Q${x} ${dish + size * 0.42} ${x + size * 0.52} ${dish}Z`, 0.5, 0);
  layer.box(x - size * 0.54, dish - size * 0.03, size * 1.08, size * 0.05, 0.8, 0);
}
