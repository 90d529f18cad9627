import { candle } from '../../scene/parts/lamps.ts';
import type { SceneLayer } from '../../scene/scene-layer.ts';
import { boxOf, discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** A lodger's room: a window on the city with a candle on the sill, the door, cards on a nail, a chair, and the stair up. */
export const lodgingRoom: Piece = (layer, x, y, size) => {
  window(layer, x, y - size * 0.3, size);
  door(layer, x - size * 1.34, y, size);
  cardsOnNail(layer, x - size * 0.86, y - size * 0.62, size * 0.2);
  chair(layer, x - size * 0.5, y, size * 0.5);
  stair(layer, x + size * 0.9, y, size);
};

/** The window from inside: roofs and their lights through eight panes, a curtain at each side, and the sill. */
function window(layer: SceneLayer, x: number, sill: number, size: number): void {
  const [half, high] = [size * 0.42, size * 0.58];
  layer.box(x - half - 16, sill - high - 16, half * 2 + 32, high + 20, 0.6);
  layer.box(x - half, sill - high, half * 2, high, 0.06, 0);
  layer.light(boxOf(x - half, sill - high, half * 2, high), '#8a6a9c', 0.3);
  for (let row = 0; row < 2; row += 1) {
    for (let at = -half; at < half - 24; at += 34) {
      const wide = Math.min(layer.random.between(26, 38), half - at);
      const top = sill - high * (row === 0 ? layer.random.between(0.42, 0.66) : layer.random.between(0.16, 0.36));
      const roof = [
        [x + at, sill],
        [x + at, top],
        [x + at + wide / 2, top - 22],
        [x + at + wide, top],
        [x + at + wide, sill],
      ] as const;
      layer.fill(roof, row === 0 ? 0.12 : 0.02);
      for (let light = 0; light < 3; light += 1)
        layer.light(
          discOf(x + at + layer.random.between(5, wide - 5), layer.random.between(top + 6, sill - 6), 2.4),
          '#ffc26a',
          0.9,
        );
    }
  }
  for (const bar of [-0.5, 0, 0.5]) layer.box(x + bar * half - 3, sill - high, 6, high, 0.55);
  layer.box(x - half, sill - high * 0.52, half * 2, 7, 0.55, 0);
  for (const side of [-1, 1])
    layer.fill(
      `M${x + side * (half + 30)} ${sill - high - 18}H${x + side * half * 0.52}Q${x + side * half * 0.62} ${sill - high * 0.5} ${x + side * (half + 4)} ${sill - high * 0.3}L${x + side * (half + 10)} ${sill + 40}H${x + side * (half + 34)}Z`,
      0.46,
      80,
    );
  layer.box(x - half - 40, sill - high - 26, half * 2 + 80, 12, 0.7, 0);
  layer.box(x - half - 30, sill, half * 2 + 60, 14, 0.75, 0);
  candle(layer, x + half * 0.55, sill, size * 0.16);
  layer.place(x + half * 0.18, sill, size * 0.11, () => {
    layer.fill('M-.4 0C-.5-.3-.5-.6-.46-.8H.46C.5-.6 .5-.3 .4 0Z', 0.85);
    layer.line('M.44-.7C.86-.7 .8-.2 .44-.24', 0.12, 0.85);
  });
}

/** The door, with a coat and a hat on its pegs and a line of light under it. */
function door(layer: SceneLayer, x: number, y: number, size: number): void {
  const [half, high] = [size * 0.21, size * 0.84];
  layer.box(x - half - 14, y - high - 14, half * 2 + 28, high + 14, 0.6);
  layer.box(x - half, y - high, half * 2, high, 0.24);
  for (const [top, tall] of [
    [0.92, 0.36],
    [0.46, 0.34],
  ] as const)
    for (const side of [-0.86, 0.1]) layer.box(x + side * half, y - high * top, half * 0.76, high * tall, 0.33);
  layer.disc(x + half * 0.78, y - high * 0.48, 5, 0.9);
  layer.light(
    [
      [x - half, y - 4],
      [x + half, y - 4],
      [x + half, y],
      [x - half, y],
    ],
    '#ffb45a',
    0.9,
  );
  layer.box(x - half - size * 0.42, y - size * 0.74, size * 0.3, 7, 0.6, 0);
  layer.fill(
    `M${x - half - size * 0.34} ${y - size * 0.72}q${size * 0.07} ${size * 0.02} ${size * 0.1} ${size * 0.16}l${size * 0.03} ${size * 0.4}h${-size * 0.26}l${size * 0.03} ${-size * 0.4}q${size * 0.03} ${-size * 0.14} ${size * 0.1} ${-size * 0.16}z`,
    0.14,
  );
  layer.fill(`M${x - half - size * 0.2} ${y - size * 0.7}h${size * 0.12}v${size * 0.07}h${-size * 0.12}z`, 0.12);
}

/** Cards that wait to be dealt with, on a nail in the wall. */
function cardsOnNail(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.disc(x, y - size * 0.52, 4, 0.95);
  for (const turn of [-24, 14, -4])
    layer.place(
      x,
      y,
      size,
      () => {
        layer.box(-0.3, -0.5, 0.6, 0.9, 0.85);
        layer.box(-0.24, -0.44, 0.48, 0.78, 0.55);
      },
      { turn },
    );
}

/** A wing chair, turned to the window. */
function chair(layer: SceneLayer, x: number, y: number, size: number): void {
  layer.place(x, y, size, () => {
    layer.fill('M-.42-.1V-.62C-.46-1 -.3-1.14 0-1.14C.24-1.14 .34-1 .34-.84L.3-.5H.44Q.54-.5 .52-.38L.48-.1Z', 0.22);
    layer.fill('M-.3-.3V-.62C-.34-.94-.2-1.02 0-1.02C.16-1.02 .22-.94 .22-.82L.18-.42H.34V-.3Z', 0.4);
    for (const leg of [-0.36, 0.38]) layer.box(leg, -0.1, 0.08, 0.1, 0.16);
  });
}

/** The stair to the floor above, with its rail, and light from up there. */
function stair(layer: SceneLayer, x: number, y: number, size: number): void {
  const [run, rise, steps] = [size * 0.12, size * 0.1, 9];
  const top = Math.max(20, y - rise * steps);
  layer.light(
    [
      [x + run * (steps - 2), top],
      [x + run * (steps + 3), top],
      [x + run * (steps + 1), y],
      [x + run, y],
    ],
    '#ffb45a',
    0.1,
  );
  for (let step = 0; step < steps; step += 1) {
    layer.box(x + run * step, y - rise * (step + 1), run * (steps + 3 - step), rise, 0.3 + (step % 2) * 0.06);
    layer.box(x + run * step - 4, y - rise * (step + 1), run * (steps + 3 - step), 5, 0.75, 0);
    layer.box(x + run * (step + 0.45), y - rise * (step + 1) - size * 0.2, 4, size * 0.2, 0.6);
  }
  layer.line(
    [
      [x + run * 0.4, y - rise - size * 0.2],
      [x + run * (steps - 0.4), y - rise * steps - size * 0.2],
    ],
    9,
    0.75,
  );
  layer.box(x + run * 0.2, y - size * 0.36, 14, size * 0.36, 0.65);
  layer.disc(x + run * 0.2 + 7, y - size * 0.38, 10, 0.75);
}
