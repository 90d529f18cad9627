import { person } from '../../scene/parts/figures.ts';
import { discOf } from '../../scene/scene-layer.ts';
import type { Piece } from '../motif.ts';

/** A clerk on a step-ladder lets a coin fall on the slate, to hear what it is worth. */
export const fallingCoin: Piece = (layer, x, y, size) => {
  const clerk = { x: x - size * 0.24, y: y - size * 0.36 };
  for (const [from, to] of [
    [-0.46, -0.3],
    [-0.04, -0.18],
  ] as const)
    layer.line(
      [
        [x + from * size, y],
        [x + to * size, clerk.y],
      ],
      size * 0.026,
      0.5,
      90,
    );
  for (const rung of [0.1, 0.2, 0.3])
    layer.box(x - size * (0.45 - rung * 0.4), y - size * rung, size * (0.4 - rung * 0.75), size * 0.018, 0.6, 0);
  layer.box(x - size * 0.35, clerk.y, size * 0.22, size * 0.022, 0.7, 0);
  person(layer, clerk.x, clerk.y, size * 0.5, { hat: 'top', shade: 0.1 });
  layer.line(
    [
      [clerk.x + size * 0.03, clerk.y - size * 0.38],
      [x - size * 0.03, clerk.y - size * 0.4],
    ],
    size * 0.026,
    0.1,
  );
  const coin = y - size * 0.42;
  layer.lightLine(
    [
      [x, clerk.y - size * 0.36],
      [x, coin],
    ],
    size * 0.012,
    '#ffd88a',
    0.4,
  );
  layer.fill(discOf(x, coin, size * 0.034, size * 0.04), 0.9);
  layer.light(discOf(x, coin, size * 0.034, size * 0.04), '#ffe2a0', 0.95);
  for (const [ring, strength] of [
    [0.1, 0.8],
    [0.24, 0.5],
    [0.42, 0.3],
    [0.64, 0.18],
  ] as const)
    layer.lightLine(discOf(x, y, size * ring, size * ring * 0.2), size * 0.012, '#ffd9a0', strength);
};

/** Listeners in a ring, a little way back from the middle. */
export const listeners: Piece = (layer, x, y, size) => {
  const { random } = layer;
  for (let one = 0; one < 26; one += 1) {
    const turn = -1.25 + (2.5 * one) / 25 + random.between(-0.03, 0.03);
    const [across, back] = [Math.sin(turn) * size * 1.15, Math.cos(turn) * size * 0.085];
    const skirt = random.chance(0.4);
    person(layer, x + across, y - back, size * random.between(0.24, 0.27) * (1.1 - 0.32 * Math.cos(turn)), {
      skirt,
      hat: skirt ? 'bonnet' : random.pick(['top', 'bowler', 'top']),
      mirrored: across > 0,
      shade: 0.09,
    });
  }
};
