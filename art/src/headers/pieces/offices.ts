import { candle, lantern } from '../../scene/parts/lamps.ts';
import { paintWindow } from '../../scene/parts/windows.ts';
import { discOf, type SceneLayer } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** Cells over the whole wall between two heights, drawn one by one. */
function cells(
  layer: SceneLayer,
  [top, foot]: readonly [number, number],
  [wide, high]: readonly [number, number],
  draw: (x: number, y: number) => void,
): void {
  for (let y = top + high; y <= foot + 1; y += high) for (let x = wide / 2; x < layer.width; x += wide) draw(x, y);
}

/** Four hundred and twelve bells on springs, each over its label; one of them is moving. */
export const wallOfBells: Piece = (layer, x, y, size) => {
  layer.box(-5, y - size, layer.width + 10, size * 0.9, 0.26, 0);
  cells(layer, [y - size, y - size * 0.14], [54, 62], (at, foot) => {
    const rung = Math.abs(at - x) < 27 && Math.abs(foot - (y - size * 0.5)) < 31;
    layer.box(at - 17, foot - 8, 34, 8, 0.6, 0);
    layer.line(`M${at} ${foot - 58}C${at - 16} ${foot - 60} ${at - 16} ${foot - 40} ${at} ${foot - 42}`, 2.4, 0.55);
    layer.place(
      at,
      foot - 15,
      25,
      () => {
        layer.fill('M-.62 0C-.5-.2-.5-.7-.3-.95Q0-1.25 .3-.95C.5-.7 .5-.2 .62 0Z', rung ? 0.95 : 0.72);
        layer.disc(0, 0.06, 0.16, 0.4);
      },
      { turn: rung ? 24 : layer.random.between(-3, 3) },
    );
    if (!rung) return;
    layer.flame(at, foot - 24, 7, '#ffdc9a');
    for (const ring of [32, 42, 52]) layer.lightLine(discOf(at, foot - 20, ring), 0.8, '#ffcf8a', 0.4);
  });
};

/** Pigeon-holes with papers in them, and a ladder on a rail. */
export const pigeonHoles: Piece = (layer, x, y, size) => {
  layer.box(-5, y - size * 1.05, layer.width + 10, size * 0.95, 0.5);
  cells(layer, [y - size * 1.02, y - size * 0.16], [50, 36], (at, foot) => {
    layer.box(at - 22, foot - 32, 44, 29, 0.12, 0);
    for (let paper = layer.random.whole(0, 4); paper > 0; paper -= 1) {
      layer.box(
        at - 18 + layer.random.between(0, 6),
        foot - 4 - paper * 5,
        layer.random.between(22, 33),
        4,
        layer.random.between(0.45, 0.8),
        0,
      );
    }
  });
  ladder(layer, x - size * 0.5, y, size * 0.95);
  lantern(layer, x, y - size * 0.86, size * 0.07);
};

export function ladder(layer: SceneLayer, x: number, y: number, height: number): void {
  for (const side of [0, height * 0.13])
    layer.line(
      [
        [x + side, y],
        [x + side + height * 0.16, y - height],
      ],
      height * 0.022,
      0.2,
      90,
    );
  for (let rung = 1; rung < 12; rung += 1) {
    const at = [x + (height * 0.16 * rung) / 12, y - (height * rung) / 12] as const;
    layer.line([at, [at[0] + height * 0.13, at[1]]], height * 0.015, 0.2);
  }
}

/** Court Nine: a raised bench under a canopy, and the dock. */
export const benchAndDock: Piece = (layer, x, y, size) => {
  for (const side of [-1, 1]) {
    for (const at of [0.9, 1.5])
      paintWindow(
        layer,
        'lancet',
        { x: x + side * size * at, y: y - size * 0.34, width: size * 0.24, height: size * 0.6 },
        0.5,
        '#8d8668',
      );
  }
  layer.box(x - size * 0.52, y - size * 0.42, size * 1.04, size * 0.42, 0.46);
  layer.box(x - size * 0.56, y - size * 0.46, size * 1.12, size * 0.05, 0.64, 0);
  for (let panel = 0; panel < 5; panel += 1)
    layer.box(x - size * 0.48 + panel * size * 0.2, y - size * 0.36, size * 0.15, size * 0.28, 0.36, 0);
  layer.place(x, y - size * 0.46, size, () => {
    layer.box(-0.16, -0.5, 0.32, 0.5, 0.34);
    layer.fill(
      [
        [-0.24, -0.48],
        [0, -0.68],
        [0.24, -0.48],
      ],
      0.6,
      45,
    );
    layer.fill(
      'M-.13 0C-.14-.16-.08-.2-.04-.22C-.1-.24-.09-.38 0-.38C.09-.38 .1-.24 .04-.22C.08-.2 .14-.16 .13 0Z',
      0.1,
    );
    layer.fill('M-.07-.22C-.1-.3-.09-.39 0-.39C.09-.39 .1-.3 .07-.22C.05-.28-.05-.28-.07-.22Z', 0.7);
  });
  for (const side of [-0.4, 0.4]) candle(layer, x + side * size, y - size * 0.46, size * 0.1);
  layer.box(x + size * 0.85, y - size * 0.3, size * 0.42, size * 0.34, 0.42);
  for (let spike = 0; spike < 9; spike += 1)
    layer.line(
      [
        [x + size * (0.87 + spike * 0.048), y - size * 0.3],
        [x + size * (0.87 + spike * 0.048), y - size * 0.38],
      ],
      2,
      0.5,
      90,
    );
};
