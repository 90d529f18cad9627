import { person } from '../../scene/parts/figures.ts';
import { steps } from '../../scene/parts/ground.ts';
import { streetLamp } from '../../scene/parts/lamps.ts';
import { spire } from '../../scene/parts/spires.ts';
import { tower } from '../../scene/parts/tower.ts';
import { windowGrid } from '../../scene/parts/windows.ts';
import type { Piece } from '../motif.ts';

/** The house at the top of Crownhill, which is mostly spire. */
export const spireHouse: Piece = (layer, x, y, size) => {
  layer.box(x - size * 0.7, y - size * 0.42, size * 1.4, size * 0.5, 0.48);
  windowGrid(layer, { x: x - size * 0.66, y, width: size * 1.32, height: size * 0.4 }, size * 0.16, { kind: 'lancet' });
  for (const [at, wide, high] of [
    [-0.66, 0.17, 0.5],
    [0.66, 0.17, 0.48],
    [-0.34, 0.2, 0.62],
    [0.34, 0.2, 0.6],
  ] as const)
    tower(layer, x + at * size, y, wide * size, high * size, { top: 'spire', shade: 0.5 });
  tower(layer, x, y, size * 0.3, size * 0.72, { top: 'none', shade: 0.54 });
  spire(layer, x, y - size * 0.71, size * 0.28, size * 0.62, { shade: 0.54 });
};

/** The foot of the steps, a lamp, and somebody who sweeps them towards us. */
export const sweptSteps: Piece = (layer, _x, y, size) => {
  const x = 0.17 * layer.width;
  layer.box(-5, y - 4, layer.width + 10, 40, 0.1, 0);
  const top = steps(layer, x, y, size * 4.6, size * 0.66, { count: 5, narrowing: 0.2, shade: 0.4 });
  for (const side of [-1, 1]) {
    const post = x + side * size * 1.9;
    layer.box(post - size * 0.2, y - size * 0.98, size * 0.4, size, 0.3);
    layer.box(post - size * 0.26, y - size * 1.04, size * 0.52, size * 0.09, 0.7, 0);
    streetLamp(layer, post, y - size * 1.02, size * 1.5, 0.2);
  }
  const foot = { x: x + size * 0.2, y: top + size * 0.1 };
  person(layer, foot.x, foot.y, size * 1.15, { hat: 'none', skirt: true, shade: 0.05 });
  layer.line(
    [
      [foot.x + size * 0.02, foot.y - size * 0.84],
      [foot.x + size * 0.62, foot.y + size * 0.06],
    ],
    size * 0.05,
    0.3,
    90,
  );
  layer.fill(
    [
      [foot.x + size * 0.54, foot.y],
      [foot.x + size * 0.68, foot.y - size * 0.04],
      [foot.x + size * 0.94, foot.y + size * 0.26],
      [foot.x + size * 0.6, foot.y + size * 0.3],
    ],
    0.5,
    70,
  );
};
